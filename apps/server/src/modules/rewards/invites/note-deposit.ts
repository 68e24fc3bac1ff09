import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { rewardInviterKind } from './reward-kind.ts'

/** Enqueues the inviter's reward check after an invited player's deposit is credited. */
export async function noteDeposit(hall: Hall, trx: Trx, playerId: bigint): Promise<void> {
  const invited = await trx
    .selectFrom('players')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('parent_id', 'is not', null)
    .executeTakeFirst()
  if (invited === undefined) return
  await hall.jobs.enqueue(trx, rewardInviterKind, { friend_id: playerId.toString() })
}
