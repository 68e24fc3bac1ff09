import { Visitor } from 'oxc-parser'
import type { Rule } from '../rule.ts'
import { isTest, lineAt } from '../tree.ts'

const maxFileLines = 400
const maxFunctionLines = 70

/** No file is longer than 400 lines. */
export const fileLength: Rule = {
  name: 'file-length',
  counts: 'files past their limit',
  *check({ files }) {
    for (const { path, text } of files) {
      if (!/\.(tsx?|mjs|css|sql)$/.test(path)) continue
      const lines = text.trimEnd().split('\n').length
      if (lines > maxFileLines)
        yield {
          path,
          line: maxFileLines + 1,
          message: `${lines} lines: split it by operation (at most ${maxFileLines})`,
        }
    }
  },
}

/** No function is longer than 70 lines. */
export const functionLength: Rule = {
  name: 'function-length',
  counts: 'functions past their limit',
  *check({ scripts }) {
    for (const { path, text, program } of scripts) {
      if (isTest(path)) continue
      const spans: { start: number; end: number }[] = []
      const keep = (node: { start: number; end: number }) => spans.push(node)
      new Visitor({
        FunctionDeclaration: keep,
        FunctionExpression: keep,
        ArrowFunctionExpression: keep,
      }).visit(program)
      for (const { start, end } of spans) {
        const line = lineAt(text, start)
        const lines = lineAt(text, end) - line + 1
        if (lines > maxFunctionLines)
          yield {
            path,
            line,
            message: `a function of ${lines} lines: name its steps (at most ${maxFunctionLines})`,
          }
      }
    }
  },
}
