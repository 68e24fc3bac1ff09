import { DOCUMENT_RULES, DOCUMENT_TYPES } from '@gamehall/contract/identity'
import { expect, it } from 'vitest'
import { SIDES } from './sides.ts'

const ALL = Object.values(SIDES)

it('five sides are read', () => {
  expect(Object.entries(SIDES).map(([key, { name }]) => key === name)).toEqual(new Array(5).fill(true))
})

it.each(Object.values(DOCUMENT_TYPES))(
  'the sides of a document of type %i are as the contract says',
  (type) => {
    const rules = DOCUMENT_RULES[type]
    const sides = ALL.filter(({ document }) => document === type)
    expect(sides.map(({ isReverse }) => isReverse)).toEqual(rules.hasReverse ? [false, true] : [false])
    for (const { name, format, fields, needed } of sides) {
      expect([name, format]).toEqual([name, rules.format])
      const printed = fields.map(({ field }) => field)
      expect([name, rules.fields]).toEqual([name, expect.arrayContaining(printed)])
      expect([name, printed]).toEqual([name, expect.arrayContaining([...needed])])
    }
  },
)
