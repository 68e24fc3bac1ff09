import type { PlayingCard } from '../../../../src/games/playing-cards.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { handTotal } from '../../rules.ts'
import type { Hand } from '../../shoe.ts'
import { type CardTimes, dealTimes } from '../../timeline.ts'
import type { ReplayedHand, TurnedCards } from '../baccarat-types.ts'

/** A hand on the table; `startedAt` is when its deal began, by this device's clock in milliseconds, `speed` how fast it goes. */
export interface RunningHand {
  readonly key: string
  readonly hand: Hand
  readonly startedAt: number
  readonly speed: number
}

export type Side = 'player' | 'banker'

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
export function showTimes({ hand, speed }: RunningHand): number[] {
  const { player, banker, endsAt } = dealTimes(hand)
  const moments = [...player, ...banker].flatMap(({ dealtAt, turnedAt }) => [dealtAt, turnedAt])
  return [...new Set([...moments, endsAt])].sort((a, b) => a - b).map((ms) => ms / speed)
}

/** What is shown of a hand after so many milliseconds, with the cards that the player turned on this device. */
export function showHand(
  { key, hand, speed }: RunningHand,
  elapsedMs: number,
  turned: TurnedCards,
): ShownHand {
  const times = dealTimes(hand)
  const dealtMs = elapsedMs * speed
  const own: TurnedCards = turned.key === key ? turned : { key, cards: [], isAll: false }
  const cardsOf = (side: Side) =>
    hand[side].flatMap((card, index): ShownCard[] => {
      const id = `${side}-${index}`
      const { dealtAt = 0, turnedAt = 0 }: Partial<CardTimes> = times[side][index] ?? {}
      if (dealtMs < dealtAt && !own.isAll) return []
      return [{ id, card, isOpen: own.isAll || dealtMs >= turnedAt || own.cards.includes(id) }]
    })
  const [player, banker] = [cardsOf('player'), cardsOf('banker')]
  const isWhole = player.length === hand.player.length && banker.length === hand.banker.length
  return {
    key,
    hand,
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
