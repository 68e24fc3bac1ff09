import { expect, it } from 'vitest'
import { createTestRound } from '../../src/testing/create-test-round.ts'
import { baccaratBetItems } from './bet-items.ts'

const chips = [
  { spot: 'player' as const, amount: '100.00', win: '200.00' },
  { spot: 'banker_pair' as const, amount: '20.00', win: '0.00' },
]

it('lists the spots with what each paid', () => {
  const round = { ...createTestRound(), table: 'standard' as const, chips, hand: null }
  expect(baccaratBetItems(round, 'zh-TW')).toEqual([
    { label: '閒', amount: '100.00', paid: '200.00' },
    { label: '莊對', amount: '20.00', paid: '0.00' },
  ])
  expect(baccaratBetItems(round, 'en').map(({ label }) => label)).toEqual(['Player', 'B Pair'])
})

it.each(['open', 'void'] as const)('knows of no payouts while the round is %s', (status) => {
  const round = { ...createTestRound({ status }), table: 'standard' as const, chips, hand: null }
  expect(baccaratBetItems(round, 'en').map(({ paid }) => paid)).toEqual([null, null])
})
