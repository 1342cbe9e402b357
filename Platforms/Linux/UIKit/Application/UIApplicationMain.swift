// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Makes the app and its delegate from the names of their classes, and hands the process over to the host.
///
/// A name is what `NSStringFromClass(_:)` gives; nil stands for `UIApplication`, and for no delegate. A name that is
/// not a class of the right kind stops the program. Unlike Apple's, the function returns, namely the status to exit
/// with.
@MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  var principalClass = UIApplication.self
  if let principalClassName {
    guard let named = NSClassFromString(principalClassName) as? UIApplication.Type else {
      fatalError("There is no subclass of UIApplication named \(principalClassName).")
    }
    principalClass = named
  }
  var delegateClass: NSObject.Type?
  if let delegateClassName {
    guard let named = NSClassFromString(delegateClassName) as? NSObject.Type, named is any UIApplicationDelegate.Type
    else {
      fatalError("There is no UIApplicationDelegate class named \(delegateClassName).")
    }
    delegateClass = named
  }
  let arguments = (0..<Int(argc)).compactMap { index in argv?[index].map { String(cString: $0) } }
  return ApplicationHost.run(principalClass, delegateClass: delegateClass, arguments: arguments)
}
