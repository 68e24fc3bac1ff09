import { type Minor, minor, negate } from '@gamehall/money'
import { gatherPer } from '@gamehall/postgres'
import { type Kysely, sql } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import type { Database } from '../../../db/database.ts'
import type { ProviderTransfer } from '../../../providers/games/index.ts'
import { whichAreTestAccounts } from '../../account/index.ts'
import { describePush, sendPushes } from '../../inbox/index.ts'
import {
  describeMovements,
  type HoldRequest,
  type Movement,
  platformClearing,
  platformPlayClearing,
  releaseMoney,
} from '../../wallet/index.ts'
import { endPush, tellEndInWords } from './tell-transfer-end.ts'
import { tellTransferWaits } from './tell-transfer-state.ts'
import { type CarriedTransfer, changeState, lockTransfer, type TransferRow } from './transfer-queries.ts'
import { isOpen } from './transfer-states.ts'

/** The ledger hold of a transfer to a platform. */
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
  readonly transfer: TransferRow
  readonly applied: ProviderTransfer
}

/**
 * Posts a transfer that the provider has applied, exactly once, and returns its new state. When the provider applied another
 * amount than requested, the transfer goes to an operator (MANUAL). Concurrent calls are batched into one transaction.
 */
export const settleSuccess = gatherPer(settleBatch, { keyOf: ({ transfer }) => transfer.reference })

async function settleBatch(hall: Hall, items: readonly AppliedTransfer[]): Promise<CarriedTransfer[]> {
  const moved = items.map(({ transfer, applied }) => ({
    transfer,
    amountMinor: applied.amountMinor,
    balanceMinor: applied.balanceMinor,
  }))
  const settled = await callSettleTransfers(hall, hall.db, moved, false)
  if (settled.length === items.length) return settled
  // At least one has ended already, was UNKNOWN, or was applied with another amount: settle each on its own.
  const rows: CarriedTransfer[] = []
  for (const one of moved) rows.push(await settleOne(hall, one))
  return rows
}

function settleOne(hall: Hall, moved: MovedTransfer): Promise<CarriedTransfer> {
  return hall.db.transaction().execute(async (trx) => {
    const transfer = await lockTransfer(trx, moved.transfer.reference)
    if (!isOpen(transfer.state)) return transfer
    if (transfer.amount_minor !== null && transfer.amount_minor !== moved.amountMinor)
      return holdForPerson(hall, trx, transfer, 'AMOUNT_MISMATCH')
    return postTransfer(hall, trx, { ...moved, transfer })
  })
}

export interface MovedTransfer {
  readonly transfer: TransferRow
  readonly amountMinor: bigint
  /** The player’s balance at the platform after the transfer; null when the platform does not report it. */
  readonly balanceMinor: Minor | null
}

/** Posts a locked, open transfer and ends it as SUCCESS. */
export async function postTransfer(hall: Hall, trx: Trx, moved: MovedTransfer): Promise<CarriedTransfer> {
  const [ended] = await callSettleTransfers(hall, trx, [moved], true)
  if (ended === undefined) throw new Error(`transfer ${moved.transfer.reference} cannot become SUCCESS`)
  await tellEndInWords(hall, trx, ended)
  return ended
}

/** Calls the SQL function `settle_transfers`. Returns the transfers in the given order, or none when one cannot be settled. */
async function callSettleTransfers(
  hall: Hall,
  db: Kysely<Database>,
  moved: readonly MovedTransfer[],
  isDecided: boolean,
): Promise<CarriedTransfer[]> {
  const at = hall.clock.now()
  const answers = moved.map(({ transfer, amountMinor, balanceMinor }) => ({
    reference: transfer.reference,
    amount: amountMinor.toString(),
    balance: balanceMinor?.toString() ?? null,
  }))
  const testIds = await whichAreTestAccounts(
    hall,
    db,
    moved.map(({ transfer }) => transfer.player_id),
  )
  const { postings, pushes } = describeMovements(
    moved
      .filter(({ amountMinor }) => amountMinor > 0n)
      .map((one) => movementOf(one, testIds.has(one.transfer.player_id))),
    at,
  )
  const allPushes = [...pushes, ...moved.map(({ transfer }) => describePush(endPush(transfer)))]
  const { rows } = await sql<CarriedTransfer>`
    select t.*, ledger.available('player/' || t.player_id || '/main/TWD') as main_balance from settle_transfers(${JSON.stringify(answers)}::json,
      ${postings === null ? null : JSON.stringify(postings)}::json, ${JSON.stringify(allPushes)}::json, ${isDecided}, ${at}) t`.execute(
    db,
  )
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  return moved.flatMap(({ transfer }) => byReference.get(transfer.reference) ?? [])
}

/** Play money has its own clearing account; the ledger refuses to mix it with real money. */
function movementOf({ transfer, amountMinor }: MovedTransfer, isPlayMoney: boolean): Movement {
  const amount = minor(amountMinor)
  const isIn = transfer.direction === 'in'
  return {
    key: `transfer:${transfer.reference}`,
    playerId: transfer.player_id,
    subType: isIn ? 'transfer_in' : 'transfer_out',
    amountMinor: isIn ? negate(amount) : amount,
    counterAccount: (isPlayMoney ? platformPlayClearing : platformClearing)(transfer.api_key),
    orderNo: transfer.reference,
    apiKey: transfer.api_key,
    ...(isIn && { holdKey: `transfer:${transfer.reference}` }),
  }
}

/** Fails a transfer that the provider did not apply, and releases its hold, exactly once. */
export async function settleFailure(hall: Hall, reference: string, error: string): Promise<void> {
  await hall.db.transaction().execute(async (trx) => {
    const transfer = await lockTransfer(trx, reference)
    if (isOpen(transfer.state)) await failTransfer(hall, trx, transfer, error)
  })
}

/** Ends a locked, open transfer as FAILED; direction `in` continues to RELEASED with the hold released. */
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
  await sendPushes(hall, trx, [endPush(ended)])
  await tellEndInWords(hall, trx, ended)
}

/** Sets a locked transfer to MANUAL, because inquiries cannot resolve it, and notifies the player. */
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
