// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIWindow {
  /// A visible window of 375 × 812 points that shows the controller's view at a scale.
  ///
  /// The screen's scale is the host's business; a parent may give its child another one.
  static func showing(_ controller: UIViewController, scale: CGFloat) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let parent = UIViewController()
    parent.addChild(controller)
    parent.setOverrideTraitCollection(UITraitCollection(displayScale: scale), forChild: controller)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    controller.view.frame = window.bounds
    parent.view.addSubview(controller.view)
    window.layoutIfNeeded()
    return window
  }

  /// The scene, and its table.
  static func scene(scale: CGFloat) -> (UIWindow, UITableView) {
    let controller = SceneController()
    return (showing(controller, scale: scale), controller.tableView)
  }
}
