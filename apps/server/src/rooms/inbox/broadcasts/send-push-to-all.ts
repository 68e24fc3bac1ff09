import type { PushMessage } from '@gamehall/contract'
import { LOCALES, type Locale } from '@gamehall/contract/constants'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { withInboxTables } from '../tables.ts'

type PushToAll = {
  [Message in PushMessage as Message['msg_type']]: Pick<Message, 'msg_type' | 'content' | 'push'>
}['normal' | 'sys_notice' | 'lobby_change']

/** Broadcasts a push to all connected clients on commit; stored as one row. */
export async function sendPushToAll(
  ctx: AppContext,
  trx: Trx,
  say: (locale: Locale) => PushToAll,
): Promise<void> {
  const byLocale = Object.fromEntries(
    LOCALES.map((locale) => [locale, { seq: 0, from: 'system', to: 'all', ...say(locale) }]),
  )
  // Serialized, so that broadcast ids become visible in order.
  await acquireAdvisoryLock(trx, 'push-broadcasts')
  await withInboxTables(trx)
    .insertInto('push_broadcasts')
    .values({ by_locale: JSON.stringify(byLocale), created_at: ctx.clock.now() })
    .execute()
  await sql`select pg_notify('gamehall_push', '*')`.execute(trx)
}
