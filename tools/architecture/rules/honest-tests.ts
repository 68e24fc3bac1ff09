import { Visitor } from 'oxc-parser'
import type { Rule } from '../rule.ts'
import { isTest, lineAt } from '../tree.ts'
import { scanLines } from './scan-lines.ts'

const skipped = /\b(?:test|it|describe)\.(?:skip|skipIf|runIf|todo|fails|fixme|only)\b/g
const asleep =
  /\bwaitForTimeout\(|\bsetTimeout\(\s*(?:r|res|resolve|done)\b|\bsleep\(|['"]node:timers\/promises['"]/g

/** Every test runs, asserts something, and waits for conditions rather than for time. */
export const honestTests: Rule = {
  name: 'honest-tests',
  *check({ scripts }) {
    for (const script of scripts) {
      // The tests of these rules hold broken samples.
      if (!isTest(script.path) || script.path.startsWith('tools/architecture/')) continue
      yield* scanLines(script, skipped, (found) => `${found}: a test runs, or it is deleted`)
      yield* scanLines(
        script,
        asleep,
        () => 'waits for time: wait for the condition (expect.poll, waitUntil, a fake clock)',
      )
      const { path, text, program } = script
      const silent: number[] = []
      new Visitor({
        CallExpression: ({ callee, arguments: args, start }) => {
          if (callee.type !== 'Identifier' || !/^(test|it)$/.test(callee.name)) return
          const body = args.at(-1)?.type === 'Literal' ? args.at(-2) : args.at(-1)
          if (body !== undefined && !/expect|assert|verify/i.test(text.slice(body.start, body.end)))
            silent.push(start)
        },
      }).visit(program)
      for (const start of silent)
        yield { path, line: lineAt(text, start), message: 'this test asserts nothing: it cannot fail' }
    }
  },
}
