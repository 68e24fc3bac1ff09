import type { BetItem } from '../../src/games/bet-item.ts'
import { layCards } from './lay-cards.ts'
import { BLACKJACK_HAND_NAMES, BLACKJACK_RESULT_NAMES, BLACKJACK_SPOT_NAMES } from './names.ts'
import type { BlackjackRound } from './schemas.ts'

/** Each hand with its result, and the insurances; the spots while the round is open. */
export function blackjackBetItems(round: BlackjackRound, language: 'zh-TW' | 'en'): BetItem[] {
  const words = BLACKJACK_HAND_NAMES[language]
  const spotName = (spot: number) => BLACKJACK_SPOT_NAMES[language][spot] ?? ''
  const { events, spots, status } = round
  if (status !== 'settled')
    return spots.flatMap((amount, spot) =>
      amount === null ? [] : [{ label: spotName(spot), amount, paid: null }],
    )
  const order = [...layCards(events).hands.keys()]
  const handName = (hand: number) =>
    order.length > 1 ? `${words.hand} ${order.indexOf(hand) + 1}` : words.hand
  const insured = new Map(
    events.flatMap((event) => (event.type === 'insure' ? [[event.spot, event.stake] as const] : [])),
  )
  return events.flatMap((event): BetItem[] => {
    if (event.type === 'settle') {
      const result = BLACKJACK_RESULT_NAMES[language][event.result]
      return [
        { label: `${handName(event.hand)}${words.separator}${result}`, amount: event.stake, paid: event.pay },
      ]
    }
    const amount = event.type === 'settle_insurance' ? insured.get(event.spot) : undefined
    if (event.type !== 'settle_insurance' || amount === undefined) return []
    return [{ label: `${words.insurance}${words.separator}${spotName(event.spot)}`, amount, paid: event.pay }]
  })
}
