import type { ArcadeTrx } from '../db/schema.ts'

/** Locks the player until the transaction ends: the player's sessions are opened and ended one after the other. */
export async function lockPlayer(trx: ArcadeTrx, playerId: bigint): Promise<void> {
  await trx
    .selectFrom('arcade.players')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .execute()
}
