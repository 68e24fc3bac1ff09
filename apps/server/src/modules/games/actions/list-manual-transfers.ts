import { formatWire, minor } from '@gamehall/money'
import { z } from 'zod'
import { succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import { oneOperator } from '../../../operator/four-eyes/rule.ts'

const AT_ONCE = 200

/** The transfers that wait for a person, the longest waiting first, with why the platform's word was not enough. */
export const listManualTransfers = defineAction({
  name: 'list-manual-transfers',
  permission: 'transfers.resolve',
  summary: 'Show the transfers that wait for an operator',
  input: z.object({}),
  fourEyes: oneOperator('reads only'),
  subject: () => 'transfers',
  async run(_hall, trx) {
    const rows = await trx
      .selectFrom('platform_transfers')
      .selectAll()
      .where('state', '=', 'MANUAL')
      .orderBy('created_at')
      .limit(AT_ONCE)
      .execute()
    return succeed({
      list: rows.map((row) => ({
        reference: row.reference,
        player_id: row.player_id.toString(),
        api_key: row.api_key,
        direction: row.direction,
        amount: row.amount_minor === null ? null : formatWire(minor(row.amount_minor), 'TWD'),
        error: row.error,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      })),
    })
  },
})
