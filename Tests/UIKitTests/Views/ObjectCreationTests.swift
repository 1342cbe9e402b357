// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

private class Plain: NSObject {
  var numbers = [1, 2]
  override init() {
    super.init()
    numbers.append(3)
  }
}

private final class PlainSubclass: Plain {
  var name = "subclass"
}

private final class Responder: UIResponder {
  var text = "responder"
}

@MainActor
struct ObjectCreationTests {
  @Test func `a class known at run time is made by its own initialiser`() {
    let types: [NSObject.Type] = [Plain.self, PlainSubclass.self, Responder.self, NSObject.self]
    let objects = types.map { createObject($0) }
    #expect(objects.map { ObjectIdentifier(type(of: $0)) } == types.map { ObjectIdentifier($0) })
    #expect((objects[0] as? Plain)?.numbers == [1, 2, 3])
    #expect((objects[1] as? Plain)?.numbers == [1, 2, 3])
    #expect((objects[1] as? PlainSubclass)?.name == "subclass")
    #expect((objects[2] as? Responder)?.text == "responder")
    #expect(!(objects[0] is PlainSubclass))
  }
}
