import type { SharedRules } from '../../src/games/game-module.ts'
import { readChips } from './chips.ts'
import { checkChips, highestPayout, SIC_BO_MAX_EXPOSURE, SIC_BO_MAX_WIN } from './limits.ts'
import { sicBoMark } from './mark.ts'
import { settleChips } from './play.ts'
import { rollDice } from './rules.ts'
import { type SicBoAction, type SicBoBet, type SicBoState, sicBoOutcomeSchema } from './schemas.ts'
import { SIC_BO_TIMING } from './timing.ts'

/** One roll for everybody at the table. */
export const sicBoShared: SharedRules<SicBoBet, SicBoState, SicBoAction> = {
  timing: SIC_BO_TIMING,
  // Nothing can be done once the dice roll, so the page may know how they will lie and show them rolling there.
  reveals: 'start',
  betsPerPlayer: 1,
  maxExposure: SIC_BO_MAX_EXPOSURE,
  maxPlayerExposure: SIC_BO_MAX_WIN,
  historySize: 100,
  outcomeSchema: sicBoOutcomeSchema,
  tableOf: () => 'standard',
  draw: (_table, stream) => ({ dice: [...rollDice(stream)] }),
  checkState: ({ chips }) => checkChips(readChips(chips)),
  runMs: () => SIC_BO_TIMING.rollMs,
  maxPay: ({ chips }) => highestPayout(readChips(chips)),
  dueMs: () => null,
  dueAction: null,
  settle(state, { moment }) {
    // A roll that never began returns every stake.
    if (moment?.phase === 'VOIDING') return { state, isOver: 'void' }
    return settleChips(state, sicBoOutcomeSchema.parse(moment?.outcome).dice)
  },
  mark: sicBoMark,
  publicBet: ({ chips }) => ({ chips: chips.map(({ spot, amount }) => ({ spot, amount })) }),
}
