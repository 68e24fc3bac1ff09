import { LOCALES, type Locale } from '@gamehall/contract/constants'
import type { MessageType, NoticeCategory } from '@gamehall/contract/inbox'
import type { Insertable } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import { readPlayerLocale } from '../../../core/player-locale.ts'
import type { Trx } from '../../../core/transact.ts'
import type { Database } from '../../../db/database.ts'
import { sendPush } from '../send-push.ts'
import { tellClosedApp } from '../web-push/tell-closed-app.ts'
import { MESSAGE_KINDS, type Texts } from './message-words.ts'
import { isResting, OFFERS } from './resting-players.ts'
import { escapeHtml, plainText, safeHtml } from './safe-html.ts'
import { countUnread } from './unread.ts'

const PICTURE = 2

export interface NewMessage {
  readonly type: MessageType
  /** In each language. Words as they are, unless they are HTML an operator wrote: then `safeHtml` leaves what is harmless. */
  readonly texts: Texts
  readonly isHtml?: boolean
  /** What happened, in a few words with its amount or name; at most a line. */
  readonly title: Texts
  /** Otherwise the type's own. */
  readonly category?: Exclude<NoticeCategory, 999>
  /** What it is about, such as an order's number. */
  readonly reqId?: string
  /** Rewrites the player's last message about `reqId`, which no longer holds, and makes it unread again. */
  readonly isRevision?: boolean
  /** The page it leads to, such as `/deposit/record`. */
  readonly target?: string
  /** The address of a picture, shown in place of the text. */
  readonly picture?: string
  /** Kept and counted, but neither shown as a toast nor heard. */
  readonly isSilent?: boolean
  /** Something the player has just done in the app, which says so itself: only a closed app, perhaps another's, is told aloud. */
  readonly isOwnDoing?: boolean
}

/**
 * Leaves a message in the player's inbox and pushes it (§3 normal: its id opens /message/{id}). In the caller's
 * transaction: the message is there exactly when what it tells of has happened. Who takes a break from playing is not told of
 * offers. Answers its id.
 */
export async function sendMessage(
  hall: Hall,
  trx: Trx,
  playerId: bigint,
  message: NewMessage,
): Promise<bigint> {
  const now = hall.clock.now()
  const category = message.category ?? MESSAGE_KINDS[message.type].category
  const row = {
    category,
    type: message.type,
    title: JSON.stringify(message.title),
    content: JSON.stringify(contentOf(message)),
    style: message.picture === undefined ? 1 : PICTURE,
    detail_url: message.target === undefined ? null : JSON.stringify({ wap: message.target }),
    created_at: now,
    read_at: null,
  }
  const reqId = message.reqId ?? null
  const revised = message.isRevision && reqId !== null ? await findLast(trx, playerId, reqId) : undefined
  const id = revised ?? (await insertMessage(trx, { ...row, player_id: playerId, req_id: reqId }))
  if (revised !== undefined)
    await trx.updateTable('messages').set(row).where('message_id', '=', revised).execute()
  const words = message.texts[await readPlayerLocale(trx, playerId)]
  const text = message.isHtml ? plainText(words) : words
  const { message_num: badge } = await countUnread(trx, playerId, now)
  const { type } = message
  const isKept = message.isSilent || (category === OFFERS && (await isResting(trx, playerId, now)))
  const silence = isKept || message.isOwnDoing === true
  await sendPush(hall, trx, playerId, {
    msg_type: 'normal',
    push: { text, badge, voice: type, silence, type },
    content: {
      text,
      style: message.picture === undefined ? 1 : PICTURE,
      time: now.toISOString(),
      reqId,
      id: id.toString(),
    },
  })
  if (!isKept) await tellClosedApp(hall, trx, playerId, id)
  return id
}

async function insertMessage(trx: Trx, row: Insertable<Database['messages']>): Promise<bigint> {
  const { message_id } = await trx
    .insertInto('messages')
    .values(row)
    .returning('message_id')
    .executeTakeFirstOrThrow()
  return message_id
}

/** The player's newest message about something; undefined when all of them were deleted. */
async function findLast(trx: Trx, playerId: bigint, reqId: string): Promise<bigint | undefined> {
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
