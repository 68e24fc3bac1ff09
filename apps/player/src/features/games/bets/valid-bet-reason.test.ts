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
