import type { Locale } from '@gamehall/contract/constants'
import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { localizeText } from '../../../../platform/text/localize-text.ts'
import { parseLocale } from '../../../../platform/text/parse-locale.ts'
import { unreadReplyHook } from '../../hooks.ts'
import { countUnread } from '../../messages/count-unread.ts'
import { MESSAGE_KINDS, type Texts } from '../../messages/message-kinds.ts'
import { findMessages } from '../../messages/message-queries.ts'
import type { InboxContext } from '../../tables.ts'
import { readSubscriptions } from '../web-push-queries.ts'

const NEWS = { 'zh-TW': '您有新訊息', en: 'You have new messages' }
const REPLIED = { 'zh-TW': '客服已回覆', en: 'Customer service replied' }
const OPEN = { 'zh-TW': '點一下查看內容', en: 'Tap to read' }

/**
 * Sends a Web Push notification to a player's browsers about one message, about unread messages after quiet hours, or about a
 * reply of customer service. It contains only the kind of message, no personal data or amounts, since lock screens show it.
 * Sends nothing when the message is already read.
 */
export const sendWebPush = defineJob({
  name: 'send-web-push',
  payload: z.object({
    playerId: z.string().transform(BigInt),
    messageId: z.string().transform(BigInt).optional(),
    about: z.literal('support').optional(),
  }),
  maxAttempts: 6,
  async run(ctx: InboxContext, { playerId, messageId, about }) {
    const unread =
      about === 'support'
        ? await findUnreadReply(ctx, playerId)
        : await findUnreadMessage(ctx, playerId, messageId)
    if (unread === undefined) return
    const failures: unknown[] = []
    for (const row of await readSubscriptions(ctx.db, playerId)) {
      const payload = notificationOf(unread, parseLocale(row.locale))
      try {
        if ((await ctx.providers.webPush.send(row, payload)) === 'gone')
          await ctx.db
            .deleteFrom('web_push_subscriptions')
            .where('subscription_id', '=', row.subscription_id)
            .execute()
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some push services refused the notification')
  },
})

interface Unread {
  readonly title: Texts
  /** A notification with the same tag replaces the earlier one, so that a retry is not shown twice. */
  readonly tag: string
  readonly url: string
}

/** Finds the given message, or any message, that is still unread; undefined when there is none. */
async function findUnreadMessage(
  ctx: InboxContext,
  playerId: bigint,
  messageId: bigint | undefined,
): Promise<Unread | undefined> {
  const now = ctx.clock.now()
  if (messageId === undefined) {
    const { message_num } = await countUnread(ctx, ctx.db, playerId, now)
    return message_num > 0 ? { title: NEWS, tag: 'messages', url: '/#/message' } : undefined
  }
  const [message] = await findMessages(ctx, ctx.db, { playerId, now }, [messageId])
  if (message === undefined || message.is_read) return undefined
  const { title } = MESSAGE_KINDS[message.type]
  return { title, tag: `message-${messageId}`, url: `/#/message/${messageId}` }
}

/** Finds an unread reply of customer service. */
async function findUnreadReply(ctx: InboxContext, playerId: bigint): Promise<Unread | undefined> {
  const isUnread = await unreadReplyHook.of(ctx)(ctx.db, playerId)
  return isUnread ? { title: REPLIED, tag: 'support', url: '/#/service/chat' } : undefined
}

const notificationOf = ({ title, tag, url }: Unread, locale: Locale) => ({
  title: localizeText(title, locale),
  body: OPEN[locale],
  tag,
  url,
})
