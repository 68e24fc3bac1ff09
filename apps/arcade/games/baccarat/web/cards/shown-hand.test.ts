import { expect, it } from 'vitest'
import { cardsOf } from '../../../../src/testing/card-stream.ts'
import { EMPTY_TABLE } from '../../../../web/shared/table/table-view.ts'
import { dealTimes } from '../../timeline.ts'
import type { TurnedCards } from '../baccarat-types.ts'
import { liveHand, openPoints, readHand, showHand, showTimes } from './shown-hand.ts'
import { NONE_TURNED, revealCards, turnCard } from './turned-cards.ts'

const hand = {
  shoe: 1,
  hand: 3,
  hands: 66,
  burnt: null,
  player: cardsOf('2S 3S 9D'),
  banker: cardsOf('TH 6H'),
  left: 300,
}
const running = { key: '3', hand, startedAt: 0, speed: 1 }
const untouched = NONE_TURNED
const openOf = (elapsedMs: number, turned: TurnedCards = untouched) => {
  const { player, banker } = showHand(running, elapsedMs, turned)
  return [...player, ...banker].filter(({ isOpen }) => isOpen).map(({ id }) => id)
}

const round = {
  number: 3,
  commitment: '',
  salt: '',
  opened_at: '2025-12-31T23:59:50.000Z',
  closes_at: '2026-01-01T00:00:00.000Z',
  runs_at: '2026-01-01T00:00:01.000Z',
  ends_at: null,
  seed: null,
  result: { ...hand },
}

it('deals face down, turns the hands in their order and the third card last', () => {
  expect(showHand(running, 0, untouched).player).toHaveLength(1)
  expect(openOf(3_000)).toEqual([])
  expect(openOf(4_000)).toEqual(['player-0', 'player-1'])
  expect(openOf(5_600)).toHaveLength(4)
  expect(showHand(running, 5_700, untouched).player).toHaveLength(2)
  expect(showHand(running, dealTimes(hand).endsAt, untouched)).toMatchObject({ isOver: true })
  expect(showTimes(running, untouched).at(-1)).toBe(dealTimes(hand).endsAt)
})

it('shows a card that was turned here earlier, of this hand only', () => {
  const turned = turnCard(untouched, '3', 'banker-1')
  expect(openOf(2_000, turned)).toEqual(['banker-1'])
  expect(openOf(2_000, turnCard(turned, '2', 'banker-1'))).toEqual([])
})

it('reveals all cards one by one when asked, without those that lie open', () => {
  const turned = revealCards(turnCard(untouched, '3', 'player-1'), '3', 2_000)
  expect(openOf(2_000, turned)).toEqual(['player-0', 'player-1'])
  expect(openOf(2_080, turned)).toHaveLength(3)
  expect(showHand(running, 2_239, turned)).toMatchObject({ isOver: false })
  expect(showHand(running, 2_240, turned)).toMatchObject({ isOver: true })
  expect(showTimes(running, turned)).toEqual(expect.arrayContaining([2_000, 2_080, 2_160, 2_240]))
  expect(revealCards(turned, '3', 2_100)).toEqual(turned)
  expect(turnCard(turned, '3', 'banker-0')).toMatchObject({ revealedAtMs: 2_000 })
  expect(openOf(2_240, revealCards(turned, '2', 2_000))).toEqual([])
})

it('counts the points of open cards alone', () => {
  const { player } = showHand(running, 2_000, turnCard(untouched, '3', 'player-1'))
  expect([openPoints(player), openPoints([])]).toEqual([3, null])
})

it('shows the hand of the table from the start of its run until the next betting', () => {
  const view = (phase: 'betting' | 'running' | 'settled') => ({
    ...EMPTY_TABLE,
    aheadMs: 500,
    round: { ...round, phase },
  })
  expect(liveHand(view('betting'))).toBeNull()
  expect(liveHand(view('running'))).toEqual({
    key: '3',
    hand,
    startedAt: Date.parse('2026-01-01T00:00:00.500Z'),
    speed: 1,
  })
  expect(readHand({})).toBeNull()
})

it('deals as fast as the server runs the hand', () => {
  const { endsAt } = dealTimes(hand)
  const ends_at = new Date(Date.parse(round.runs_at) + endsAt / 4).toISOString()
  const fast = liveHand({ ...EMPTY_TABLE, round: { ...round, ends_at, phase: 'running' } })
  if (fast === null) throw new Error('no hand is dealt')
  expect(fast.speed).toBe(4)
  expect(showTimes(fast, untouched).at(-1)).toBe(endsAt / 4)
  expect(showHand(fast, endsAt / 4, untouched)).toMatchObject({ isOver: true })
  expect(showHand(fast, (endsAt - 800) / 4, untouched)).toMatchObject({ isOver: false })
})
