import type { Bet } from '@gamehall/contract/games'
import { expect, it } from 'vitest'
import { betsText } from './bets-text.ts'
import { validBetReason } from './valid-bet-reason.ts'

const bet = { status: 'settled', bet_amount: '1000.00', valid_bet: '1000.00' } as Bet

it.each([
  ['all of it', {}, '這注 1,000.00 都有輸贏，全額計入。'],
  [
    'a part',
    { valid_bet: '400.50' },
    '投注 1,000.00 之中，599.50 沒有輸贏風險（平手、對押，或贏得比投注少），不計入；其餘 400.50 計入。',
  ],
  ['nothing', { valid_bet: '0.00' }, betsText['zh-TW'].validNone],
  ['an open bet', { status: 'open', valid_bet: '0.00' }, '結算後計算。'],
  ['a void bet', { status: 'void', valid_bet: '0.00' }, '這一局已作廢，投注已退回，不計入。'],
] as const)('explains %s', (_what, changes, reason) => {
  expect(validBetReason({ ...bet, ...changes }, betsText['zh-TW'])).toBe(reason)
})

it.each([
  [{}, 'All of this 1,000.00 bet was at risk, so it counts in full.'],
  [
    { valid_bet: '400.50' },
    'Of the 1,000.00 bet, 599.50 wasn’t at risk (a tie, opposite bets, or a win smaller than the bet) and doesn’t count. The other 400.50 does.',
  ],
  [{ valid_bet: '0.00' }, betsText.en.validNone],
] as const)('explains in English: %j', (changes, reason) => {
  expect(validBetReason({ ...bet, ...changes }, betsText.en)).toBe(reason)
})

const opposite = { cause: 'opposite', amount: '500.00' } as const
const push = { cause: 'push', amount: '99.50' } as const

it.each([
  [[opposite], '400.50', '投注 1,000.00 之中，599.50 不計入：對押互抵；其餘 400.50 計入。'],
  [[push], '0.00', '不計入：平手，投注退回。'],
  [
    [opposite, push],
    '400.50',
    '投注 1,000.00 之中，599.50 不計入：對押互抵 500.00、平手，投注退回 99.50；其餘 400.50 計入。',
  ],
  [[{ cause: 'covers_most', amount: '1000.00' } as const], '0.00', '不計入：涵蓋大部分結果。'],
  [[{ cause: 'small_win', amount: '50.00' } as const], '1000.00', '這注 1,000.00 都有輸贏，全額計入。'],
] as const)('names the causes of this bet: %j', (uncounted, valid_bet, reason) => {
  expect(validBetReason({ ...bet, valid_bet }, betsText['zh-TW'], uncounted)).toBe(reason)
})

it('names them in English', () => {
  expect(validBetReason({ ...bet, valid_bet: '400.50' }, betsText.en, [opposite, push])).toBe(
    'Of the 1,000.00 bet, 599.50 doesn’t count: bets on opposite sides (500.00), a tie, stake returned (99.50). The other 400.50 does.',
  )
  expect(validBetReason({ ...bet, valid_bet: '0.00' }, betsText.en, [push])).toBe(
    'Doesn’t count: a tie, stake returned.',
  )
})
