import type { Rule } from '../rule.ts'
import { lineAt } from '../tree.ts'

const INDEX = 'docs/decisions/README.md'
const decisionFile = /^docs\/decisions\/(\d{4}-[\w-]+\.md)$/
const row = /^\| \d{4} +\| \[([^\]]+)\]\(([^)]+)\)/gm

/** The index of decisions lists each page once, by its title, and no page that is not there. */
export const decisionIndex: Rule = {
  name: 'decision-index',
  *check({ files }) {
    const index = files.find(({ path }) => path === INDEX)
    if (index === undefined) return
    const listed = new Map<string, { title: string; line: number }>()
    for (const match of index.text.matchAll(row)) {
      const [, title = '', page = ''] = match
      const line = lineAt(index.text, match.index)
      if (listed.has(page)) yield { path: INDEX, line, message: `${page} is listed twice` }
      listed.set(page, { title, line })
    }
    for (const { path, text } of files) {
      const page = decisionFile.exec(path)?.[1]
      if (page === undefined) continue
      const entry = listed.get(page)
      listed.delete(page)
      const heading = /^# \d{4} (.+)$/m.exec(text)?.[1]
      if (entry === undefined) yield { path, line: 1, message: `is not listed in ${INDEX}` }
      else if (entry.title !== heading)
        yield {
          path: INDEX,
          line: entry.line,
          message: `calls ${page} "${entry.title}", its title is "${heading}"`,
        }
    }
    for (const [page, { line }] of listed)
      yield { path: INDEX, line, message: `lists ${page}, which is missing` }
  },
}
