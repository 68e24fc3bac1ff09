import type { AppContext } from '../../../platform/context/app-context.ts'
import { withRewardsTables } from '../tables.ts'
import { countPlayers } from './count-rounds-of-run.ts'

/** Counts the rounds of players whose bets changed. */
export const countChangedBets = (ctx: AppContext, playerIds: readonly bigint[]): Promise<void> =>
  countPlayers(withRewardsTables(ctx), playerIds)
