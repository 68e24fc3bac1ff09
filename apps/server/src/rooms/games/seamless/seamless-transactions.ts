import { createHash } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { SeamlessError, SeamlessRound } from '../../../providers/games/index.ts'
import type { GamesTables } from '../tables.ts'
import type { SeamlessScope } from './seamless-scope.ts'

export type SeamlessTransaction = Selectable<GamesTables['seamless_transactions']>
type Kind = SeamlessTransaction['kind']

/** A provider's transaction as it is stored: its kind and the fields that a repetition must have too. */
export interface TransactionKey {
  readonly kind: Kind
  readonly transactionId: string
  readonly digest: Buffer
}

/** The key of a request. Its token is no part of it: a repetition may come with a newer one. */
export function transactionKey(
  kind: Kind,
  request: SeamlessRound,
  fields: Readonly<Record<string, unknown>>,
): TransactionKey {
  const { transactionId, roundId, game, player } = request
  const text = JSON.stringify([kind, roundId, game, player, fields], (_name, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  return { kind, transactionId, digest: createHash('sha256').update(text).digest() }
}

export const findTransaction = (
  { trx, provider }: SeamlessScope,
  transactionId: string,
): Promise<SeamlessTransaction | undefined> =>
  trx
    .selectFrom('seamless_transactions')
    .selectAll()
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()

/** What tells whether a transaction came before. */
export type EarlierTransaction = Pick<SeamlessTransaction, 'state' | 'player_id' | 'digest'>
/** A bet as what refers to it needs it. */
export type ReferredBet = Pick<SeamlessTransaction, 'kind' | 'state' | 'player_id' | 'api_key' | 'round_id'>

type Repetition = 'repeated' | Extract<SeamlessError, 'DUPLICATE' | 'ROLLED_BACK'> | null

/**
 * Whether a transaction came before. `null`: it did not. `repeated`: it did with the same fields, and nothing is to be done.
 * ROLLED_BACK: its rollback came first, or since. DUPLICATE: other fields.
 */
export function repetitionOf(
  earlier: EarlierTransaction | undefined,
  playerId: bigint,
  key: TransactionKey,
): Repetition {
  if (earlier === undefined) return null
  if (earlier.state === 'tombstone') return 'ROLLED_BACK'
  if (earlier.player_id !== playerId || earlier.digest?.equals(key.digest) !== true) return 'DUPLICATE'
  return earlier.state === 'rolled_back' ? 'ROLLED_BACK' : 'repeated'
}

/** The same for one transaction. */
export const findRepetition = async (scope: SeamlessScope, key: TransactionKey): Promise<Repetition> =>
  repetitionOf(await findTransaction(scope, key.transactionId), scope.playerId, key)

type Draft = Pick<SeamlessTransaction, 'api_key' | 'round_id'> &
  Partial<Pick<Insertable<GamesTables['seamless_transactions']>, 'bet_minor' | 'win_minor' | 'reference_id'>>

export async function insertTransaction(
  { trx, provider, playerId, now }: SeamlessScope,
  { kind, transactionId, digest }: TransactionKey,
  draft: Draft,
): Promise<void> {
  await trx
    .insertInto('seamless_transactions')
    .values({
      provider,
      transaction_id: transactionId,
      kind,
      digest,
      state: 'applied',
      player_id: playerId,
      reference_id: null,
      ...draft,
      at: now,
    })
    .execute()
}

/** Records that a bet was rolled back before it came, so that it is refused when it comes. */
export async function insertTombstone(
  { trx, provider, playerId, now }: SeamlessScope,
  {
    transactionId,
    apiKey,
    roundId,
  }: Pick<SeamlessRound, 'transactionId' | 'roundId'> & { readonly apiKey: string },
): Promise<void> {
  await trx
    .insertInto('seamless_transactions')
    .values({
      provider,
      transaction_id: transactionId,
      kind: 'bet',
      state: 'tombstone',
      digest: null,
      player_id: playerId,
      api_key: apiKey,
      round_id: roundId,
      reference_id: null,
      at: now,
    })
    .execute()
}

export async function markRolledBack(
  { trx, provider }: SeamlessScope,
  { transaction_id }: SeamlessTransaction,
): Promise<void> {
  await trx
    .updateTable('seamless_transactions')
    .set({ state: 'rolled_back' })
    .where('provider', '=', provider)
    .where('transaction_id', '=', transaction_id)
    .execute()
}

/** Whether an applied transaction of one of the kinds is in the round. */
export async function hasApplied(
  { trx, provider, playerId }: SeamlessScope,
  roundId: string,
  kinds: readonly Kind[],
): Promise<boolean> {
  const row = await trx
    .selectFrom('seamless_transactions')
    .select('transaction_id')
    .where('provider', '=', provider)
    .where('round_id', '=', roundId)
    .where('player_id', '=', playerId)
    .where('state', '=', 'applied')
    .where('kind', 'in', kinds)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
