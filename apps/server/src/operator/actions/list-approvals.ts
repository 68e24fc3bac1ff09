import { z } from 'zod'
import { succeed } from '../../core/outcome.ts'
import { defineAction } from '../action.ts'

const MOST = 200

/** What waits for a second operator, the oldest first. */
export const listApprovals = defineAction({
  name: 'list-approvals',
  permission: 'approvals.read',
  summary: 'What waits for a second operator',
  input: z.object({}),
  subject: () => 'approvals',
  async run(hall, trx) {
    const list = await trx
      .selectFrom('operator_approvals')
      .select([
        'approval_id',
        'action',
        'subject',
        'input',
        'requested_by',
        'reason',
        'requested_at',
        'expires_at',
      ])
      .where('closed_at', 'is', null)
      .where('expires_at', '>', hall.clock.now())
      .orderBy('approval_id')
      .limit(MOST)
      .execute()
    return succeed({ list })
  },
})
