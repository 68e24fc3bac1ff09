import { expect, it } from 'vitest'
import { createTestRound } from '../../src/testing/create-test-round.ts'
import { sicBoBetItems } from './bet-items.ts'
import { SPOTS } from './spots.ts'

it('names every spot of the table, and each by a name of its own', () => {
  const chips = SPOTS.map(({ id }) => ({ spot: id, amount: '10.00', win: '0.00' }))
  const items = sicBoBetItems({ ...createTestRound(), chips, dice: [1, 2, 3] }, 'zh-TW')
  expect(new Set(items.map(({ label }) => label)).size).toBe(SPOTS.length)
  expect(items.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['大', '全圍', '總和 9', '兩骰 1 與 4']),
  )
  expect(items[0]).toEqual({ label: '小', amount: '10.00', paid: '0.00' })
})
