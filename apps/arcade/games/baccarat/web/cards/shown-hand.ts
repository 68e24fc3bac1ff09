import type { PlayingCard } from '../../../../src/games/playing-cards.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { handTotal } from '../../rules.ts'
import type { Hand } from '../../shoe.ts'
import { dealTimes } from '../../timeline.ts'
import type { ReplayedHand, RunningHand, Side, TurnedCards } from '../baccarat-types.ts'
import { cardTimes } from './turned-cards.ts'

export interface ShownCard {
  /** As `player-0`. */
  readonly id: string
  readonly card: PlayingCard
  readonly isOpen: boolean
}

/** What the table shows of a hand at an instant. */
export interface ShownHand {
  readonly key: string
  readonly hand: Hand
  /** As that of the running hand. */
  readonly startedAt: number
  readonly player: readonly ShownCard[]
  readonly banker: readonly ShownCard[]
  /** Whether all of its cards are open. */
  readonly isOver: boolean
}

const SHOWN_PHASES = ['running', 'drawn', 'settled']

/** Reads a result of the table's feed as a hand; null for none. */
export function readHand(result: Readonly<Record<string, unknown>> | null): Hand | null {
  return result !== null && Array.isArray(result.player)
    ? (result as Readonly<Record<string, unknown>> & Hand)
    : null
}

/** The hand that is dealt at the table now; null while bets are placed. */
export function liveHand({ round, aheadMs }: TableView): RunningHand | null {
  if (round === null || !SHOWN_PHASES.includes(round.phase)) return null
  const hand = readHand(round.result)
  const ahead = Number.isFinite(aheadMs) ? aheadMs : 0
  return (
    hand && {
      key: `${round.number}`,
      hand,
      startedAt: Date.parse(round.runs_at) - ahead,
      speed:
        round.ends_at === null
          ? 1
          : dealTimes(hand).endsAt / (Date.parse(round.ends_at) - Date.parse(round.runs_at)),
    }
  )
}

export const replayedHand = ({ hand, startedAt }: ReplayedHand): RunningHand => ({
  key: `replay-${hand.shoe}-${hand.hand}`,
  hand,
  startedAt,
  speed: 1,
})

/** The moments at which more of a hand is shown, ascending, in milliseconds since its deal began. */
export function showTimes(running: RunningHand, turned: TurnedCards): number[] {
  const moments = cardTimes(running, turned).flatMap(({ dealtAt, turnedAt }) => [dealtAt, turnedAt])
  const endsAt = dealTimes(running.hand).endsAt / running.speed
  return [...new Set([...moments, endsAt])].sort((a, b) => a - b)
}

/** What is shown of a hand after so many milliseconds, with the cards that the player turned on this device. */
export function showHand(running: RunningHand, elapsedMs: number, turned: TurnedCards): ShownHand {
  const { key, hand, startedAt } = running
  const times = new Map(cardTimes(running, turned).map((card) => [card.id, card]))
  const cardsOf = (side: Side) =>
    hand[side].flatMap((card, index): ShownCard[] => {
      const id = `${side}-${index}`
      const { dealtAt, turnedAt } = times.get(id) ?? { dealtAt: 0, turnedAt: 0 }
      return elapsedMs < dealtAt ? [] : [{ id, card, isOpen: elapsedMs >= turnedAt }]
    })
  const [player, banker] = [cardsOf('player'), cardsOf('banker')]
  const isWhole = player.length === hand.player.length && banker.length === hand.banker.length
  return {
    key,
    hand,
    startedAt,
    player,
    banker,
    isOver: isWhole && [...player, ...banker].every(({ isOpen }) => isOpen),
  }
}

/** The points of the cards that are open; null while none is. */
export function openPoints(cards: readonly ShownCard[]): number | null {
  const open = cards.filter(({ isOpen }) => isOpen)
  return open.length === 0 ? null : handTotal(open.map(({ card }) => card))
}
