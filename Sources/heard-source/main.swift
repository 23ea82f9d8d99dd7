import SwiftParser
import SwiftSyntax
print(Parser.parse(source: "let x = 1").statements.count)
