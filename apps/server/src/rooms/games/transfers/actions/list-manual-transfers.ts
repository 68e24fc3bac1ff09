import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, minor } from '@gamehall/money'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import type { GamesTrx } from '../../tables.ts'

const PAGE_SIZE = 200

/** Lists the transfers in state MANUAL, oldest first, each with the error that led there; at most 200. */
export const listManualTransfers = implementRead(operatorCalls.listManualTransfers, {
  async run(_ctx, trx: GamesTrx) {
    const rows = await trx
      .selectFrom('platform_transfers')
      .selectAll()
      .where('state', '=', 'MANUAL')
      .orderBy('created_at')
      .limit(PAGE_SIZE)
      .execute()
    return succeed({
      list: rows.map((row) => ({
        reference: row.reference,
        player_id: row.player_id.toString(),
        api_key: row.api_key,
        direction: row.direction,
        amount: row.amount_minor === null ? null : formatWireAmount(minor(row.amount_minor), 'TWD'),
        error: row.error,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      })),
    })
  },
})
