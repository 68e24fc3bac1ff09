import type { Rule, Violation } from '../../rule.ts'
import { lineAt, type Tree } from '../../tree.ts'
import { asvsRequirements } from './asvs-requirements.ts'

const registerPath = 'docs/ASVS.md'
const STATUSES = ['met', 'not applicable', 'deviation']

interface Row {
  readonly id: string
  readonly level: string
  readonly status: string
  readonly how: string
  readonly evidence: readonly string[]
  readonly line: number
}

/**
 * `docs/ASVS.md` has one row a requirement: `| V6.2.1 | 1 | met | how | evidence |`. Evidence is `file` or
 * `file › words`, several separated by `<br>`; the words (a test's title, a heading) stand in that file.
 * What is met has evidence; what is not says why.
 */
export const asvsRegister: Rule = {
  name: 'asvs-register',
  *check(tree) {
    const register = tree.files.find(({ path }) => path === registerPath)
    if (register === undefined) {
      if (tree.files.some(({ path }) => path === 'docs/SECURITY.md'))
        yield { path: registerPath, line: 1, message: 'is missing: docs/SECURITY.md promises it' }
      return
    }
    const rows = readRows(register.text)
    const seen = new Set<string>()
    for (const row of rows) {
      const at = (message: string): Violation => ({
        path: registerPath,
        line: row.line,
        message: `${row.id}: ${message}`,
      })
      if (seen.has(row.id)) yield at('has two rows')
      seen.add(row.id)
      const level = asvsRequirements.get(row.id)
      if (level === undefined) yield at('is no requirement of levels 1 and 2')
      else if (row.level !== String(level)) yield at(`is of level ${level}`)
      if (!STATUSES.includes(row.status)) yield at(`the status is one of: ${STATUSES.join(', ')}`)
      if (row.how === '') yield at('says nothing: how it is met, or why it is not')
      if (row.status === 'met' && row.evidence.length === 0) yield at('is met without evidence')
      for (const evidence of row.evidence) {
        const problem = problemOf(evidence, tree)
        if (problem !== undefined) yield at(problem)
      }
    }
    for (const id of asvsRequirements.keys())
      if (!seen.has(id)) yield { path: registerPath, line: 1, message: `${id} has no row` }
  },
}

function readRows(text: string): Row[] {
  return [...text.matchAll(/^\| (V\d+\.\d+\.\d+) .*$/gm)].map((match) => {
    const [id = '', level = '', status = '', how = '', evidence = ''] = match[0]
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    const parts = evidence.split('<br>').map((part) => part.trim().replaceAll('`', ''))
    return {
      id,
      level,
      status,
      how,
      evidence: parts.filter((part) => part !== ''),
      line: lineAt(text, match.index),
    }
  })
}

function problemOf(evidence: string, { files }: Tree): string | undefined {
  const [path = '', words] = evidence.split(' › ')
  const file = files.find((candidate) => candidate.path === path)
  if (file === undefined) return `${path} does not exist`
  if (words !== undefined && !file.text.includes(words)) return `${path} does not say “${words}”`
  return undefined
}
