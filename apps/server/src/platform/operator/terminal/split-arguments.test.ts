import { expect, it } from 'vitest'
import { splitArguments } from './split-arguments.ts'

it.each([
  ['list-approvals --reason look', ['list-approvals', '--reason', 'look']],
  [
    `edit-site --name '{"en": "A b"}' --reason "new name"`,
    ['edit-site', '--name', '{"en": "A b"}', '--reason', 'new name'],
  ],
  ['   ', []],
  [`x --reason ""`, ['x', '--reason', '']],
])('%s', (line, parts) => {
  expect(splitArguments(line)).toEqual(parts)
})
