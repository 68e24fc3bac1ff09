import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import type { AccountContext } from '../../tables.ts'
import { SESSION_IDLE_LIMIT_MS, SESSION_LIFETIME_MS } from '../session-limits.ts'

const ENDED_SESSIONS_KEPT_MS = 180 * DAY_MS

/** Ends sessions past their idle limit or lifetime, and deletes expired codes, challenges, nonces, attempts and proofs. */
export const cleanLogins = defineJob({
  name: 'clean-logins',
  payload: z.object({}),
  cron: '20 4 * * *',
  async run(ctx: AccountContext, _payload, now) {
    const before = (ms: number) => new Date(now.getTime() - ms)
    await ctx.db
      .updateTable('sessions')
      .set({ ended_at: now, end_reason: 'expired' })
      .where('ended_at', 'is', null)
      .where(({ eb, or }) =>
        or([
          eb('last_seen_at', '<=', before(SESSION_IDLE_LIMIT_MS)),
          eb('created_at', '<=', before(SESSION_LIFETIME_MS)),
        ]),
      )
      .execute()
    await ctx.db.deleteFrom('sessions').where('ended_at', '<', before(ENDED_SESSIONS_KEPT_MS)).execute()
    await ctx.db.deleteFrom('verification_codes').where('expires_at', '<', before(DAY_MS)).execute()
    await ctx.db
      .deleteFrom('code_sends')
      .where('at', '<', before(2 * DAY_MS))
      .execute()
    await ctx.db
      .deleteFrom('login_attempts')
      .where('last_at', '<', before(2 * DAY_MS))
      .execute()
    await ctx.db.deleteFrom('contact_proofs').where('expires_at', '<', now).execute()
    await ctx.db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
    await ctx.db.deleteFrom('google_nonces').where('expires_at', '<', now).execute()
    await ctx.db.deleteFrom('auth_codes').where('expires_at', '<', now).execute()
    await ctx.db.deleteFrom('google_tokens').where('expires_at', '<', before(DAY_MS)).execute()
  },
})
