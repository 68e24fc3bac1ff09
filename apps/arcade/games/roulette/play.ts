import type { GamePlay } from '../../src/games/game-module.ts'
import { formatAmount, parseAmount } from '../../src/wallet/amount.ts'
import { type Chip, chipPayout, rouletteUncounted, rouletteValidBet, spinWheel } from './rules.ts'
import type { RouletteBet, RouletteView } from './schemas.ts'

const chipsOf = (chips: RouletteBet['chips']): Chip[] =>
  chips.map(({ spot, amount }) => ({ spot, stake: parseAmount(amount) ?? 0n }))

/** A round of one step: one number decides every chip. */
export const roulettePlay: GamePlay<RouletteBet, RouletteView, never, RouletteView> = {
  open({ table, chips: bet }, stream) {
    const number = spinWheel(stream)
    const chips = chipsOf(bet).map((chip) => ({ ...chip, pay: chipPayout(chip, number, table) }))
    return {
      state: {
        table,
        number,
        chips: chips.map(({ spot, stake, pay }) => ({
          spot,
          amount: formatAmount(stake),
          win: formatAmount(pay),
        })),
      },
      stake: chips.reduce((sum, { stake }) => sum + stake, 0n),
      pay: chips.reduce((sum, { pay }) => sum + pay, 0n),
      isOver: true,
    }
  },
  view: (state) => state,
  validBet: ({ chips, number, table }) => rouletteValidBet(chipsOf(chips), number, table),
  uncounted: ({ chips, number, table }) => rouletteUncounted(chipsOf(chips), number, table),
}
