import { expect, it } from 'vitest'
import { betOf, clampAmount, firstDraft, parseStake } from './bet-draft.ts'

const bets = { min: '1.00', max: '5000.00', choices: [], step: '1.00', start: '10.00' }

it('keeps amounts within the limits of the table', () => {
  expect([0n, 150n, 1_099n, 900_000n].map((minor) => clampAmount(minor, bets))).toEqual([
    '1.00',
    '1.00',
    '10.00',
    '5000.00',
  ])
  expect(['10', '５００', '5,000', '0', '5001', 'x', '1.5'].map((typed) => parseStake(typed, bets))).toEqual([
    '10.00',
    '500.00',
    '5000.00',
    null,
    null,
    null,
    null,
  ])
})

it('is no bet while the automatic target is none', () => {
  const draft = { amount: '10.00', isAuto: true, target: '2.5' }
  expect(betOf(draft, 0)).toEqual({ amount: '10.00', target: 250, slot: 0 })
  expect(betOf({ ...draft, target: '２．５' }, 0)?.target).toBe(250)
  expect(betOf({ ...draft, target: '1' }, 0)).toBeNull()
  expect(betOf({ ...draft, isAmountWrong: true }, 0)).toBeNull()
  expect(betOf({ ...draft, target: '1', isAuto: false }, 1)).toEqual({
    amount: '10.00',
    target: null,
    slot: 1,
  })
})

it('puts the last bet in the panel that it was placed in', () => {
  const start = { amount: '10.00', isAuto: true, target: '2.00' }
  expect(firstDraft(bets, null).bets).toEqual([start, start])
  expect(firstDraft(bets, { amount: '5.00', target: 350, slot: 1 }).bets).toEqual([
    start,
    { amount: '5.00', isAuto: true, target: '3.50' },
  ])
  expect(firstDraft(bets, { amount: '5.00', target: null, slot: 0 }).bets).toEqual([
    { amount: '5.00', isAuto: false, target: '2.00' },
    start,
  ])
})
