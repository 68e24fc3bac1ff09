import type { Deal } from './rules.ts'

/** When a card leaves the shoe and when it is turned for everybody, in milliseconds since the run began. */
export interface CardTimes {
  readonly dealtAt: number
  readonly turnedAt: number
}

export interface DealTimes {
  readonly player: readonly CardTimes[]
  readonly banker: readonly CardTimes[]
  /** When the result is announced. */
  readonly endsAt: number
}

const DEAL_EVERY_MS = 350
/** How long the hands can be squeezed: the player's two cards, then the banker's. */
const PLAYER_TURNS_AT = 4_000
const BANKER_TURNS_AT = 5_600
const THIRD_DEALT_AFTER_MS = 500
const THIRD_TURNS_AFTER_MS = 2_200
const CALL_AFTER_MS = 700

/** The timeline of a hand; it depends only on the number of cards. */
export function dealTimes({ player, banker }: Deal): DealTimes {
  const first = (place: number, turnedAt: number): CardTimes => ({ dealtAt: place * DEAL_EVERY_MS, turnedAt })
  const own = [first(0, PLAYER_TURNS_AT), first(2, PLAYER_TURNS_AT)]
  const other = [first(1, BANKER_TURNS_AT), first(3, BANKER_TURNS_AT)]
  let last = BANKER_TURNS_AT
  for (const [cards, hand] of [
    [own, player],
    [other, banker],
  ] as const) {
    if (hand.length < 3) continue
    cards.push({ dealtAt: last + THIRD_DEALT_AFTER_MS, turnedAt: last + THIRD_TURNS_AFTER_MS })
    last += THIRD_TURNS_AFTER_MS
  }
  return { player: own, banker: other, endsAt: last + CALL_AFTER_MS }
}
