import type { Locale } from '@gamehall/contract/constants'
import { z } from 'zod'
import type { Hall } from '../../../core/hall.ts'
import { localized } from '../../../core/localized.ts'
import { toLocale } from '../../../core/player-locale.ts'
import { defineJob } from '../../../jobs/job.ts'
import { findMessages } from '../messages/message-queries.ts'
import { MESSAGE_KINDS, type Texts } from '../messages/message-words.ts'
import { countUnread } from '../messages/unread.ts'
import { readSubscriptions } from '../web-push/web-push-queries.ts'

const NEWS = { 'zh-TW': '您有新訊息', en: 'You have new messages' }
const OPEN = { 'zh-TW': '點一下查看內容', en: 'Tap to read' }

/**
 * Has a player's browsers show that there is a message, or (after quiet hours) that there are some. What it says, to whom
 * and how much, stays in the hall: a locked screen shows its kind alone. A read one is not told any more.
 */
export const sendWebPush = defineJob({
  name: 'send-web-push',
  payload: z.object({
    playerId: z.string().transform(BigInt),
    messageId: z.string().transform(BigInt).optional(),
  }),
  maxAttempts: 6,
  async run(hall, { playerId, messageId }) {
    const message = await findUnread(hall, playerId, messageId)
    if (message === undefined) return
    const failures: unknown[] = []
    for (const row of await readSubscriptions(hall.db, playerId)) {
      const payload = noteOf(message, messageId, toLocale(row.locale))
      try {
        if ((await hall.providers.webPush.send(row, payload)) === 'gone')
          await hall.db
            .deleteFrom('web_push_subscriptions')
            .where('subscription_id', '=', row.subscription_id)
            .execute()
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some push services did not take it')
  },
})

/** What is still unread: the message named (the player's own or one to all), or any at all. */
async function findUnread(
  hall: Hall,
  playerId: bigint,
  messageId: bigint | undefined,
): Promise<Unread | undefined> {
  const now = hall.clock.now()
  if (messageId === undefined)
    return (await countUnread(hall.db, playerId, now)).message_num > 0 ? { title: NEWS } : undefined
  const [message] = await findMessages(hall.db, { playerId, now }, [messageId])
  return message === undefined || message.is_read ? undefined : { title: MESSAGE_KINDS[message.type].title }
}

type Unread = { readonly title: Texts }

/** The same tag again replaces what the browser shows, so that another try is not shown twice. */
function noteOf({ title }: Unread, messageId: bigint | undefined, locale: Locale) {
  return {
    title: localized(title, locale),
    body: OPEN[locale],
    tag: messageId === undefined ? 'messages' : `message-${messageId}`,
    url: messageId === undefined ? '/#/message' : `/#/message/${messageId}`,
  }
}
