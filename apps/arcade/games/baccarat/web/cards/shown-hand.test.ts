import { expect, it } from 'vitest'
import { cardsOf } from '../../../../src/testing/card-stream.ts'
import { EMPTY_TABLE } from '../../../../web/shared/table/table-view.ts'
import { dealTimes } from '../../timeline.ts'
import type { TurnedCards } from '../baccarat-types.ts'
import { liveHand, openPoints, readHand, showHand, showTimes } from './shown-hand.ts'

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
const untouched: TurnedCards = { key: '', cards: [], isAll: false }
const openOf = (elapsedMs: number, turned = untouched) => {
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
  expect(showTimes(running).at(-1)).toBe(dealTimes(hand).endsAt)
})

it('shows a card that was turned here earlier, and all of them when asked', () => {
  expect(openOf(2_000, { key: '3', cards: ['banker-1'], isAll: false })).toEqual(['banker-1'])
  expect(openOf(2_000, { key: '2', cards: ['banker-1'], isAll: true })).toEqual([])
  expect(showHand(running, 0, { key: '3', cards: [], isAll: true })).toMatchObject({ isOver: true })
})

it('counts the points of open cards alone', () => {
  const { player } = showHand(running, 2_000, { key: '3', cards: ['player-1'], isAll: false })
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
  expect(showTimes(fast).at(-1)).toBe(endsAt / 4)
  expect(showHand(fast, endsAt / 4, untouched)).toMatchObject({ isOver: true })
  expect(showHand(fast, (endsAt - 800) / 4, untouched)).toMatchObject({ isOver: false })
})
