import type { getTransfer as call } from '@gamehall/contract/games'
import { refuse, succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { readTransfer } from './transfers/transfer-queries.ts'
import { toPlatformTransfer } from './transfers/transfer-view.ts'

/** One transfer of the player with its state. Another player’s transfer, or none, is 30404. */
export const getTransfer: UseCase<typeof call> = async (hall, request, { session, locale }) => {
  const transfer = await readTransfer(hall.db, request.reference)
  if (transfer === undefined || transfer.player_id !== session.playerId) return refuse(30404)
  return succeed(await toPlatformTransfer(hall, transfer, locale))
}
