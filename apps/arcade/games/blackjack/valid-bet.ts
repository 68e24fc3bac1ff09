import { netValidBet } from '../../src/games/net-valid-bet.ts'
import { netUncounted, type UncountedPart } from '../../src/games/uncounted.ts'
import { isNatural } from './hand-value.ts'
import { SPOTS } from './limits.ts'
import { settleHand } from './settle-hand.ts'
import type { Table } from './table.ts'

/** What was staked on each spot and paid for it, its split hands and insurance together, in minor units. */
const spotTotals = ({ hands, dealer, insured }: Table) =>
  SPOTS.map((spot) => {
    const own = hands.filter((hand) => hand.spot === spot)
    const insurance = insured.get(spot) ?? 0n
    const staked = own.reduce((total, { stake }) => total + stake, insurance)
    const paid = own.reduce(
      (total, hand) => total + settleHand(hand, dealer).pay,
      isNatural(dealer) ? insurance * 3n : 0n,
    )
    return { staked, paid }
  })

/**
 * What counts for turnover, in minor units: for each spot what it won or lost, at most what was staked on it. A push counts nothing, a
 * surrender half of the stake.
 */
export const validBetOf = (table: Table): bigint =>
  spotTotals(table).reduce((sum, { staked, paid }) => sum + netValidBet(staked, paid), 0n)

/** What does not count, and why. */
export const uncountedOf = (table: Table): readonly UncountedPart[] =>
  spotTotals(table).map(({ staked, paid }) => netUncounted(staked, paid))
