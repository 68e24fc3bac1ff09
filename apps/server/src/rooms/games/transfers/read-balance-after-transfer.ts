import { type Minor, minor } from '@gamehall/money'
import { readMainBalanceBatched } from '../../wallet/index.ts'
import type { GamesContext } from '../tables.ts'
import type { ProcessedTransfer } from './transfer-queries.ts'

/** The main wallet’s available balance after a transfer, in TWD cents. */
export const readBalanceAfterTransfer = async (
  ctx: GamesContext,
  { player_id, main_balance }: ProcessedTransfer,
): Promise<Minor> =>
  main_balance === undefined ? readMainBalanceBatched(ctx, player_id) : minor(main_balance)
