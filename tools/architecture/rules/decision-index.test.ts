import { expect, test } from 'vitest'
import { decisionIndex } from './decision-index.ts'
import { findViolations } from './find-violations.ts'

const indexOf = (...rows: string[]) => `# Decisions\n\n${rows.join('\n')}\n`
const check = (files: Record<string, string>) => findViolations(decisionIndex, files)
const first = '# 0001 Types are stripped\n'

test('each page is listed by its title', () => {
  expect(
    check({
      'docs/decisions/README.md': indexOf('| 0001   | [Types are stripped](0001-types.md) | accepted | |'),
      'docs/decisions/0001-types.md': first,
    }),
  ).toEqual([])
})

test('a page that is not listed, listed twice, by another title, or missing', () => {
  expect(
    check({
      'docs/decisions/README.md': indexOf(
        '| 0001   | [Types are stripped](0001-types.md) | accepted | |',
        '| 0001   | [Node strips types](0001-types.md) | accepted | |',
        '| 0002   | [Gone](0002-gone.md) | accepted | |',
      ),
      'docs/decisions/0001-types.md': first,
      'docs/decisions/0003-new.md': '# 0003 New\n',
    }),
  ).toEqual([
    'docs/decisions/README.md:4 0001-types.md is listed twice',
    'docs/decisions/README.md:4 calls 0001-types.md "Node strips types", its title is "Types are stripped"',
    'docs/decisions/0003-new.md:1 is not listed in docs/decisions/README.md',
    'docs/decisions/README.md:5 lists 0002-gone.md, which is missing',
  ])
})
