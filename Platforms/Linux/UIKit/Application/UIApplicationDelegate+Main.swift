// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIApplicationDelegate {
  /// The program's entry point when the delegate class is marked `@main`: hands the process over to the host.
  public static func main() {
    guard let delegateClass = self as? NSObject.Type else {
      fatalError("The app delegate \(self) must be a subclass of NSObject.")
    }
    exit(ApplicationHost.run(UIApplication.self, delegateClass: delegateClass, arguments: CommandLine.arguments))
  }
}
