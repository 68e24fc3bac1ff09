import { bytesToHex } from '@noble/hashes/utils.js'
import { z } from 'zod'
import type { ArcadeContext } from '../arcade-context.ts'
import { roundAt } from '../beacon/randomness-beacon.ts'
import type { ArcadeDb, ArcadeTrx } from '../db/schema.ts'
import { CHAIN_LENGTH } from '../fairness/chain-round.ts'
import { createHashChain, type HashChain, seedAt } from './hash-chain.ts'
import type { TableKey } from './table-key.ts'

const SEED_BYTES = 32
/** The salt is this many rounds of the beacon after the one that is due when the chain is published: two periods at least. */
export const BEACON_ROUNDS_AHEAD = 3
/** The next chain is published when the present one has this many rounds left: about three days of a table that is always watched. */
const PUBLISHED_AHEAD = 10_000

const checkpointsSchema = z.array(z.string())
export const chainEncryptionContext = (terminalHash: string): string => `hash-chain/${terminalHash}`

/** Where a table stands in its chains. */
export interface ChainPosition {
  readonly chain_id: bigint | null
  readonly next_chain_id: bigint | null
  readonly rounds_drawn: number
  readonly last_number: bigint
  /** Null without a chain. */
  readonly length: number | null
  readonly salt: string | null
  readonly beacon_chain_hash: string | null
  readonly beacon_round: bigint | null
}

const selectPosition = (db: ArcadeDb, { game, table }: TableKey) =>
  db
    .selectFrom('arcade.shared_tables as t')
    .leftJoin('arcade.hash_chains as chain', 'chain.chain_id', 't.chain_id')
    .select(['t.chain_id', 't.next_chain_id', 't.rounds_drawn', 't.last_number', 'chain.length'])
    .select(['chain.salt', 'chain.beacon_chain_hash', 'chain.beacon_round'])
    .where('t.game', '=', game)
    .where('t.table_id', '=', table)

export const readChainPosition = (db: ArcadeDb, key: TableKey): Promise<ChainPosition> =>
  selectPosition(db, key).executeTakeFirstOrThrow()

/**
 * Whether the table's chain draws no more rounds: there is none, it is used up, or it waits for a beacon that the arcade was since
 * configured away from. Of the last nothing was drawn.
 */
export const isChainOver = ({ beacon }: ArcadeContext, position: ChainPosition): boolean =>
  position.length === null ||
  position.rounds_drawn >= position.length ||
  (position.salt === null && position.beacon_chain_hash !== beacon.network.chainHash)

/** Whether the next chain is to be published. */
export const isNextChainDue = ({ length, rounds_drawn, next_chain_id }: ChainPosition): boolean =>
  next_chain_id === null && rounds_drawn >= (length ?? 0) - PUBLISHED_AHEAD

/**
 * Creates the table's next chain and publishes its terminal hash with the beacon's round that will be its salt, a future one,
 * unless another process did so meanwhile.
 */
export async function publishNextChain(ctx: ArcadeContext, key: TableKey): Promise<void> {
  const chain = await createHashChain(bytesToHex(ctx.ids.bytes(SEED_BYTES)), CHAIN_LENGTH)
  await ctx.db.transaction().execute(async (trx) => {
    const { next_chain_id } = await selectPosition(trx, key).forUpdate('t').executeTakeFirstOrThrow()
    if (next_chain_id !== null) return
    const chain_id = await insertChain(ctx, trx, key, chain)
    await trx
      .updateTable('arcade.shared_tables')
      .set({ next_chain_id: chain_id })
      .where('game', '=', key.game)
      .where('table_id', '=', key.table)
      .execute()
  })
}

async function insertChain(
  { beacon, clock, encryptor }: ArcadeContext,
  trx: ArcadeTrx,
  { game, table }: TableKey,
  { terminalHash, checkpoints }: HashChain,
): Promise<bigint> {
  const created_at = clock.now()
  const { chain_id } = await trx
    .insertInto('arcade.hash_chains')
    .values({
      game,
      table_id: table,
      length: CHAIN_LENGTH,
      terminal_hash: terminalHash,
      checkpoints: encryptor
        .encryptText(JSON.stringify(checkpoints), chainEncryptionContext(terminalHash))
        .toString('base64'),
      salt: null,
      salt_source: 'beacon',
      beacon_chain_hash: beacon.network.chainHash,
      beacon_round: BigInt(roundAt(beacon.network, created_at) + BEACON_ROUNDS_AHEAD),
      beacon_signature: null,
      created_at,
      salted_at: null,
    })
    .returning('chain_id')
    .executeTakeFirstOrThrow()
  return chain_id
}

/** Makes the next chain the table's, whose own is over. */
export async function takeNextChain(
  ctx: ArcadeContext,
  { game, table }: TableKey,
  { chain_id, next_chain_id }: ChainPosition,
): Promise<void> {
  await ctx.db
    .updateTable('arcade.shared_tables')
    .set({ chain_id: next_chain_id, next_chain_id: null, rounds_drawn: 0 })
    .where('game', '=', game)
    .where('table_id', '=', table)
    .where('chain_id', 'is not distinct from', chain_id)
    .where('next_chain_id', '=', next_chain_id)
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
