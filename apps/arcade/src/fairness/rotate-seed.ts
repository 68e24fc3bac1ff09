import { z } from 'zod'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx, PlayerSeedsRow } from '../db/schema.ts'
import { failed, type GameResult } from '../game-api/game-result.ts'
import type { GameRequest, GameResponse } from '../game-api/schema.ts'
import { resumeOpenRound } from '../rounds/resume-rounds.ts'
import { findOpenRound } from '../rounds/round-queries.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { createServerSeed, lockPlayerSeeds, readFairnessState, readServerSeed } from './player-seeds.ts'

const rotationSchema = z.object({ seed_id: z.string(), client_seed: z.string(), rounds: z.int() })

/**
 * Reveals the current server seed and activates the next one, whose hash was published before; the nonce restarts at 0.
 * The player may set the next client seed. A repeated request id returns the first result. ROUND_OPEN while a round is open,
 * BAD_REQUEST in a game with shared rounds, whose seeds are the table's.
 */
export async function rotateSeed(
  ctx: ArcadeContext,
  session: GameSession,
  { request_id, client_seed }: GameRequest<'rotateSeed'>,
): Promise<GameResult<GameResponse<'rotateSeed'>>> {
  const { player, game } = session
  if (ctx.games.get(game).rounds === 'shared') return failed('BAD_REQUEST')
  await resumeOpenRound(ctx, player.player_id, game)
  return ctx.db.transaction().execute(async (trx) => {
    const playerSeeds = await lockPlayerSeeds(ctx, trx, player.player_id, game)
    if (playerSeeds.last_rotation_id === request_id) return rotationResult(trx, playerSeeds)
    if (await findOpenRound(ctx, trx, player.player_id, game)) return failed('ROUND_OPEN')
    const after = await activateNextSeed(ctx, trx, playerSeeds, request_id, client_seed)
    return rotationResult(trx, after)
  })
}

/** Reveals the current server seed and activates the next one; null keeps the client seed. The caller holds the lock, and no round is open. */
export async function activateNextSeed(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  playerSeeds: PlayerSeedsRow,
  requestId: string,
  clientSeed: string | null,
): Promise<PlayerSeedsRow> {
  const { player_id, game, seed_id, next_seed_id, client_seed, nonce } = playerSeeds
  await trx
    .updateTable('arcade.server_seeds')
    .set({ revealed_at: ctx.clock.now(), seed: await readServerSeed(ctx, trx, seed_id) })
    .where('seed_id', '=', seed_id)
    .execute()
  return trx
    .updateTable('arcade.seats')
    .set({
      seed_id: next_seed_id,
      next_seed_id: await createServerSeed(ctx, trx, player_id, game),
      client_seed: clientSeed ?? client_seed,
      has_player_seed: true,
      nonce: 0,
      last_rotation_id: requestId,
      last_rotation: JSON.stringify({ seed_id: `${seed_id}`, client_seed, rounds: nonce }),
    })
    .where('player_id', '=', player_id)
    .where('game', '=', game)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function rotationResult(
  trx: ArcadeTrx,
  playerSeeds: PlayerSeedsRow,
): Promise<GameResult<GameResponse<'rotateSeed'>>> {
  const rotation = rotationSchema.parse(playerSeeds.last_rotation)
  const seed = await trx
    .selectFrom('arcade.server_seeds')
    .select(['seed', 'seed_hash'])
    .where('seed_id', '=', BigInt(rotation.seed_id))
    .executeTakeFirstOrThrow()
  return {
    ok: true,
    data: {
      revealed: {
        server_seed: seed.seed,
        server_seed_hash: seed.seed_hash,
        client_seed: rotation.client_seed,
        rounds: rotation.rounds,
      },
      fairness: await readFairnessState(trx, playerSeeds),
    },
  }
}
