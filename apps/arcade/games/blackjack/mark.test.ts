import { expect, it } from 'vitest'
import type { PlayingCard } from '../../src/games/playing-cards.ts'
import { blackjackMark } from './mark.ts'
import type { BlackjackAction } from './schemas.ts'

/** A round of one hand at 10.00; cards are drawn in turn: hand, dealer, hand, the dealer's hole card, then what follows. */
const markOf = (draws: readonly PlayingCard[], actions: readonly BlackjackAction[] = []) =>
  blackjackMark({ spots: ['10.00', null, null], draws: [...draws], actions: [...actions] })
const stand: BlackjackAction = { kind: 'stand', hand: 0 }
const insure = (spots: number[]): BlackjackAction => ({ kind: 'insurance', spots })

it.each([
  ['more than the stake', markOf(['KS', '8H', '9D', 'TC'], [stand]), '贏', 'W', 'green'],
  ['a blackjack that was paid', markOf(['AS', '8H', 'KD', 'TC']), 'BJ', 'BJ', 'gold'],
  ['the stake', markOf(['KS', '8H', '8D', 'TC'], [stand]), '平', 'P', 'blue'],
  ['nothing', markOf(['KS', '9H', '8D', 'TC'], [stand]), '輸', 'L', 'plain'],
  [
    'half of the stake',
    markOf(['KS', '9H', '6D', 'TC'], [{ kind: 'surrender', hand: 0 }]),
    '輸',
    'L',
    'plain',
  ],
  ['the stake with its insurance', markOf(['KS', 'AH', '8D', 'TC'], [insure([0])]), '平', 'P', 'blue'],
  ['the stake for two blackjacks', markOf(['AS', 'AH', 'KD', 'TC'], [insure([])]), '平', 'P', 'blue'],
])('says what a round came to that returned %s', (_, mark, chinese, english, tone) => {
  expect(mark).toEqual({ label: { 'zh-TW': chinese, en: english }, tone })
})

it('says of several hands what they came to together: a blackjack beside a greater loss is a loss', () => {
  const mark = blackjackMark({
    spots: ['10.00', '20.00', null],
    draws: ['AS', 'KS', '9H', 'KD', '8D', 'TC'],
    actions: [{ kind: 'stand', hand: 1 }],
  })
  expect(mark.label.en).toBe('L')
})
