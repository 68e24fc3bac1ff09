import type { ArcadeContext } from '../arcade-context.ts'
import { failed, type GameResult } from '../game-api/game-result.ts'
import type { GameRequest, GameResponse } from '../game-api/schema.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { lockPlayerSeeds, readFairnessState } from './player-seeds.ts'

/**
 * Sets the client seed that the player's browser chose, before the first round of a game. The hash of the server seed was
 * published before, so neither side can choose its seed knowing the other's. A repeated call with the same seed succeeds;
 * REQUEST_CONFLICT once a round was played or another seed was chosen: from then on seeds change by rotation.
 */
export async function setClientSeed(
  ctx: ArcadeContext,
  { player, game }: GameSession,
  { client_seed }: GameRequest<'setClientSeed'>,
): Promise<GameResult<GameResponse<'setClientSeed'>>> {
  return ctx.db.transaction().execute(async (trx) => {
    const seeds = await lockPlayerSeeds(ctx, trx, player.player_id, game)
    const isRepeated = seeds.has_player_seed && seeds.client_seed === client_seed
    if (!isRepeated && (seeds.has_player_seed || seeds.nonce > 0)) return failed('REQUEST_CONFLICT')
    await trx
      .updateTable('arcade.seats')
      .set({ client_seed, has_player_seed: true })
      .where('player_id', '=', player.player_id)
      .where('game', '=', game)
      .execute()
    return {
      ok: true,
      data: { fairness: await readFairnessState(trx, { ...seeds, client_seed, has_player_seed: true }) },
    }
  })
}
