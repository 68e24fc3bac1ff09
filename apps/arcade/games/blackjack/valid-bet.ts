import { netValidBet } from '../../src/games/net-valid-bet.ts'
import { isNatural } from './hand-value.ts'
import { SPOTS } from './limits.ts'
import { settleHand } from './settle-hand.ts'
import type { Table } from './table.ts'

/**
 * What counts for turnover, in minor units: for each spot what it won or lost, its split hands and insurance together, at most
 * what was staked on it. A push counts nothing, a surrender half of the stake.
 */
export function validBetOf({ hands, dealer, insured }: Table): bigint {
  return SPOTS.reduce((sum, spot) => {
    const own = hands.filter((hand) => hand.spot === spot)
    const insurance = insured.get(spot) ?? 0n
    const staked = own.reduce((total, { stake }) => total + stake, insurance)
    const paid = own.reduce(
      (total, hand) => total + settleHand(hand, dealer).pay,
      isNatural(dealer) ? insurance * 3n : 0n,
    )
    return sum + netValidBet(staked, paid)
  }, 0n)
}
