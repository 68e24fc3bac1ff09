import { bytesToHex } from '@noble/hashes/utils.js'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx, PlayerSeedsRow } from '../db/schema.ts'
import type { FairnessState } from '../game-api/schema.ts'
import { decryptSeed, encryptSeed } from './seed-encryption.ts'
import { hashServerSeed } from './seed-hash.ts'

/** A server seed is replaced after so many rounds. */
export const ROUNDS_PER_SEED = 1_000
const SEED_BYTES = 32
const CLIENT_SEED_BYTES = 8

/** Locks the player's seeds in a game until the transaction ends, creating them on first use. Rounds of a player and game are serialized by this lock. */
export async function lockPlayerSeeds(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  playerId: bigint,
  game: string,
): Promise<PlayerSeedsRow> {
  const playerSeeds = await selectPlayerSeeds(trx, playerId, game)
  if (playerSeeds !== undefined) return playerSeeds
  await trx
    .selectFrom('arcade.players')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const madeMeanwhile = await selectPlayerSeeds(trx, playerId, game)
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

function selectPlayerSeeds(
  trx: ArcadeTrx,
  playerId: bigint,
  game: string,
): Promise<PlayerSeedsRow | undefined> {
  return trx
    .selectFrom('arcade.seats')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('game', '=', game)
    .forUpdate()
    .executeTakeFirst()
}

/** Creates a server seed with its hash commitment. It does not depend on any input of the player. Returns its id. */
export async function createServerSeed(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  playerId: bigint,
  game: string,
): Promise<bigint> {
  const seed = bytesToHex(ctx.ids.bytes(SEED_BYTES))
  const seed_hash = hashServerSeed(seed)
  const row = await trx
    .insertInto('arcade.server_seeds')
    .values({
      player_id: playerId,
      game,
      seed: encryptSeed(ctx.encryptor, seed, seed_hash),
      seed_hash,
      created_at: ctx.clock.now(),
      revealed_at: null,
    })
    .returning('seed_id')
    .executeTakeFirstOrThrow()
  return row.seed_id
}

/** Reads and decrypts a server seed. It must not leave the server before its rotation. */
export async function readServerSeed(ctx: ArcadeContext, trx: ArcadeTrx, seedId: bigint): Promise<string> {
  const row = await trx
    .selectFrom('arcade.server_seeds')
    .select(['seed', 'seed_hash'])
    .where('seed_id', '=', seedId)
    .executeTakeFirstOrThrow()
  return decryptSeed(ctx.encryptor, row)
}

/** Increments the nonce. Returns the updated row. */
export async function advanceNonce(trx: ArcadeTrx, playerSeeds: PlayerSeedsRow): Promise<PlayerSeedsRow> {
  return trx
    .updateTable('arcade.seats')
    .set({ nonce: playerSeeds.nonce + 1 })
    .where('player_id', '=', playerSeeds.player_id)
    .where('game', '=', playerSeeds.game)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Gives back the nonce of a round that was never debited; the caller holds the lock, so no later round has been opened. */
export async function releaseNonce(
  trx: ArcadeTrx,
  round: { readonly player_id: bigint; readonly game: string; readonly nonce: number },
): Promise<void> {
  await trx
    .updateTable('arcade.seats')
    .set({ nonce: round.nonce })
    .where('player_id', '=', round.player_id)
    .where('game', '=', round.game)
    .execute()
}

/** Returns what the player may see of the seeds: hashes, client seed and nonce. */
export async function readFairnessState(trx: ArcadeTrx, playerSeeds: PlayerSeedsRow): Promise<FairnessState> {
  const seeds = await trx
    .selectFrom('arcade.server_seeds')
    .select(['seed_id', 'seed_hash'])
    .where('seed_id', 'in', [playerSeeds.seed_id, playerSeeds.next_seed_id])
    .execute()
  const hashOf = (seedId: bigint) => seeds.find((seed) => seed.seed_id === seedId)?.seed_hash ?? ''
  return {
    server_seed_hash: hashOf(playerSeeds.seed_id),
    next_server_seed_hash: hashOf(playerSeeds.next_seed_id),
    client_seed: playerSeeds.client_seed,
    nonce: playerSeeds.nonce,
    needs_client_seed: !playerSeeds.has_player_seed && playerSeeds.nonce === 0,
  }
}
