import { describe, expect, test } from 'vitest'
import type { Rule } from '../rule.ts'
import { casts } from './casts.ts'
import { colours } from './colours.ts'
import { fileNames } from './file-names.ts'
import { findViolations } from './find-violations.ts'
import { givenTime } from './given-time.ts'
import { honestTests } from './honest-tests.ts'
import { portable } from './portable.ts'
import { fileLength, functionLength } from './sizes.ts'
import { wording } from './wording.ts'

interface Sample {
  readonly rule: Rule
  readonly path: string
  readonly text: string
  readonly what: string
}

const page = 'apps/player/src/features/site/home-page.tsx'
const useCase = 'apps/server/src/rooms/wallet/send.ts'
const testFile = 'apps/server/src/rooms/wallet/send.test.ts'
const linesOf = (count: number) => 'one()\n'.repeat(count)

const bad: readonly Sample[] = [
  { rule: fileLength, path: useCase, text: linesOf(401), what: '401 lines' },
  {
    rule: functionLength,
    path: useCase,
    text: `const a = () => {\n${linesOf(69)}}`,
    what: 'a function of 71 lines',
  },
  { rule: fileNames, path: 'apps/server/src/core/utils.ts', text: '', what: '"utils.ts" says nothing' },
  { rule: fileNames, path: 'apps/server/src/common/ids.ts', text: '', what: '"common" says nothing' },
  { rule: fileNames, path: 'apps/player/src/app/home/index.tsx', text: '', what: 'name the page' },
  { rule: casts, path: useCase, text: 'const a = b as unknown as C', what: 'double cast' },
  { rule: casts, path: useCase, text: '// @ts-nocheck\na()', what: '@ts-nocheck' },
  {
    rule: colours,
    path: page,
    text: 'const a = <i style={{ color: "#ff8800" }} />',
    what: 'raw colour #ff8800',
  },
  {
    rule: colours,
    path: page.replace('.tsx', '.module.css'),
    text: 'a { color: rgba(0, 0, 0, 0.5) }',
    what: 'raw colour',
  },
  { rule: wording, path: page, text: 'const a = "正在加載"', what: '"加載" is not said here: 載入' },
  { rule: wording, path: page, text: 'const a = "台灣時間"', what: '"台灣" is not said here: 臺灣' },
  { rule: wording, path: page, text: 'const a = "給你的獎勵"', what: '"你" is not said here: 您' },
  { rule: wording, path: page, text: 'const a = "手機號"', what: '手機號碼' },
  { rule: wording, path: 'docs/a.md', text: '这', what: 'is no Traditional Chinese character' },
  { rule: honestTests, path: testFile, text: 'test.skip("a", () => expect(1).toBe(1))', what: 'a test runs' },
  { rule: honestTests, path: testFile, text: 'test("a", () => { run() })', what: 'asserts nothing' },
  {
    rule: honestTests,
    path: testFile,
    text: 'await new Promise((r) => setTimeout(r, 50))',
    what: 'waits for time',
  },
  {
    rule: honestTests,
    path: 'e2e/tour.spec.ts',
    text: 'await page.waitForTimeout(50)',
    what: 'waits for time',
  },
  { rule: givenTime, path: useCase, text: 'const now = new Date()', what: 'take the instant' },
  { rule: givenTime, path: 'packages/money/src/a.ts', text: 'parseFloat("1.1")', what: 'makes a float' },
  {
    rule: portable,
    path: 'package-lock.json',
    text: '"resolved": "https://example.org/a.tgz"',
    what: 'names a registry',
  },
  { rule: portable, path: 'docs/a.md', text: 'see /home/ann/gamehall', what: 'a path of one machine' },
  { rule: portable, path: 'docs/a.md', text: 'written by AI', what: 'say what the product is' },
]

const good: readonly Sample[] = [
  { rule: fileLength, path: useCase, text: linesOf(400), what: '400 lines' },
  {
    rule: functionLength,
    path: useCase,
    text: `const a = () => {\n${linesOf(68)}}`,
    what: 'a function of 70 lines',
  },
  {
    rule: functionLength,
    path: testFile,
    text: `const a = () => {\n${linesOf(90)}}`,
    what: 'a long list of tests',
  },
  { rule: fileNames, path: 'packages/ui/src/index.ts', text: '', what: 'a door' },
  { rule: casts, path: useCase, text: 'const a = b as const', what: 'as const' },
  {
    rule: colours,
    path: page,
    text: 'const a = <a href="#/deposit" style={{ color: "var(--gold)" }} />',
    what: 'tokens, links',
  },
  {
    rule: colours,
    path: page.replace('.tsx', '.css'),
    text: '  mask-image: linear-gradient(#000, transparent)',
    what: 'a mask',
  },
  {
    rule: colours,
    path: 'packages/ui/src/theme/tokens.css',
    text: '--gold: #ffcc00',
    what: 'the tokens themselves',
  },
  {
    rule: wording,
    path: page,
    text: 'const a = "載入中，請重新整理。手機號碼、密碼、驗證碼、帳號、儲值、提款"',
    what: 'our words',
  },
  {
    rule: honestTests,
    path: testFile,
    text: 'test("a", async () => { await expect(run()).resolves.toBe(1) })',
    what: 'a test',
  },
  {
    rule: honestTests,
    path: testFile,
    text: 'test.each([1])("%s", (n) => { check(n) })',
    what: 'a table of tests',
  },
  {
    rule: givenTime,
    path: useCase,
    text: 'const later = new Date(now.getTime() + 1)',
    what: 'reckoning from an instant',
  },
  {
    rule: givenTime,
    path: 'apps/server/src/platform/time/clock.ts',
    text: 'new Date()',
    what: 'the clock itself',
  },
  {
    rule: portable,
    path: 'package-lock.json',
    text: '"resolved": "packages/money", "link": true',
    what: 'workspace links',
  },
  {
    rule: portable,
    path: 'docs/a.md',
    text: 'DATA_DIR=/var/lib/gamehall, GET /home/list',
    what: 'addresses',
  },
]

describe('is told', () => {
  test.each(bad)('$rule.name: $what', ({ rule, path, text, what }) => {
    const found = findViolations(rule, { [path]: text })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(what)
    expect(found[0]).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}:\\d+ `))
  })
})

describe('is fine', () => {
  test.each(good)('$rule.name: $what', ({ rule, path, text }) => {
    expect(findViolations(rule, { [path]: text })).toEqual([])
  })
})

test('a violation is told with its line', () => {
  expect(findViolations(wording, { [page]: '\n\nconst a = "信息"' })[0]).toMatch(`${page}:3 `)
})
