import type { SpotLimits } from '../../src/games/game-module.ts'
import { DRAGON_GATE_BETS, DRAGON_GATE_START_BET } from './paytable.ts'

const [lowest = 0n] = DRAGON_GATE_BETS

/** The stakes of the slot; every one is a whole number of minor units a line. */
export const DRAGON_GATE_LIMITS: SpotLimits = {
  min: lowest,
  max: DRAGON_GATE_BETS.at(-1) ?? lowest,
  choices: DRAGON_GATE_BETS,
  step: lowest,
  start: DRAGON_GATE_START_BET,
}
