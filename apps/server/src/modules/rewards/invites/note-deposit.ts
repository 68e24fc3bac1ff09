import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { rewardInviterKind } from './reward-kind.ts'

/** A deposit was credited: leaves it to a job to see whether it earns an inviter something. */
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
