import { type Minor, minor, negate } from '@gamehall/money'
import { gatherPer, ItemError } from '@gamehall/postgres'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import type { ProviderTransfer } from '../../../providers/games/index.ts'
import {
  type HoldRequest,
  type Movement,
  moveEach,
  platformClearing,
  releaseMoney,
  rememberPlatformBalances,
} from '../../wallet/index.ts'
import { tellTransferEnds } from './tell-transfer-end.ts'
import { tellTransferWaits } from './tell-transfer-state.ts'
import {
  changeState,
  lockTransfer,
  lockTransfers,
  markSucceeded,
  type TransferRow,
} from './transfer-queries.ts'
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

interface AppliedTransfer {
  readonly reference: string
  readonly applied: ProviderTransfer
}

/**
 * The provider has applied the transfer: the ledger follows, once, however often this is called.
 * A provider that applied another amount than was asked is not believed: the transfer waits for a person.
 * Transfers of several players are settled together. Answers the transfer as it then stands.
 */
export const settleSuccess = gatherPer(settleTogether, {
  keyOf: ({ reference }) => reference,
})

function settleTogether(hall: Hall, items: readonly AppliedTransfer[]): Promise<TransferRow[]> {
  return hall.db.transaction().execute(async (trx) => {
    const rows = new Map<string, TransferRow>()
    for (const row of await lockTransfers(
      trx,
      items.map(({ reference }) => reference),
    ))
      rows.set(row.reference, row)
    const moved: MovedTransfer[] = []
    for (const { reference, applied } of items) {
      const transfer = rows.get(reference)
      if (transfer === undefined) throw new ItemError(`no transfer ${reference}`)
      if (!isOpen(transfer.state)) continue
      if (transfer.amount_minor === null || transfer.amount_minor === applied.amountMinor)
        moved.push({ transfer, amountMinor: applied.amountMinor, balanceMinor: applied.balanceMinor })
      else rows.set(reference, await holdForPerson(hall, trx, transfer, 'AMOUNT_MISMATCH'))
    }
    for (const row of await postTransfers(hall, trx, moved)) rows.set(row.reference, row)
    return items.flatMap(({ reference }) => rows.get(reference) ?? [])
  })
}

export interface MovedTransfer {
  readonly transfer: TransferRow
  readonly amountMinor: bigint
  /** What the platform says the player has there now, where it says so. */
  readonly balanceMinor: Minor | null
}

/** Posts locked, open transfers of different players or platforms, and ends them as SUCCESS. */
export async function postTransfers(
  hall: Hall,
  trx: Trx,
  moved: readonly MovedTransfer[],
): Promise<TransferRow[]> {
  if (moved.length === 0) return []
  const at = hall.clock.now()
  const withMoney = moved.filter(({ amountMinor }) => amountMinor > 0n)
  const outcomes = await moveEach(hall, trx, withMoney.map(movementOf))
  for (const [index, { transfer }] of withMoney.entries()) {
    if (outcomes[index]?.ok !== true)
      throw new ItemError(`transfer ${transfer.reference}: its own hold does not cover it`)
  }
  const ended = await markSucceeded(trx, moved, at)
  await tellTransferEnds(hall, trx, ended)
  await rememberPlatformBalances(
    trx,
    moved.flatMap(({ transfer, balanceMinor }) =>
      balanceMinor === null
        ? []
        : [{ playerId: transfer.player_id, apiKey: transfer.api_key, balanceMinor, at }],
    ),
  )
  return ended
}

function movementOf({ transfer, amountMinor }: MovedTransfer): Movement {
  const amount = minor(amountMinor)
  const isIn = transfer.direction === 'in'
  return {
    key: `transfer:${transfer.reference}`,
    playerId: transfer.player_id,
    subType: isIn ? 'transfer_in' : 'transfer_out',
    amountMinor: isIn ? negate(amount) : amount,
    counterAccount: platformClearing(transfer.api_key),
    orderNo: transfer.reference,
    apiKey: transfer.api_key,
    ...(isIn && { holdKey: `transfer:${transfer.reference}` }),
  }
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
  await tellTransferEnds(hall, trx, [ended])
}

/** Nobody can know by asking: an operator decides. */
export async function holdForPerson(
  hall: Hall,
  trx: Trx,
  transfer: TransferRow,
  error: string,
): Promise<TransferRow> {
  const now = hall.clock.now()
  const unknown =
    transfer.state === 'UNKNOWN'
      ? transfer
      : await changeState(trx, transfer, 'UNKNOWN', now, { was_unknown: true, error })
  const waiting = await changeState(trx, unknown, 'MANUAL', now, { error })
  await tellTransferWaits(hall, trx, waiting)
  hall.log.error(
    { alarm: 'transfer', reference: transfer.reference, error },
    'a transfer waits for an operator',
  )
  return waiting
}
