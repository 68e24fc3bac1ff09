import { operatorCalls } from '@gamehall/contract/operator'
import { sql } from 'kysely'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { SiteContext, SiteTrx } from '../../tables.ts'

/**
 * Closes the site (§8, 10027): every call but the site config is refused and push connections end; operator actions, payment
 * callbacks and jobs continue. On a closed site it updates the notice. 400 `until` in the past.
 */
export const closeSite = implementAction(operatorCalls.closeSite, {
  subject: () => 'site',
  async run(ctx: SiteContext, trx: SiteTrx, given) {
    const now = ctx.clock.now()
    const until = given.until === null ? null : new Date(given.until)
    if (until !== null && until <= now) return refuseField('until', 'invalid')
    const { closed_at } = await trx.selectFrom('site_settings').select('closed_at').executeTakeFirstOrThrow()
    await writeClosure(trx, {
      closed_at: closed_at ?? now,
      closed_until: until,
      closed_notice: JSON.stringify(given.notice),
    })
    return succeed({ closed_at: (closed_at ?? now).toISOString(), until: until?.toISOString() ?? null })
  },
})

/** Reopens the site. Idempotent. */
export const openSite = implementAction(operatorCalls.openSite, {
  subject: () => 'site',
  async run(_ctx, trx: SiteTrx) {
    await writeClosure(trx, { closed_at: null, closed_until: null, closed_notice: null })
    return succeed({ is_open: true })
  },
})

type Closure = {
  readonly closed_at: Date | null
  readonly closed_until: Date | null
  readonly closed_notice: string | null
}

/** Writes the closure and, on commit, notifies every push server process. */
async function writeClosure(trx: SiteTrx, closure: Closure): Promise<void> {
  await trx.updateTable('site_settings').set(closure).execute()
  await sql`select pg_notify('gamehall_push', '*')`.execute(trx)
}
