import { expect, it } from 'vitest'
import { findViolations } from './find-violations.ts'
import { unusedNames } from './unused-names.ts'

const find = (text: string) => findViolations(unusedNames, { 'apps/a.ts': text })

it.each([
  ['a constant', 'const _max = 1'],
  ['a function', 'function _max() {}'],
  ['a type', 'type _Max = number'],
  ['an interface', 'interface _Max {}'],
])('finds %s that an underscore hides', (_what, text) => {
  expect(find(text)).toEqual([expect.stringMatching(/apps\/a.ts:1 _\w+ is used by nothing: delete it/)])
})

it('leaves arguments, and what is taken apart to be left out', () => {
  expect(find('export const run = (_ctx: object) => 1\nconst { a: _, ...rest } = all\nuse(rest)')).toEqual([])
})
