import { z } from 'zod'
import { refuse, succeed } from '../../core/outcome.ts'
import { defineAction } from '../action.ts'

/** Takes back what waits for a second operator, whoever asked for it. 404: nothing of that number waits. */
export const withdrawApproval = defineAction({
  name: 'withdraw-approval',
  permission: 'approvals.read',
  summary: 'Take back what waits for a second operator',
  input: z.object({
    approval_id: z.coerce
      .string()
      .regex(/^\d{1,18}$/)
      .transform(BigInt),
  }),
  subject: ({ approval_id }) => `approval ${approval_id}`,
  async run(hall, trx, { approval_id }, by) {
    const closed = await trx
      .updateTable('operator_approvals')
      .set({ closed_at: hall.clock.now(), outcome: 'withdrawn', closed_by: by.name })
      .where('approval_id', '=', approval_id)
      .where('closed_at', 'is', null)
      .returning(['action', 'subject', 'requested_by'])
      .executeTakeFirst()
    return closed === undefined ? refuse(404) : succeed(closed)
  },
})
