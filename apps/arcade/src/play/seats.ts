import { bytesToHex } from '@noble/hashes/utils.js'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx, SeatRow } from '../db/schema.ts'
import { openSeed, sealSeed } from '../fairness/sealed-seed.ts'
import { hashServerSeed } from '../fairness/seed-hash.ts'
import type { FairnessState, GameId } from '../game-api/schema.ts'

const SEED_BYTES = 32
const CLIENT_SEED_BYTES = 8

/** Takes the player's seat in a game, made at the first call, and holds it until the transaction ends. */
export async function lockSeat(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  playerId: bigint,
  game: GameId,
): Promise<SeatRow> {
  const seat = await selectSeat(trx, playerId, game)
  if (seat !== undefined) return seat
  await trx
    .selectFrom('arcade.players')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const madeMeanwhile = await selectSeat(trx, playerId, game)
  if (madeMeanwhile !== undefined) return madeMeanwhile
  return trx
    .insertInto('arcade.seats')
    .values({
      player_id: playerId,
      game,
      seed_id: await createServerSeed(ctx, trx, playerId, game),
      next_seed_id: await createServerSeed(ctx, trx, playerId, game),
      client_seed: bytesToHex(ctx.ids.bytes(CLIENT_SEED_BYTES)),
      last_rotation_id: null,
      last_rotation: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

function selectSeat(trx: ArcadeTrx, playerId: bigint, game: GameId): Promise<SeatRow | undefined> {
  return trx
    .selectFrom('arcade.seats')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('game', '=', game)
    .forUpdate()
    .executeTakeFirst()
}

/** Draws a server seed and commits to it; nothing about the player's choices goes into it. */
export async function createServerSeed(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  playerId: bigint,
  game: GameId,
): Promise<bigint> {
  const seed = bytesToHex(ctx.ids.bytes(SEED_BYTES))
  const seed_hash = hashServerSeed(seed)
  const row = await trx
    .insertInto('arcade.server_seeds')
    .values({
      player_id: playerId,
      game,
      seed: sealSeed(ctx.sealer, seed, seed_hash),
      seed_hash,
      created_at: ctx.clock.now(),
      revealed_at: null,
    })
    .returning('seed_id')
    .executeTakeFirstOrThrow()
  return row.seed_id
}

/** The server seed a round is drawn from. Never leaves the server before it is rotated out. */
export async function serverSeedOf(ctx: ArcadeContext, trx: ArcadeTrx, seedId: bigint): Promise<string> {
  const row = await trx
    .selectFrom('arcade.server_seeds')
    .select(['seed', 'seed_hash'])
    .where('seed_id', '=', seedId)
    .executeTakeFirstOrThrow()
  return openSeed(ctx.sealer, row)
}

/** Uses up one nonce of the seat. */
export async function advanceNonce(trx: ArcadeTrx, seat: SeatRow): Promise<SeatRow> {
  return trx
    .updateTable('arcade.seats')
    .set({ nonce: seat.nonce + 1 })
    .where('player_id', '=', seat.player_id)
    .where('game', '=', seat.game)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What the player may see of a seat. */
export async function fairnessState(trx: ArcadeTrx, seat: SeatRow): Promise<FairnessState> {
  const seeds = await trx
    .selectFrom('arcade.server_seeds')
    .select(['seed_id', 'seed_hash'])
    .where('seed_id', 'in', [seat.seed_id, seat.next_seed_id])
    .execute()
  const hashOf = (seedId: bigint) => seeds.find((seed) => seed.seed_id === seedId)?.seed_hash ?? ''
  return {
    server_seed_hash: hashOf(seat.seed_id),
    next_server_seed_hash: hashOf(seat.next_seed_id),
    client_seed: seat.client_seed,
    nonce: seat.nonce,
  }
}
