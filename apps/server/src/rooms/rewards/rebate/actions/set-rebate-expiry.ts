import { z } from 'zod'
import { succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'

/** Sets after how many days unclaimed rebates expire, for future postings; null for never. */
export const setRebateExpiry = defineAction({
  name: 'set-rebate-expiry',
  permission: 'rebate.manage',
  summary: 'Set after how many days an unclaimed rebate expires',
  input: z.object({ days: z.coerce.number().int().min(1).max(365).nullable() }),
  fourEyes: {
    rule: 'always',
    version: (trx) => trx.selectFrom('rebate_settings').selectAll().execute(),
  },
  subject: () => 'rebate expiry',
  async run(_hall, trx, { days }) {
    await trx.updateTable('rebate_settings').set({ expires_after_days: days }).execute()
    return succeed({ expires_after_days: days })
  },
})
