import { operatorCalls } from '@gamehall/contract/operator'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { InboxContext, InboxTrx } from '../../tables.ts'
import { createNotice } from './create-notice.ts'

/**
 * Publishes a notice to the home page's notice bar and the announcements; with `opens` it pops up (§3: 999).
 * With `starts_at` it is published then.
 */
export const publishNotice = implementAction(operatorCalls.publishNotice, {
  subject: () => 'notice',
  run: (ctx: InboxContext, trx: InboxTrx, { category, sort, opens, ...input }) =>
    createNotice(ctx, trx, { written: input, schedule: input, category, sort, opens, isToPlayers: false }),
})
