import { z } from 'zod'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx, SeatRow } from '../db/schema.ts'
import type { GameRequest, GameResponse } from '../game-api/schema.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { failed, type GameResult } from './game-result.ts'
import { findOpenRound } from './round-queries.ts'
import { createServerSeed, fairnessState, lockSeat, serverSeedOf } from './seats.ts'

const rotationSchema = z.object({ seed_id: z.string(), client_seed: z.string(), rounds: z.int() })

/**
 * Reveals the seat's server seed and moves on to the next one, whose hash was shown all along; nonces begin at 0 again.
 * The player may set the client seed for what follows. A repeated request answers what the first one revealed.
 */
export function rotateSeed(
  ctx: ArcadeContext,
  session: GameSession,
  { request_id, client_seed }: GameRequest<'rotateSeed'>,
): Promise<GameResult<GameResponse<'rotateSeed'>>> {
  const { player, game } = session
  return ctx.db.transaction().execute(async (trx) => {
    const seat = await lockSeat(ctx, trx, player.player_id, game)
    if (seat.last_rotation_id === request_id) return answer(trx, seat)
    if (await findOpenRound(ctx, trx, player.player_id, game)) return failed('ROUND_OPEN')
    await trx
      .updateTable('arcade.server_seeds')
      .set({ revealed_at: ctx.clock.now(), seed: await serverSeedOf(ctx, trx, seat.seed_id) })
      .where('seed_id', '=', seat.seed_id)
      .execute()
    const after = await trx
      .updateTable('arcade.seats')
      .set({
        seed_id: seat.next_seed_id,
        next_seed_id: await createServerSeed(ctx, trx, player.player_id, game),
        client_seed: client_seed ?? seat.client_seed,
        nonce: 0,
        last_rotation_id: request_id,
        last_rotation: JSON.stringify({
          seed_id: `${seat.seed_id}`,
          client_seed: seat.client_seed,
          rounds: seat.nonce,
        }),
      })
      .where('player_id', '=', player.player_id)
      .where('game', '=', game)
      .returningAll()
      .executeTakeFirstOrThrow()
    return answer(trx, after)
  })
}

async function answer(trx: ArcadeTrx, seat: SeatRow): Promise<GameResult<GameResponse<'rotateSeed'>>> {
  const rotation = rotationSchema.parse(seat.last_rotation)
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
      fairness: await fairnessState(trx, seat),
    },
  }
}
