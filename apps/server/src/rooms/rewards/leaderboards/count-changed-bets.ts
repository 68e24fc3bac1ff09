import type { AppContext } from '../../../platform/context/app-context.ts'
import { withRewardsTables } from '../tables.ts'
import { countPlayer } from './count-rounds-of-run.ts'

/** Counts the rounds of a player whose bets changed. */
export const countChangedBets = (ctx: AppContext, playerId: bigint): Promise<void> =>
  countPlayer(withRewardsTables(ctx), playerId)
