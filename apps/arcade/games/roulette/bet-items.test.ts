import { expect, it } from 'vitest'
import { createTestRound } from '../../src/testing/create-test-round.ts'
import { rouletteBetItems } from './bet-items.ts'
import { SPOTS } from './spots.ts'

it('names every spot of the table, and each by a name of its own', () => {
  const chips = SPOTS.map(({ id }) => ({ spot: id, amount: '10.00', win: '0.00' }))
  const items = rouletteBetItems({ ...createTestRound(), table: 'european', number: 7, chips }, 'en')
  expect(new Set(items.map(({ label }) => label)).size).toBe(SPOTS.length)
  expect(items.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Straight up 0', 'Split 0 1', 'Six line 1–6', '2nd 12', 'Column 1', 'Red']),
  )
})
