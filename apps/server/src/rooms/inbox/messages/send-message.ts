import { CONTENT_STYLES, LOCALES, type Locale } from '@gamehall/contract/constants'
import type { MessageType, NoticeCategory } from '@gamehall/contract/inbox'
import type { Insertable } from 'kysely'
import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { offerPausesHook, playerLocalesHook } from '../hooks.ts'
import { sendPush } from '../push/send-push.ts'
import { type InboxTables, type InboxTrx, withInboxTables } from '../tables.ts'
import { notifyByWebPush } from '../web-push/notify-by-web-push.ts'
import { countUnread } from './count-unread.ts'
import { MESSAGE_KINDS, OFFER_CATEGORY, type Texts } from './message-kinds.ts'
import { escapeHtml, htmlToPlainText, safeHtml } from './safe-html.ts'

export interface NewMessage {
  readonly type: MessageType
  /** By language. Plain text, or with `isHtml` HTML that is sanitized. */
  readonly texts: Texts
  readonly isHtml?: boolean
  /** One line, with the amount or name. */
  readonly title: Texts
  /** Defaults to the type's category. */
  readonly category?: Exclude<NoticeCategory, 999>
  /** The subject, such as an order number. */
  readonly reqId?: string
  /** Replaces the player's last message about `reqId` and marks it unread. */
  readonly isRevision?: boolean
  /** The page it links to, such as `/deposit/record`. */
  readonly target?: string
  /** The address of a picture, shown in place of the text. */
  readonly picture?: string
  /** Stored and counted, without a toast or sound. */
  readonly isSilent?: boolean
  /** The player's own action, which the app already confirms: no toast or sound, only Web Push. */
  readonly isOwnAction?: boolean
}

/**
 * Stores a message in the player's inbox and pushes it (§3 normal: its id opens /message/{id}), in the caller's transaction.
 * Players on a break are not notified of offers. Answers the message id.
 */
export async function sendMessage(
  ctx: AppContext,
  trx: Trx,
  playerId: bigint,
  message: NewMessage,
): Promise<bigint> {
  const now = ctx.clock.now()
  const category = message.category ?? MESSAGE_KINDS[message.type].category
  const row = {
    category,
    type: message.type,
    title: JSON.stringify(message.title),
    content: JSON.stringify(contentOf(message)),
    style: message.picture === undefined ? CONTENT_STYLES.text : CONTENT_STYLES.picture,
    detail_url: message.target === undefined ? null : JSON.stringify({ wap: message.target }),
    created_at: now,
    read_at: null,
  }
  const reqId = message.reqId ?? null
  const revised =
    message.isRevision && reqId !== null
      ? await findLastMessage(withInboxTables(trx), playerId, reqId)
      : undefined
  const id =
    revised ?? (await insertMessage(withInboxTables(trx), { ...row, player_id: playerId, req_id: reqId }))
  if (revised !== undefined)
    await withInboxTables(trx).updateTable('messages').set(row).where('message_id', '=', revised).execute()
  const localizedText = message.texts[await playerLocalesHook.of(ctx).read(trx, playerId)]
  const text = message.isHtml ? htmlToPlainText(localizedText) : localizedText
  const { message_num: badge } = await countUnread(ctx, trx, playerId, now)
  const { type } = message
  const isStoredOnly =
    message.isSilent ||
    (category === OFFER_CATEGORY && (await offerPausesHook.of(ctx).isPaused(trx, playerId, now)))
  const silence = isStoredOnly || message.isOwnAction === true
  await sendPush(ctx, trx, playerId, {
    msg_type: 'normal',
    push: { text, badge, voice: type, silence, type },
    content: {
      text,
      style: message.picture === undefined ? CONTENT_STYLES.text : CONTENT_STYLES.picture,
      time: now.toISOString(),
      reqId,
      id: id.toString(),
    },
  })
  if (!isStoredOnly) await notifyByWebPush(ctx, trx, playerId, id)
  return id
}

async function insertMessage(trx: InboxTrx, row: Insertable<InboxTables['messages']>): Promise<bigint> {
  const { message_id } = await trx
    .insertInto('messages')
    .values(row)
    .returning('message_id')
    .executeTakeFirstOrThrow()
  return message_id
}

/** Finds the player's newest message about `reqId`; undefined when none is left. */
async function findLastMessage(trx: InboxTrx, playerId: bigint, reqId: string): Promise<bigint | undefined> {
  const last = await trx
    .selectFrom('messages')
    .select('message_id')
    .where('player_id', '=', playerId)
    .where('req_id', '=', reqId)
    .orderBy('message_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.message_id
}

function contentOf({ texts, picture, isHtml }: NewMessage): Record<Locale, string> {
  const entries = LOCALES.map((locale): [Locale, string] => [
    locale,
    picture ?? (isHtml ? safeHtml(texts[locale]) : escapeHtml(texts[locale])),
  ])
  return Object.fromEntries(entries) as Record<Locale, string>
}
