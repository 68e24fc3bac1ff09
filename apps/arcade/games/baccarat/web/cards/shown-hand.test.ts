import { expect, it } from 'vitest'
import { createChipLayout } from '../../../../web/shared/chips/chip-layout.ts'
import { EMPTY_TABLE } from '../../../../web/shared/table/table-view.ts'
import { dealTimes } from '../../timeline.ts'
import type { TurnedCards } from '../baccarat-types.ts'
import { createHand } from '../testing/create-hand.ts'
import { liveHand, readHand, seenPoints, showHand, showTimes, TURN_MS } from './shown-hand.ts'
import { NO_TURNED_CARDS, revealCards, turnCard, withTurned } from './turned-cards.ts'

const hand = createHand('2S 3S 9D', 'TH 6H')
const running = { key: '3', hand, startedAt: 0, speed: 1 }
const untouched = NO_TURNED_CARDS
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
})

it('shows the result when the last card has been seen, before the settlement comes', () => {
  const turnedAt = 7_800
  const seenAt = turnedAt + TURN_MS
  expect(openOf(turnedAt)).toHaveLength(5)
  for (const elapsedMs of [5_600, turnedAt, seenAt - 1])
    expect(showHand(running, elapsedMs, untouched)).toMatchObject({ isOver: false })
  expect(showHand(running, seenAt, untouched)).toMatchObject({ isOver: true })
  expect(showTimes(running, untouched).at(-1)).toBe(seenAt)
  expect(seenAt).toBeLessThan(dealTimes(hand).endsAt)
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
  expect(openOf(2_240, turned)).toHaveLength(5)
  expect(showHand(running, 2_239 + TURN_MS, turned)).toMatchObject({ isOver: false })
  expect(showHand(running, 2_240 + TURN_MS, turned)).toMatchObject({ isOver: true })
  expect(showTimes(running, turned)).toEqual(expect.arrayContaining([2_000, 2_080, 2_160, 2_240]))
  const draft = { ...createChipLayout(100n, []), table: 'standard', turned, unplaced: null } as const
  expect(withTurned(draft, revealCards(turned, '3', 2_100))).toBe(draft)
  expect(withTurned(draft, turnCard(turned, '3', 'player-1'))).toBe(draft)
  expect(turnCard(turned, '3', 'banker-0')).toMatchObject({ revealedAtMs: 2_000 })
  expect(openOf(2_240, revealCards(turned, '2', 2_000))).toEqual([])
})

it('counts the points of cards alone that have been seen', () => {
  const turned = turnCard(untouched, '3', 'player-1')
  const pointsAt = (elapsedMs: number) => seenPoints(showHand(running, elapsedMs, turned).player)
  expect([700, 699 + TURN_MS, 700 + TURN_MS].map(pointsAt)).toEqual([null, null, 3])
})

it('shows the hand of the table from the start of its run until the next betting', () => {
  const view = (phase: 'betting' | 'running' | 'settled') => ({
    ...EMPTY_TABLE,
    aheadMs: 500,
    round: { ...round, phase },
  })
  expect(liveHand(view('betting'), 'standard')).toBeNull()
  expect(liveHand(view('running'), 'standard')).toEqual({
    key: 'standard-3',
    hand,
    startedAt: Date.parse('2026-01-01T00:00:00.500Z'),
    speed: 1,
  })
  expect(readHand({})).toBeNull()
})

it('keeps the hands of two tables apart that have the same number', () => {
  const view = { ...EMPTY_TABLE, round: { ...round, phase: 'running' } } as const
  const [first, second] = [liveHand(view, 'standard'), liveHand(view, 'super_six')]
  expect(first?.key).not.toBe(second?.key)
})

it('deals as fast as the server runs the hand', () => {
  const { endsAt } = dealTimes(hand)
  const ends_at = new Date(Date.parse(round.runs_at) + endsAt / 4).toISOString()
  const fast = liveHand({ ...EMPTY_TABLE, round: { ...round, ends_at, phase: 'running' } }, 'standard')
  if (fast === null) throw new Error('no hand is dealt')
  expect(fast.speed).toBe(4)
  const { player, banker } = showHand(fast, 1_949, untouched)
  expect([...player, ...banker].map(({ isOpen }) => isOpen)).toEqual([true, true, false, true, true])
  // As long as ever: a card turns over no faster.
  expect(showHand(fast, 1_949 + TURN_MS, untouched)).toMatchObject({ isOver: false })
  expect(showHand(fast, 1_950 + TURN_MS, untouched)).toMatchObject({ isOver: true })
})
