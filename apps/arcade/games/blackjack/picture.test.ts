import { expect, it } from 'vitest'
import { pictureText } from '../../src/pictures/round-picture.ts'
import { blackjackPicture } from './picture.ts'
import type { BlackjackView, TableEvent } from './schemas.ts'

const viewOf = (events: readonly TableEvent[]): BlackjackView => ({
  spots: ['10.00', null, null],
  phase: 'over',
  active_hand: null,
  allowed: [],
  events: [...events],
  actions: [],
})
const dealt: readonly TableEvent[] = [
  { type: 'deal', hand: 0, card: '8S' },
  { type: 'deal', hand: null, card: 'KH' },
  { type: 'deal', hand: 0, card: '8D' },
  { type: 'deal', hand: null, card: null },
]

it('keeps the hole card face down until it is turned', () => {
  expect(pictureText(blackjackPicture(viewOf(dealt), 'en'))).toBe('Dealer: K♥ / You: 8♠ 8♦')
  const over = viewOf([...dealt, { type: 'reveal', card: '7C' }])
  expect(pictureText(blackjackPicture(over, 'zh-TW'))).toBe('莊家: K♥ 7♣ / 玩家: 8♠ 8♦')
})

it('lays a split hand beside its own, and lights the hand that won', () => {
  const { rows } = blackjackPicture(
    viewOf([
      ...dealt,
      { type: 'split', hand: 0, into: 3 },
      { type: 'deal', hand: 0, card: 'TD' },
      { type: 'deal', hand: 3, card: '2C' },
      { type: 'reveal', card: '7C' },
      { type: 'settle', hand: 0, result: 'win', stake: '10.00', pay: '20.00' },
      { type: 'settle', hand: 3, result: 'lose', stake: '10.00', pay: '0.00' },
    ]),
    'en',
  )
  expect(rows.map(({ caption, tiles }) => [caption, tiles.map(({ label }) => label).join(' ')])).toEqual([
    ['Dealer', 'K♥ 7♣'],
    ['You 1', '8♠ 10♦'],
    ['You 2', '8♦ 2♣'],
  ])
  expect(rows.map(({ tiles }) => tiles.every(({ isLit }) => isLit))).toEqual([false, true, false])
})
