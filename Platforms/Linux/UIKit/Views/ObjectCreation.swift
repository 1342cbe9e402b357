// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// Makes `init()` required, so that an instance can be made from a class that is only known at run time.
///
/// It is public and open on purpose: were it internal, the optimiser would see that it has no subclasses and call its
/// own initialiser directly.
open class _CreatableObject: NSObject {
  public required override init() { super.init() }
}

/// An instance of `type`, made with its own `init()`, as Objective-C's `[[type alloc] init]` makes one.
///
/// `NSObject.init()` is not `required`, so Swift does not let a metatype call it. Every subclass has the initialiser
/// in the same slot of its method table, though (a subclass without it has a trap there that says so), and the bit
/// cast is all it takes to reach the slot. Not inlined: the optimiser would take the cast's word for the object's
/// class.
@inline(never)
package func createObject<T: NSObject>(_ type: T.Type) -> T {
  let creatable = unsafeBitCast(type, to: _CreatableObject.Type.self)
  return unsafeDowncast(creatable.init() as AnyObject, to: T.self)
}
