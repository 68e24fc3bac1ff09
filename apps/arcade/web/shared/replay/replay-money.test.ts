import { expect, it } from 'vitest'
import { createTestRound } from '../../../src/testing/create-test-round.ts'
import { readReplayMoney } from './replay-money.ts'

const round = (bet: string, win: string) => createTestRound({ bet, win })

it('states what a round paid less its stakes', () => {
  expect(readReplayMoney(round('100.00', '569.00'))).toMatchObject({ paidMinor: 56_900n, netMinor: 46_900n })
  expect(readReplayMoney(round('100.00', '40.00'))).toMatchObject({ paidMinor: 4_000n, netMinor: -6_000n })
})

it('counts no stake of a round that the house paid for', () => {
  const free = { ...round('10.00', '25.00'), is_free: true } as const
  expect(readReplayMoney(free)).toMatchObject({ betMinor: 1_000n, netMinor: 2_500n, isFree: true })
})

it('counts a bet that was returned as paid back', () => {
  const returned = { ...round('10.00', '0.00'), status: 'void' } as const
  expect(readReplayMoney(returned)).toMatchObject({ paidMinor: 1_000n, netMinor: 0n, isVoid: true })
})
