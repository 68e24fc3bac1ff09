import { type Minor, minor } from '@gamehall/money'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { readMainBalanceBatched } from '../../wallet/index.ts'
import type { ProcessedTransfer } from './transfer-queries.ts'

/** The main wallet’s available balance after a transfer, in TWD cents. */
export const readBalanceAfterTransfer = async (
  ctx: AppContext,
  { player_id, main_balance }: ProcessedTransfer,
): Promise<Minor> =>
  main_balance === undefined ? readMainBalanceBatched(ctx, player_id) : minor(main_balance)
