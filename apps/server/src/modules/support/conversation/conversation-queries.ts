import type { SupportMessage, SupportTopic } from '@gamehall/contract/support'
import type { Kysely, Selectable } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import type { Database } from '../../../db/database.ts'
import type { SupportTables } from '../../../db/tables/support.ts'
import { type Looker, signLook, signThumbnail } from '../../site/index.ts'

export type MessageRow = Selectable<SupportTables['support_messages']>

/** A message to insert. */
export interface Said {
  readonly playerId: bigint
  readonly author: MessageRow['author']
  readonly operator?: string
  readonly text: string
  readonly uploadId?: string | null
  readonly topic?: SupportTopic | null
  readonly about?: SupportMessage['about']
  readonly sentKey?: string
}

/** Inserts a message and updates the conversation: a player's message waits for a reply, an operator's ends the waiting. */
export async function say(trx: Trx, said: Said, now: Date): Promise<MessageRow> {
  const row = await trx
    .insertInto('support_messages')
    .values({
      player_id: said.playerId,
      author: said.author,
      operator: said.operator ?? null,
      text: said.text,
      upload_id: said.uploadId ?? null,
      topic: said.topic ?? null,
      about: said.about ? JSON.stringify(said.about) : null,
      sent_key: said.sentKey ?? null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const last = { last_message_id: row.message_id, last_message_at: now }
  const isPlayer = said.author === 'player'
  await trx
    .insertInto('support_conversations')
    .values({
      ...last,
      player_id: said.playerId,
      is_waiting: isPlayer,
      waiting_since: isPlayer ? now : null,
    })
    .onConflict((conversation) =>
      conversation.column('player_id').doUpdateSet(({ ref, fn }) => ({
        ...last,
        ...(isPlayer && {
          is_waiting: true,
          waiting_since: fn.coalesce(
            ref('support_conversations.waiting_since'),
            ref('excluded.waiting_since'),
          ),
        }),
        ...(said.author === 'operator' && { is_waiting: false, waiting_since: null }),
      })),
    )
    .execute()
  return row
}

/** Finds the message already sent under this idempotency key. */
export function findSent(
  db: Kysely<Database>,
  playerId: bigint,
  key: string,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('support_messages')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('sent_key', '=', key)
    .executeTakeFirst()
}

export async function countSaidSince(trx: Trx, playerId: bigint, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('support_messages')
    .select((row) => row.fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('author', '=', 'player')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const toSupportMessage = (hall: Hall, row: MessageRow, looker: Looker): SupportMessage => ({
  message_id: row.message_id.toString(),
  author: row.author,
  text: row.text,
  topic: row.topic,
  about: row.about,
  image_url: row.upload_id === null ? null : signLook(hall, row.upload_id, looker),
  thumb_url: row.upload_id === null ? null : signThumbnail(hall, row.upload_id, looker),
  created_at: row.created_at.toISOString(),
})
