import { Visitor } from 'oxc-parser'
import type { Rule } from '../rule.ts'
import { isTest, lineAt } from '../tree.ts'

/** Types are proven, not silenced. */
export const casts: Rule = {
  name: 'casts',
  *check({ scripts }) {
    for (const { path, text, program } of scripts) {
      const found: { position: number; message: string }[] = []
      new Visitor({
        TSNonNullExpression: ({ start }) =>
          found.push({
            position: start,
            message: 'a "!" hides a missing value: check it, or make it impossible',
          }),
        TSAsExpression: ({ start, expression, typeAnnotation }) => {
          if (typeAnnotation.type === 'TSAnyKeyword')
            found.push({
              position: start,
              message: '"as any" switches the checker off: use unknown, and parse',
            })
          // A test may stand a small fake in for a large thing.
          if (expression.type === 'TSAsExpression' && !isTest(path))
            found.push({
              position: start,
              message: 'a double cast can turn anything into anything: parse the value',
            })
        },
        ExportDefaultDeclaration: ({ start }) => {
          if (!/\.(?:config|setup)\.ts$/.test(path))
            found.push({ position: start, message: 'no default export: a name is found by one search' })
        },
      }).visit(program)
      for (const { position, message } of found) yield { path, line: lineAt(text, position), message }
      yield* switchedOff(path, text)
    }
  },
}

function* switchedOff(path: string, text: string) {
  const comment = /^\s*(?:\/\/|\/\*)\s*@ts-(ignore|nocheck)/gm
  for (const match of text.matchAll(comment))
    yield {
      path,
      line: lineAt(text, match.index + 1),
      message: `@ts-${match[1]} switches the checker off: mend the type`,
    }
}
