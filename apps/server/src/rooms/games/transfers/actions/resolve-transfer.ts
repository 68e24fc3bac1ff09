import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, type Minor, minor, parseMoney } from '@gamehall/money'
import { type Outcome, refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { GamesContext, GamesTrx } from '../../tables.ts'
import { failTransfer, postTransfer } from '../settle-transfer.ts'
import { lockTransfer, readTransfer, type TransferRow } from '../transfer-queries.ts'

/**
 * Ends a transfer in state MANUAL as the operator decided with the platform. Large amounts need two operators. 30404: no
 * such transfer. 10040: not in state MANUAL. 400 (`amount`).
 */
export const resolveTransfer = implementAction(operatorCalls.resolveTransfer, {
  subject: ({ reference }) => `transfer ${reference}`,
  async stake(_ctx, trx: GamesTrx, given) {
    const transfer = await readTransfer(trx, given.reference)
    if (transfer?.state !== 'MANUAL') return null
    const amount = given.result === 'success' ? movedAmount(transfer, given.amount) : null
    const worthMinor = amount?.ok === true ? amount.data : (transfer.amount_minor ?? 0n)
    return { playerId: transfer.player_id, worthMinor }
  },
  async run(ctx: GamesContext, trx: GamesTrx, { reference, result, amount }) {
    if ((await readTransfer(trx, reference)) === undefined) return refuse(30404)
    const transfer = await lockTransfer(trx, reference)
    if (transfer.state !== 'MANUAL') return refuse(10040)
    if (result === 'failed') {
      await failTransfer(ctx, trx, transfer, 'OPERATOR')
      return succeed({ reference, result })
    }
    const moved = movedAmount(transfer, amount)
    if (!moved.ok) return moved
    await postTransfer(ctx, trx, { transfer, amountMinor: moved.data, balanceMinor: null })
    return succeed({ reference, result })
  },
})

/** The amount to post. A transfer to a platform never posts more than was held. */
function movedAmount(transfer: TransferRow, stated: string | null | undefined): Outcome<Minor, 400> {
  const asked = transfer.amount_minor
  if (stated == null) return asked === null ? refuseField('amount', 'required') : succeed(minor(asked))
  const parsed = parseMoney(stated, 'TWD')
  if (!parsed.ok) return refuseField('amount', 'amount_format')
  if (transfer.direction === 'in' && asked !== null && parsed.minor > asked)
    return refuseField('amount', 'amount_max', { max: formatWireAmount(minor(asked), 'TWD') })
  return succeed(parsed.minor)
}
