import { operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { RewardsTrx } from '../../tables.ts'

/** Sets after how many days unclaimed rebates expire, for future postings; null for never. */
export const setRebateExpiry = implementAction(operatorCalls.setRebateExpiry, {
  subject: () => 'rebate expiry',
  version: (trx: RewardsTrx) => trx.selectFrom('rebate_settings').selectAll().execute(),
  async run(_ctx, trx: RewardsTrx, { days }) {
    await trx.updateTable('rebate_settings').set({ expires_after_days: days }).execute()
    return succeed({ expires_after_days: days })
  },
})
