import { checkInRound } from '../../apps/arcade/games/baccarat/check-bet.ts'
import { BACCARAT_TABLE_IDS, TABLE_SPOTS } from '../../apps/arcade/games/baccarat/limits.ts'
import { ROCKET_BET } from '../../apps/arcade/games/rocket-crash/rules.ts'
import { ROULETTE_TABLE_IDS } from '../../apps/arcade/games/roulette/limits.ts'
import { SPOTS } from '../../apps/arcade/games/roulette/spots.ts'
import { SPOTS as DICE_SPOTS } from '../../apps/arcade/games/sic-bo/spots.ts'
import { formatAmount } from '../../apps/arcade/src/wallet/amount.ts'
import type { RecordedRound, RoundInput } from './recorded-round.ts'
import { traitsOfChip } from './winning-traits.ts'

/** A chip that every spot of every table takes. */
const AMOUNT = '50.00'
const chipsOn = <Id extends string>(spots: readonly Id[]) => spots.map((spot) => ({ spot, amount: AMOUNT }))

/** Bets that show most: a chip on every spot that a round takes, one for each table, or the highest; none where random ones do. */
export function widestBets({ game, nonce }: RoundInput): object[] {
  switch (game) {
    case 'baccarat':
      return BACCARAT_TABLE_IDS.map((table) => {
        const isTaken = (chip: { spot: (typeof TABLE_SPOTS)[typeof table][number]; amount: string }) =>
          checkInRound({ table, chips: [chip] }, nonce) === null
        return { table, chips: chipsOn(TABLE_SPOTS[table]).filter(isTaken) }
      })
    case 'roulette':
      return ROULETTE_TABLE_IDS.map((table) => ({ table, chips: chipsOn(SPOTS.map(({ id }) => id)) }))
    case 'sic-bo':
      return [{ chips: chipsOn(DICE_SPOTS.map(({ id }) => id)) }]
    case 'rocket-crash':
      return [{ amount: formatAmount(ROCKET_BET.max), target: null, slot: 0 }]
    default:
      return []
  }
}

/** The bet of a round with those of its chips that show a trait of which `isKept` says so; with one chip when there are none. */
export function keepChips({ bet, view }: RecordedRound, isKept: (trait: string) => boolean): unknown {
  if (!('chips' in view)) return bet
  const shown = view as Parameters<typeof traitsOfChip>[1]
  const kept = shown.chips.filter((chip) => traitsOfChip(chip, shown).some(isKept))
  const chips = (kept.length > 0 ? kept : shown.chips.slice(0, 1)).map(({ spot, amount }) => ({
    spot,
    amount,
  }))
  return { ...Object(bet), chips }
}
