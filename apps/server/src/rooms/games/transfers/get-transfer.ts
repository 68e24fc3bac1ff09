import type { getTransfer as call } from '@gamehall/contract/games'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { readTransfer } from './transfer-queries.ts'
import { toPlatformTransfer } from './transfer-view.ts'

/** One transfer of the player with its state. Another player’s transfer, or none, is 30404. */
export const getTransfer: UseCase<typeof call, GamesContext> = async (ctx, request, { session, locale }) => {
  const transfer = await readTransfer(ctx.db, request.reference)
  if (transfer === undefined || transfer.player_id !== session.playerId) return refuse(30404)
  return succeed(await toPlatformTransfer(ctx, transfer, locale))
}
