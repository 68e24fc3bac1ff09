import type { PlayingCard } from '../../../../src/games/playing-cards.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { type BaccaratTable, handTotal } from '../../rules.ts'
import type { Hand } from '../../shoe.ts'
import { dealTimes } from '../../timeline.ts'
import type { ReplayedHand, RunningHand, Side, TurnedCards } from '../baccarat-types.ts'
import { cardTimes } from './turned-cards.ts'

export interface ShownCard {
  /** As `player-0`. */
  readonly id: string
  readonly card: PlayingCard
  /** Whether it turns or has been turned. */
  readonly isOpen: boolean
  /** Whether it has been turned and can be seen. */
  readonly isSeen: boolean
}

/** What the table shows of a hand at an instant. */
export interface ShownHand {
  readonly key: string
  readonly hand: Hand
  /** As that of the running hand. */
  readonly startedAt: number
  readonly player: readonly ShownCard[]
  readonly banker: readonly ShownCard[]
  /** Whether all of its cards have been seen. */
  readonly isOver: boolean
}

/** In which a card has turned over, or has flown in open. */
export const TURN_MS = 350

const SHOWN_PHASES = ['running', 'drawn', 'settled']

/** Reads a result of the table's feed as a hand; null for none. */
export function readHand(result: Readonly<Record<string, unknown>> | null): Hand | null {
  return result !== null && Array.isArray(result.player)
    ? (result as Readonly<Record<string, unknown>> & Hand)
    : null
}

/** The hand that is dealt at the table now; null while bets are placed. */
export function liveHand({ round, aheadMs }: TableView, table: BaccaratTable): RunningHand | null {
  if (round === null || !SHOWN_PHASES.includes(round.phase)) return null
  const hand = readHand(round.result)
  const ahead = Number.isFinite(aheadMs) ? aheadMs : 0
  return (
    hand && {
      key: `${table}-${round.number}`,
      hand,
      startedAt: Date.parse(round.runs_at) - ahead,
      speed:
        round.ends_at === null
          ? 1
          : dealTimes(hand).endsAt / (Date.parse(round.ends_at) - Date.parse(round.runs_at)),
    }
  )
}

export const replayedHand = ({ key, hand, startedAt }: ReplayedHand): RunningHand => ({
  key,
  hand,
  startedAt,
  speed: 1,
})

/** The moments at which more of a hand is shown, ascending, in milliseconds since its deal began. */
export function showTimes(running: RunningHand, turned: TurnedCards): number[] {
  const moments = cardTimes(running, turned).flatMap(({ dealtAt, turnedAt }) => [
    dealtAt,
    turnedAt,
    turnedAt + TURN_MS,
  ])
  return [...new Set(moments)].sort((a, b) => a - b)
}

/** What is shown of a hand after so many milliseconds, with the cards that the player turned on this device. */
export function showHand(running: RunningHand, elapsedMs: number, turned: TurnedCards): ShownHand {
  const { key, hand, startedAt } = running
  const times = new Map(cardTimes(running, turned).map((card) => [card.id, card]))
  const cardsOf = (side: Side) =>
    hand[side].flatMap((card, index): ShownCard[] => {
      const id = `${side}-${index}`
      const { dealtAt, turnedAt } = times.get(id) ?? { dealtAt: 0, turnedAt: 0 }
      const [isOpen, isSeen] = [elapsedMs >= turnedAt, elapsedMs >= turnedAt + TURN_MS]
      return elapsedMs < dealtAt ? [] : [{ id, card, isOpen, isSeen }]
    })
  const [player, banker] = [cardsOf('player'), cardsOf('banker')]
  const isFullyDealt = player.length === hand.player.length && banker.length === hand.banker.length
  return {
    key,
    hand,
    startedAt,
    player,
    banker,
    isOver: isFullyDealt && [...player, ...banker].every(({ isSeen }) => isSeen),
  }
}

/** The points of the cards that have been seen; null while none has. */
export function seenPoints(cards: readonly ShownCard[]): number | null {
  const seen = cards.filter(({ isSeen }) => isSeen)
  return seen.length === 0 ? null : handTotal(seen.map(({ card }) => card))
}
