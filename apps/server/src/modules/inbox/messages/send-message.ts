import { LOCALES, type Locale } from '@gamehall/contract/constants'
import type { MessageType, NoticeCategory } from '@gamehall/contract/inbox'
import type { Hall } from '../../../core/hall.ts'
import { readPlayerLocale } from '../../../core/player-locale.ts'
import type { Trx } from '../../../core/transact.ts'
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
  readonly title?: Texts
  /** Otherwise the type's own. */
  readonly category?: Exclude<NoticeCategory, 999>
  /** What it is about, such as an order's number. */
  readonly reqId?: string
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
  const { category: ownCategory, title } = MESSAGE_KINDS[message.type]
  const category = message.category ?? ownCategory
  const { message_id: id } = await trx
    .insertInto('messages')
    .values({
      player_id: playerId,
      category,
      type: message.type,
      title: JSON.stringify(message.title ?? title),
      content: JSON.stringify(contentOf(message)),
      style: message.picture === undefined ? 1 : PICTURE,
      detail_url: message.target === undefined ? null : JSON.stringify({ wap: message.target }),
      req_id: message.reqId ?? null,
      created_at: now,
      read_at: null,
    })
    .returning('message_id')
    .executeTakeFirstOrThrow()
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
      reqId: message.reqId ?? null,
      id: id.toString(),
    },
  })
  if (!isKept) await tellClosedApp(hall, trx, playerId, id)
  return id
}

function contentOf({ texts, picture, isHtml }: NewMessage): Record<Locale, string> {
  const entries = LOCALES.map((locale): [Locale, string] => [
    locale,
    picture ?? (isHtml ? safeHtml(texts[locale]) : escapeHtml(texts[locale])),
  ])
  return Object.fromEntries(entries) as Record<Locale, string>
}
