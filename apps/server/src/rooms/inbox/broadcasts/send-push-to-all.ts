import type { PushMessage } from '@gamehall/contract'
import { LOCALES, type Locale } from '@gamehall/contract/constants'
import { sql } from 'kysely'
import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import type { InboxContext, InboxTrx } from '../tables.ts'

type PushToAll = {
  [Message in PushMessage as Message['msg_type']]: Pick<Message, 'msg_type' | 'content' | 'push'>
}['normal' | 'sys_notice']

/** Broadcasts a push to all connected clients on commit; stored as one row. */
export async function sendPushToAll(
  ctx: InboxContext,
  trx: InboxTrx,
  say: (locale: Locale) => PushToAll,
): Promise<void> {
  const byLocale = Object.fromEntries(
    LOCALES.map((locale) => [locale, { seq: 0, from: 'system', to: 'all', ...say(locale) }]),
  )
  // Serialized, so that broadcast ids become visible in order.
  await acquireAdvisoryLock(trx, 'push-broadcasts')
  await trx
    .insertInto('push_broadcasts')
    .values({ by_locale: JSON.stringify(byLocale), created_at: ctx.clock.now() })
    .execute()
  await sql`select pg_notify('gamehall_push', '*')`.execute(trx)
}
