import { expect, test } from 'vitest'
import { buildTree } from '../../read-tree.ts'
import { asvsRegister } from './asvs-register.ts'
import { asvsRequirements } from './asvs-requirements.ts'

const testFile = { path: 'apps/a.test.ts', text: "test('refuses a short password', () => {})" }
const row = (id: string, rest = `met | hashed | apps/a.test.ts › refuses a short password`) =>
  `| ${id} | ${asvsRequirements.get(id) ?? 1} | ${rest} |`
const whole = () => [...asvsRequirements.keys()].map((id) => row(id))
const check = (rows: readonly string[]) =>
  [...asvsRegister.check(buildTree([{ path: 'docs/ASVS.md', text: rows.join('\n') }, testFile]))].map(
    ({ message }) => message,
  )

test('knows the 253 requirements of levels 1 and 2', () => {
  expect(asvsRequirements.size).toBe(253)
  expect([...asvsRequirements.values()].filter((level) => level === 1)).toHaveLength(70)
})

test('a register with a row for each, whose evidence is there, holds', () => {
  expect(check(whole())).toEqual([])
})

test('a missing register is told', () => {
  const tree = buildTree([{ path: 'docs/SECURITY.md', text: '# Security' }])
  expect([...asvsRegister.check(tree)]).toHaveLength(1)
})

test('a missing row is named', () => {
  expect(check(whole().filter((line) => !line.includes('V6.2.1 ')))).toEqual(['V6.2.1 has no row'])
})

test.each([
  ['a file that is gone', 'met | hashed | apps/b.test.ts › x', 'V6.2.1: apps/b.test.ts does not exist'],
  [
    'a test that is gone',
    'met | hashed | apps/a.test.ts › accepts',
    'V6.2.1: apps/a.test.ts does not say “accepts”',
  ],
  ['no evidence', 'met | hashed | ', 'V6.2.1: is met without evidence'],
  [
    'an unknown status',
    'partly | hashed | apps/a.test.ts',
    'V6.2.1: the status is one of: met, not applicable, deviation',
  ],
  ['no reason', 'deviation |  | ', 'V6.2.1: says nothing: how it is met, or why it is not'],
])('%s is told', (_what, rest, message) => {
  const rows = whole().map((line) => (line.includes('| V6.2.1 |') ? row('V6.2.1', rest) : line))
  expect(check(rows)).toEqual([message])
})

test('a wrong level and a second row are told', () => {
  const rows = [...whole(), '| V6.2.1 | 2 | met | hashed | apps/a.test.ts |']
  expect(check(rows)).toEqual(['V6.2.1: has two rows', 'V6.2.1: is of level 1'])
})
