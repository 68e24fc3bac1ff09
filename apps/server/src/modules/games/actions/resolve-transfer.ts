import { parseMoney } from '@gamehall/money'
import { z } from 'zod'
import { refuse, refuseField, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import { failTransfer, postTransfer } from '../transfers/settle-transfer.ts'
import { lockTransfer, readTransfer } from '../transfers/transfer-queries.ts'

/** Ends a transfer that waits for a person, after asking the platform outside the system. */
export const resolveTransfer = defineAction({
  name: 'resolve-transfer',
  permission: 'transfers.resolve',
  summary: 'End a transfer that waits for an operator',
  input: z.object({
    reference: z.string().min(1).max(64),
    result: z.enum(['success', 'failed']),
    /** What a transfer of everything turned out to be. */
    amount: z.string().max(24).nullish(),
  }),
  subject: (input) => `transfer ${input.reference}`,
  async run(hall, trx, input) {
    if ((await readTransfer(trx, input.reference)) === undefined) return refuse(30404)
    const transfer = await lockTransfer(trx, input.reference)
    if (transfer.state !== 'MANUAL') return refuse(10040)
    if (input.result === 'failed') {
      await failTransfer(hall, trx, transfer, 'OPERATOR')
      return succeed({ reference: transfer.reference, result: input.result })
    }
    const stated = input.amount == null ? null : parseMoney(input.amount, 'TWD')
    if (stated !== null && !stated.ok) return refuseField('amount', 'amount_format')
    const amountMinor = transfer.amount_minor ?? stated?.minor
    if (amountMinor === undefined) return refuseField('amount', 'required')
    await postTransfer(hall, trx, transfer, amountMinor)
    return succeed({ reference: transfer.reference, result: input.result })
  },
})
