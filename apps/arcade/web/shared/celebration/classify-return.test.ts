import { expect, it } from 'vitest'
import { MINES_BET, minesPayout, minesPickLimit } from '../../../games/mines/rules.ts'
import { classifyReturn, classifyWireReturn, winTier } from './classify-return.ts'

it.each([
  [0n, 'nothing'],
  [1n, 'return'],
  [999n, 'return'],
  [1_000n, 'return'],
  [1_001n, 'win'],
  [1_000_000n, 'win'],
] as const)('a return of %s on a stake of 1000 is %s', (paid, kind) => {
  expect(classifyReturn(paid, 1_000n)).toBe(kind)
})

it('classifies wire amounts exactly', () => {
  expect(classifyWireReturn('10.00', '10.00')).toBe('return')
  expect(classifyWireReturn('10.01', '10.00')).toBe('win')
  expect(classifyWireReturn('0.00', '10.00')).toBe('nothing')
})

it('has no tier at or below the stake, whatever the stake', () => {
  for (const stake of ['1.00', '10.00', '400.00'])
    for (const paid of ['0.00', '0.01', stake]) expect(winTier(paid, stake)).toBeNull()
  expect(winTier('5.00', '0.00')).toBeNull()
})

it.each([
  ['99.99', null],
  ['100.00', 1],
  ['249.99', 1],
  ['250.00', 2],
  ['499.99', 2],
  ['500.00', 3],
] as const)('a win of %s on a stake of ten has the tier %s', (paid, tier) => {
  expect(winTier(paid, '10.00')).toBe(tier)
})

it('every cash-out that mines offers pays more than the stake', () => {
  for (const bet of [MINES_BET.min, MINES_BET.max])
    for (let mines = 1; mines <= 24; mines += 1)
      for (let picks = 1; picks <= minesPickLimit(bet, mines); picks += 1)
        expect(classifyReturn(minesPayout(bet, mines, picks), bet)).toBe('win')
})
