import type { Insertable, Updateable } from 'kysely'
import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import type { CashierDb, CashierTables, CashierTrx } from '../tables.ts'

export type NewCard = Omit<
  Insertable<CashierTables['bank_cards']>,
  'card_id' | 'reject_reason' | 'decided_at' | 'removed_at'
>

const selectCards = (db: CashierDb) =>
  db
    .selectFrom('bank_cards')
    .innerJoin('banks', 'banks.bank_code', 'bank_cards.bank_code')
    .selectAll('bank_cards')
    .select(['banks.name as bank_name', 'banks.name_en as bank_name_en'])
    .where('removed_at', 'is', null)

export type CardRow = Awaited<ReturnType<typeof findCards>>[number]

/** A player's cards in the order they were added. */
export const findCards = (db: CashierDb, playerId: bigint) =>
  selectCards(db).where('player_id', '=', playerId).orderBy('card_id').execute()

export const findCard = (db: CashierDb, cardId: bigint): Promise<CardRow | undefined> =>
  selectCards(db).where('card_id', '=', cardId).executeTakeFirst()

/** Undefined when the card does not exist, was removed or belongs to another player. */
export const findOwnCard = (db: CashierDb, playerId: bigint, cardId: bigint): Promise<CardRow | undefined> =>
  selectCards(db).where('card_id', '=', cardId).where('player_id', '=', playerId).executeTakeFirst()

/** The card that a call with this idempotency key added. */
export const findCardByKey = (db: CashierDb, playerId: bigint, key: string): Promise<CardRow | undefined> =>
  selectCards(db).where('player_id', '=', playerId).where('idempotency_key', '=', key).executeTakeFirst()

/**
 * Inserts a card; null when the number is already a card of any player. `fingerprints`: those of the number under every
 * data key. During a key rotation a stored card can have either, so the unique index alone cannot detect a duplicate.
 */
export async function insertCard(
  trx: CashierTrx,
  card: NewCard,
  fingerprints: readonly Buffer[],
): Promise<bigint | null> {
  for (const name of fingerprints.map((fingerprint) => fingerprint.toString('hex')).toSorted())
    await acquireAdvisoryLock(trx, `bank-card-number/${name}`)
  const taken = await trx
    .selectFrom('bank_cards')
    .select('card_id')
    .where('number_fingerprint', 'in', fingerprints)
    .where('removed_at', 'is', null)
    .where('status', '<>', 2)
    .executeTakeFirst()
  if (taken !== undefined) return null
  const inserted = await trx
    .insertInto('bank_cards')
    .values(card)
    .onConflict((conflict) => conflict.doNothing())
    .returning('card_id')
    .executeTakeFirst()
  return inserted?.card_id ?? null
}

/** Marks the player's rejected cards of that number as removed. */
export async function markRejectedCardsRemoved(
  trx: CashierTrx,
  playerId: bigint,
  fingerprints: readonly Buffer[],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('bank_cards')
    .set({ removed_at: at })
    .where('player_id', '=', playerId)
    .where('number_fingerprint', 'in', fingerprints)
    .where('status', '=', 2)
    .where('removed_at', 'is', null)
    .execute()
}

export async function markCardRemoved(trx: CashierTrx, cardId: bigint, at: Date): Promise<void> {
  await trx.updateTable('bank_cards').set({ removed_at: at }).where('card_id', '=', cardId).execute()
}

/** Locks a card in review until the transaction ends. Undefined when it is not in review. */
export async function lockWaitingCard(trx: CashierTrx, cardId: bigint): Promise<CardRow | undefined> {
  return selectCards(trx)
    .where('card_id', '=', cardId)
    .where('status', '=', 0)
    .forUpdate('bank_cards')
    .executeTakeFirst()
}

/** The cards in review, oldest first. */
export const findWaitingCards = (db: CashierDb, limit: number): Promise<CardRow[]> =>
  selectCards(db).where('status', '=', 0).orderBy('created_at').orderBy('card_id').limit(limit).execute()

export async function decideCard(
  trx: CashierTrx,
  cardId: bigint,
  decision: Pick<Updateable<CashierTables['bank_cards']>, 'status' | 'reject_reason' | 'decided_at'>,
): Promise<void> {
  await trx.updateTable('bank_cards').set(decision).where('card_id', '=', cardId).execute()
}
