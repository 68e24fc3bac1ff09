import { expect, it } from 'vitest'
import { createTestRound } from '../../src/testing/create-test-round.ts'
import { blackjackBetItems } from './bet-items.ts'
import type { BlackjackRound, TableEvent } from './schemas.ts'

const roundOf = (events: TableEvent[], status: 'open' | 'settled' = 'settled'): BlackjackRound => ({
  ...createTestRound({ status }),
  spots: ['10.00', null, '30.00'],
  phase: 'over',
  active_hand: null,
  allowed: [],
  events,
  actions: [],
})
const dealt: TableEvent[] = [
  { type: 'deal', hand: 0, card: '8S' },
  { type: 'deal', hand: 2, card: '9S' },
  { type: 'deal', hand: null, card: 'AH' },
]

it('lists the spots while the round is open', () => {
  expect(blackjackBetItems(roundOf(dealt, 'open'), 'zh-TW')).toEqual([
    { label: '左注位', amount: '10.00', paid: null },
    { label: '右注位', amount: '30.00', paid: null },
  ])
})

it('lists each hand with its result, a split one by its own number, and the insurance', () => {
  const events: TableEvent[] = [
    ...dealt,
    { type: 'insure', spot: 2, stake: '15.00' },
    { type: 'split', hand: 0, into: 3 },
    { type: 'settle_insurance', spot: 2, pay: '0.00' },
    { type: 'settle', hand: 0, result: 'win', stake: '20.00', pay: '40.00' },
    { type: 'settle', hand: 3, result: 'push', stake: '10.00', pay: '10.00' },
    { type: 'settle', hand: 2, result: 'bust', stake: '30.00', pay: '0.00' },
  ]
  expect(blackjackBetItems(roundOf(events), 'en')).toEqual([
    { label: 'Insurance: Right spot', amount: '15.00', paid: '0.00' },
    { label: 'You 1: Win', amount: '20.00', paid: '40.00' },
    { label: 'You 3: Push', amount: '10.00', paid: '10.00' },
    { label: 'You 2: Bust', amount: '30.00', paid: '0.00' },
  ])
})
