import type { SupportMessage, SupportTopic } from '@gamehall/contract/support'
import type { Selectable } from 'kysely'
import { type FileViewer, signFileUrl, signThumbnailUrl } from '../../site/index.ts'
import type { SupportContext, SupportDb, SupportTables, SupportTrx } from '../tables.ts'

export type SupportMessageRow = Selectable<SupportTables['support_messages']>

/** A message to insert. */
export interface NewSupportMessage {
  readonly playerId: bigint
  readonly author: SupportMessageRow['author']
  readonly operator?: string
  readonly text: string
  readonly uploadId?: string | null
  readonly topic?: SupportTopic | null
  readonly about?: SupportMessage['about']
  readonly sentKey?: string
}

/** Inserts a message and updates the conversation: a player's message waits for a reply, an operator's ends the waiting. */
export async function insertSupportMessage(
  trx: SupportTrx,
  said: NewSupportMessage,
  now: Date,
): Promise<SupportMessageRow> {
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
export function findMessageByKey(
  db: SupportDb,
  playerId: bigint,
  key: string,
): Promise<SupportMessageRow | undefined> {
  return db
    .selectFrom('support_messages')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('sent_key', '=', key)
    .executeTakeFirst()
}

export async function countPlayerMessagesSince(
  trx: SupportTrx,
  playerId: bigint,
  since: Date,
): Promise<number> {
  const { count } = await trx
    .selectFrom('support_messages')
    .select((row) => row.fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('author', '=', 'player')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const viewSupportMessage = (
  ctx: SupportContext,
  row: SupportMessageRow,
  looker: FileViewer,
): SupportMessage => ({
  message_id: row.message_id.toString(),
  author: row.author,
  text: row.text,
  topic: row.topic,
  about: row.about,
  image_url: row.upload_id === null ? null : signFileUrl(ctx, row.upload_id, looker),
  thumb_url: row.upload_id === null ? null : signThumbnailUrl(ctx, row.upload_id, looker),
  created_at: row.created_at.toISOString(),
})
