import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

type Db = Kysely<Database>

const selectCards = (db: Db) =>
  db
    .selectFrom('bank_cards')
    .innerJoin('banks', 'banks.bank_code', 'bank_cards.bank_code')
    .selectAll('bank_cards')
    .select(['banks.name as bank_name', 'banks.name_en as bank_name_en'])
    .where('removed_at', 'is', null)

export type CardRow = Awaited<ReturnType<typeof findCards>>[number]

/** A player's cards in the order they were added. */
export const findCards = (db: Db, playerId: bigint) =>
  selectCards(db).where('player_id', '=', playerId).orderBy('card_id').execute()

export const findCard = (db: Db, cardId: bigint): Promise<CardRow | undefined> =>
  selectCards(db).where('card_id', '=', cardId).executeTakeFirst()

/** Undefined for another player's card as for none at all. */
export const findOwnCard = (db: Db, playerId: bigint, cardId: bigint): Promise<CardRow | undefined> =>
  selectCards(db).where('card_id', '=', cardId).where('player_id', '=', playerId).executeTakeFirst()
