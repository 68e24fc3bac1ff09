import { Visitor } from 'oxc-parser'
import type { Rule } from '../rule.ts'
import { isTest, lineAt } from '../tree.ts'

/** Types are proven, not silenced; biome.json refuses "!", any and @ts-ignore. */
export const casts: Rule = {
  name: 'casts',
  *check({ scripts }) {
    for (const { path, text, program } of scripts) {
      const found: { position: number; message: string }[] = []
      new Visitor({
        TSAsExpression: ({ start, expression }) => {
          // A test may stand a small fake in for a large thing.
          if (expression.type === 'TSAsExpression' && !isTest(path))
            found.push({
              position: start,
              message: 'a double cast can turn anything into anything: parse the value',
            })
        },
      }).visit(program)
      for (const { position, message } of found) yield { path, line: lineAt(text, position), message }
      yield* switchedOff(path, text)
    }
  },
}

function* switchedOff(path: string, text: string) {
  const comment = /^\s*(?:\/\/|\/\*)\s*@ts-nocheck/gm
  for (const match of text.matchAll(comment))
    yield {
      path,
      line: lineAt(text, match.index + 1),
      message: '@ts-nocheck switches the checker off: mend the types',
    }
}
