import { bytesToHex } from '@noble/hashes/utils.js'
import { z } from 'zod'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeDb } from '../db/schema.ts'
import { CHAIN_LENGTH } from '../fairness/chain-round.ts'
import { createHashChain, seedAt } from './hash-chain.ts'
import type { TableKey } from './table-key.ts'

const SEED_BYTES = 32

const checkpointsSchema = z.array(z.string())
export const chainEncryptionContext = (terminalHash: string): string => `hash-chain/${terminalHash}`

/** What everybody may know of a table's chain. */
export interface PublicChain {
  readonly terminalHash: string
  /** Null until a player has fixed it. */
  readonly salt: string | null
}

/**
 * Creates a chain and makes it the table's, unless another process did so meanwhile. Its terminal hash is committed here; the
 * salt, without which nothing is drawn, is fixed later (`fixSalt`).
 */
export async function startChain(ctx: ArcadeContext, table: TableKey): Promise<void> {
  const root = bytesToHex(ctx.ids.bytes(SEED_BYTES))
  const { terminalHash, checkpoints } = await createHashChain(root, CHAIN_LENGTH)
  const sealed = ctx.encryptor
    .encryptText(JSON.stringify(checkpoints), chainEncryptionContext(terminalHash))
    .toString('base64')
  await ctx.db.transaction().execute(async (trx) => {
    const { game, table: table_id } = table
    const current = await trx
      .selectFrom('arcade.shared_tables as t')
      .leftJoin('arcade.hash_chains as chain', 'chain.chain_id', 't.chain_id')
      .select(['t.rounds_drawn', 'chain.length'])
      .where('t.game', '=', game)
      .where('t.table_id', '=', table_id)
      .forUpdate('t')
      .executeTakeFirstOrThrow()
    if (current.length !== null && current.rounds_drawn < current.length) return
    const { chain_id } = await trx
      .insertInto('arcade.hash_chains')
      .values({
        game,
        table_id,
        length: CHAIN_LENGTH,
        terminal_hash: terminalHash,
        checkpoints: sealed,
        salt: null,
        created_at: ctx.clock.now(),
        salted_at: null,
      })
      .returning('chain_id')
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('arcade.shared_tables')
      .set({ chain_id, rounds_drawn: 0 })
      .where('game', '=', game)
      .where('table_id', '=', table_id)
      .execute()
  })
}

/** Fixes the salt of the table's chain with what a player's browser made; the first one counts. */
export async function fixSalt(ctx: ArcadeContext, table: TableKey, salt: string): Promise<void> {
  await ctx.db
    .updateTable('arcade.hash_chains')
    .set({ salt, salted_at: ctx.clock.now() })
    .where('salt', 'is', null)
    .where('chain_id', '=', (eb) =>
      eb
        .selectFrom('arcade.shared_tables')
        .select('chain_id')
        .where('game', '=', table.game)
        .where('table_id', '=', table.table)
        .$castTo<bigint>(),
    )
    .execute()
}

/** Reads a chain and decrypts the seed of its round `index`. The seed must not leave the server before its round reveals it. */
export async function readChainSeed(
  ctx: ArcadeContext,
  db: ArcadeDb,
  chainId: bigint,
  index: number,
): Promise<string> {
  const chain = await db
    .selectFrom('arcade.hash_chains')
    .select(['length', 'terminal_hash', 'checkpoints'])
    .where('chain_id', '=', chainId)
    .executeTakeFirstOrThrow()
  const text = ctx.encryptor.decryptText(
    Buffer.from(chain.checkpoints, 'base64'),
    chainEncryptionContext(chain.terminal_hash),
  )
  return seedAt(checkpointsSchema.parse(JSON.parse(text)), chain.length, index)
}
