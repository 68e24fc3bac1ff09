import { operatorCalls } from '@gamehall/contract/operator'
import { implementAction } from '../../../../platform/operator/action.ts'
import { createNotice } from '../../notices/actions/create-notice.ts'
import type { InboxContext, InboxTrx } from '../../tables.ts'

/** Sends a message to all players registered by its start time, stored as one notice. */
export const messageEveryone = implementAction(operatorCalls.messageEveryone, {
  subject: () => 'every player',
  run: (ctx: InboxContext, trx: InboxTrx, { category, ...input }) =>
    createNotice(ctx, trx, {
      written: input,
      schedule: input,
      category,
      sort: 0,
      opens: false,
      isToPlayers: true,
    }),
})
