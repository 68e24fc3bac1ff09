import { classifyWireReturn } from '../../../../web/shared/celebration/classify-return.ts'
import type { MinesRound } from '../../schemas.ts'

/** The results of a session's rounds. */
export interface MinesStats {
  readonly rounds: number
  /** Rounds that paid more than their stake. */
  readonly wins: number
  /** The round with the highest multiplier that was cashed out; null before the first win. */
  readonly best: MinesRound | null
}

/** Counts rounds that are over, except returned ones. */
export function countRounds(rounds: readonly MinesRound[]): MinesStats {
  const settled = rounds.filter(({ status }) => status === 'settled')
  const won = settled.filter(({ win, bet }) => classifyWireReturn(win, bet) === 'win')
  const best = won.reduce<MinesRound | null>(
    (high, each) => (high === null || Number(each.multiplier) > Number(high.multiplier) ? each : high),
    null,
  )
  return { rounds: settled.length, wins: won.length, best }
}
