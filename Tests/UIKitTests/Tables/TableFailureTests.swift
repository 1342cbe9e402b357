// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Programmer's errors stop the program with a message that has the place and the value, in release as well.
struct TableFailureTests {
  private func message(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  @Test func `a negative number of rows names the section and the count`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try TableScene(Setting(), rows: [2, -7, 3]) }
    }
    let message = try message(result)
    #expect(message.contains("-7 for the number of rows in section 1"))
  }

  @Test func `a number of rows that no table can have names the section and the count`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try TableScene(Setting(), rows: [.max]) }
    }
    #expect(try message(result).contains("\(Int.max) for the number of rows in section 0"))
  }

  @Test func `a height that is not a number names the row and the value`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        _ = try TableScene(Setting(), rows: [1, 5]) { $0.height = { $0 == [1, 3] ? .nan : 44 } }
      }
    }
    #expect(try message(result).contains("the height of row 3 in section 1 is nan"))
  }

  @Test func `a negative or infinite height names the row and the value`() async throws {
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try TableScene(Setting(), rows: [1]) { $0.height = { _ in -44 } } }
    }
    #expect(try message(negative).contains("the height of row 0 in section 0 is -44.0"))
    let infinite = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try TableScene(Setting(), rows: [1]) { $0.height = { _ in .infinity } } }
    }
    #expect(try message(infinite).contains("the height of row 0 in section 0 is inf"))
  }

  @Test func `heights of headers and of the table's properties are checked, too`() async throws {
    let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try TableScene(Setting(), rows: [1, 1]) { $0.headerHeight = { _ in .nan } } }
    }
    #expect(try message(header).contains("the height of the header in section 0 is nan"))
    let property = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try TableScene(Setting(), rows: [1]) { $0.tableView.rowHeight = -5 } }
    }
    #expect(try message(property).contains("rowHeight is -5.0"))
  }

  @Test func `an identifier without a class names itself`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let scene = try TableScene(Setting(), rows: [1])
        _ = scene.table.dequeueReusableCell(withIdentifier: "missing", for: [0, 0])
      }
    }
    #expect(try message(result).contains("\"missing\""))
  }

  @Test func `a registered class that is not a cell names itself`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let scene = try TableScene(Setting(), rows: [1])
        scene.table.register(UILabel.self, forCellReuseIdentifier: "label")
      }
    }
    let message = try message(result)
    #expect(message.contains("UILabel"))
    #expect(message.contains("\"label\""))
  }

  @Test func `a table controller without cellForRowAt names its class`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 1)
        _ = host.show(Forgetful(style: .plain))
      }
    }
    #expect(try message(result).contains("Forgetful does not override tableView(_:cellForRowAt:)"))
  }
}

private final class Forgetful: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}
