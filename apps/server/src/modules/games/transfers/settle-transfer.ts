import { minor, negate } from '@gamehall/money'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import type { ProviderTransfer } from '../../../providers/games/index.ts'
import {
  type HoldRequest,
  moveMoney,
  platformClearing,
  releaseMoney,
  rememberPlatformBalance,
} from '../../wallet/index.ts'
import { tellTransferEnd } from './tell-transfer-end.ts'
import { tellTransferWaits } from './tell-transfer-state.ts'
import { changeState, lockTransfer, type TransferRow } from './transfer-queries.ts'
import { isOpen } from './transfer-states.ts'

/** The hold of a transfer to a platform. */
export function holdRequest(transfer: TransferRow): HoldRequest {
  return {
    key: `transfer:${transfer.reference}`,
    playerId: transfer.player_id,
    subType: 'transfer_in',
    amountMinor: minor(transfer.amount_minor ?? 0n),
    orderNo: transfer.reference,
  }
}

/**
 * The provider has applied the transfer: the ledger follows, once, however often this is called.
 * A provider that applied another amount than was asked is not believed: the transfer waits for a person.
 */
export async function settleSuccess(hall: Hall, reference: string, applied: ProviderTransfer): Promise<void> {
  await hall.db.transaction().execute(async (trx) => {
    const transfer = await lockTransfer(trx, reference)
    if (!isOpen(transfer.state)) return
    if (transfer.amount_minor !== null && transfer.amount_minor !== applied.amountMinor) {
      await holdForPerson(hall, trx, transfer, 'AMOUNT_MISMATCH')
      return
    }
    await postTransfer(hall, trx, transfer, applied.amountMinor)
    if (applied.balanceMinor !== null) {
      await rememberPlatformBalance(trx, {
        playerId: transfer.player_id,
        apiKey: transfer.api_key,
        balanceMinor: applied.balanceMinor,
        at: hall.clock.now(),
      })
    }
  })
}

/** Posts a locked, open transfer and ends it as SUCCESS. */
export async function postTransfer(
  hall: Hall,
  trx: Trx,
  transfer: TransferRow,
  amountMinor: bigint,
): Promise<void> {
  const amount = minor(amountMinor)
  const isIn = transfer.direction === 'in'
  if (amount > 0n) {
    const moved = await moveMoney(hall, trx, {
      key: `transfer:${transfer.reference}`,
      playerId: transfer.player_id,
      subType: isIn ? 'transfer_in' : 'transfer_out',
      amountMinor: isIn ? negate(amount) : amount,
      counterAccount: platformClearing(transfer.api_key),
      orderNo: transfer.reference,
      apiKey: transfer.api_key,
      ...(isIn && { holdKey: `transfer:${transfer.reference}` }),
    })
    if (!moved.ok) throw new Error(`transfer ${transfer.reference}: its own hold does not cover it`)
  }
  const ended = await changeState(trx, transfer, 'SUCCESS', hall.clock.now(), {
    amount_minor: amount,
    error: null,
  })
  await tellTransferEnd(hall, trx, ended)
}

/** The provider's word that nothing was applied: held money goes back, once. */
export async function settleFailure(hall: Hall, reference: string, error: string): Promise<void> {
  await hall.db.transaction().execute(async (trx) => {
    const transfer = await lockTransfer(trx, reference)
    if (isOpen(transfer.state)) await failTransfer(hall, trx, transfer, error)
  })
}

/** Ends a locked, open transfer as FAILED, and RELEASED where money was held. */
export async function failTransfer(
  hall: Hall,
  trx: Trx,
  transfer: TransferRow,
  error: string,
): Promise<void> {
  const now = hall.clock.now()
  let ended = await changeState(trx, transfer, 'FAILED', now, { error })
  if (transfer.direction === 'in') {
    await releaseMoney(hall, trx, holdRequest(transfer))
    ended = await changeState(trx, ended, 'RELEASED', now)
  }
  await tellTransferEnd(hall, trx, ended)
}

/** Nobody can know by asking: an operator decides. */
export async function holdForPerson(
  hall: Hall,
  trx: Trx,
  transfer: TransferRow,
  error: string,
): Promise<void> {
  const now = hall.clock.now()
  const unknown =
    transfer.state === 'UNKNOWN'
      ? transfer
      : await changeState(trx, transfer, 'UNKNOWN', now, { was_unknown: true, error })
  await tellTransferWaits(hall, trx, await changeState(trx, unknown, 'MANUAL', now, { error }))
  hall.log.error(
    { alarm: 'transfer', reference: transfer.reference, error },
    'a transfer waits for an operator',
  )
}
