import type { PlayingCard } from '../../src/games/playing-cards.ts'
import { handValue, isNatural, TWENTY_ONE } from './hand-value.ts'
import type { HandResult } from './schemas.ts'

interface FinishedHand {
  readonly cards: readonly PlayingCard[]
  /** In minor units, even. */
  readonly stake: bigint
  readonly isFromSplit: boolean
  readonly state: 'waiting' | 'done' | 'bust' | 'surrendered'
}

/** Settles a hand against the dealer's cards. `pay` is what comes back in minor units, the stake included. */
export function settleHand(
  { cards, stake, isFromSplit, state }: FinishedHand,
  dealer: readonly PlayingCard[],
): { readonly result: HandResult; readonly pay: bigint } {
  if (state === 'bust') return { result: 'bust', pay: 0n }
  if (state === 'surrendered') return { result: 'surrender', pay: stake / 2n }
  const isBlackjack = !isFromSplit && isNatural(cards)
  if (isNatural(dealer)) return isBlackjack ? { result: 'push', pay: stake } : { result: 'lose', pay: 0n }
  if (isBlackjack) return { result: 'blackjack', pay: (stake * 5n) / 2n }
  const own = handValue(cards).total
  const other = handValue(dealer).total
  if (other > TWENTY_ONE || own > other) return { result: 'win', pay: stake * 2n }
  return own === other ? { result: 'push', pay: stake } : { result: 'lose', pay: 0n }
}
