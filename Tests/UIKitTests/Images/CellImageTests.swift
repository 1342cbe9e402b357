// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

@MainActor
struct CellImageTests {
  private func cell(
    _ image: UIImage?, style: UITableViewCell.CellStyle = .default, width: CGFloat = 320, height: CGFloat = 44
  ) -> UITableViewCell {
    usePlainScreen()
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    cell.textLabel?.text = "Title"
    cell.imageView?.image = image
    cell.layoutIfNeeded()
    return cell
  }

  private func square(_ side: Int) -> UIImage { numbered(width: side, height: side) }

  @Test func `the image stands where the text did, the text behind it`() throws {
    let inset = try #require(cell(nil).textLabel).frame.minX
    let cell = cell(square(28))
    let view = try #require(cell.imageView)
    #expect(view.superview === cell.contentView)
    #expect(view.frame == CGRect(x: inset, y: 8, width: 28, height: 28))
    #expect(try #require(cell.textLabel).frame.minX == inset + 28 + SystemLook.current.imageGap)
  }

  @Test func `a cell without an image keeps its text in place, and its image view away`() throws {
    usePlainScreen()
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    plain.textLabel?.text = "Title"
    plain.layoutIfNeeded()
    let asked = cell(nil)
    #expect(asked.textLabel?.frame.minX == plain.textLabel?.frame.minX)
    #expect(asked.imageView?.frame.size == .zero)
  }

  @Test func `an image that comes later moves the text, and back`() throws {
    let cell = cell(nil)
    let inset = try #require(cell.textLabel).frame.minX
    cell.imageView?.image = square(20)
    cell.layoutIfNeeded()
    #expect(try #require(cell.textLabel).frame.minX > inset + 20)
    cell.imageView?.image = nil
    cell.layoutIfNeeded()
    #expect(try #require(cell.textLabel).frame.minX == inset)
  }

  @Test func `an image higher than the row is made smaller in its proportions`() throws {
    let view = try #require(cell(numbered(width: 20, height: 10).enlarged(10), height: 50).imageView)
    #expect(view.frame.size == CGSize(width: 100, height: 50))
  }

  @Test func `from right to left the image stands at the right`() throws {
    let cell = cell(square(29))
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    let (view, label) = (try #require(cell.imageView), try #require(cell.textLabel))
    #expect(view.frame.minX > label.frame.maxX)
  }

  @Test func `subtitle and detail move, too`() throws {
    for style in [UITableViewCell.CellStyle.value1, .subtitle] {
      let cell = cell(square(29), style: style)
      cell.detailTextLabel?.text = "Detail"
      cell.layoutIfNeeded()
      let (view, label) = (try #require(cell.imageView), try #require(cell.textLabel))
      #expect(label.frame.minX > view.frame.maxX)
      #expect(try #require(cell.detailTextLabel).frame.minX > view.frame.maxX)
    }
  }

  @Test func `a selected cell highlights its image`() {
    let cell = cell(square(10))
    cell.isSelected = true
    #expect(cell.imageView?.isHighlighted == true)
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(cell.imageView?.isHighlighted == true)
    cell.isHighlighted = false
    #expect(cell.imageView?.isHighlighted == false)
  }
}

extension UIImage {
  /// The same pixels as an image so many times larger in points.
  fileprivate func enlarged(_ times: CGFloat) -> UIImage {
    UIImage(cgImage: cgImage!, scale: 1 / times, orientation: .up)
  }
}
