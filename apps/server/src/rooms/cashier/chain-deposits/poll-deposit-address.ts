import { minor } from '@gamehall/money'
import type { ChainTransfer } from '../../../providers/chain/index.ts'
import type { CashierContext } from '../tables.ts'
import { CONFIRMATIONS_NEEDED, listOpenPayments } from './chain-payments.ts'
import { creditConfirmedPayment } from './credit-confirmed-payment.ts'
import { type DepositAddressRow, findDepositAddress } from './deposit-address.ts'

/** Overlap of consecutive listings, because the chain can list transfers late. */
const OVERLAP_MS = 3_600_000
/** A payment that the chain no longer knows this long after it was first seen is dropped. */
const DROP_AFTER_MS = 3_600_000

/**
 * Lists the transfers to a player's address, updates their confirmations and credits final ones. Idempotent and safe to
 * run concurrently. False when the chain did not answer every query.
 */
export async function pollDepositAddress(ctx: CashierContext, playerId: bigint): Promise<boolean> {
  const address = await findDepositAddress(ctx.db, playerId)
  if (address === undefined) return true
  const now = ctx.clock.now()
  const isListed = await storeNewPayments(ctx, address, now)
  const isCounted = await countConfirmations(ctx, address, now)
  if (isListed) await recordPoll(ctx, playerId, now)
  return isListed && isCounted
}

async function storeNewPayments(
  ctx: CashierContext,
  address: DepositAddressRow,
  now: Date,
): Promise<boolean> {
  const since = new Date((address.looked_at ?? address.created_at).getTime() - OVERLAP_MS)
  const listed = await ctx.providers.chain.listReceived(address.address, since)
  if (listed.kind === 'unknown') return false
  const known = await knownTxids(ctx, address.player_id, listed.txids)
  let isComplete = true
  for (const txid of listed.txids.filter((one) => !known.has(one))) {
    const read = await ctx.providers.chain.readTransaction(txid, 'newest')
    if (read.kind !== 'found') {
      isComplete = false
      continue
    }
    const ours = read.transfers.filter(({ to, amountMinor }) => to === address.address && amountMinor > 0n)
    if (ours.length > 0) await insertPayments(ctx, address.player_id, ours, now)
  }
  return isComplete
}

/**
 * The transactions whose transfers to this player are stored and not dropped. One transaction can pay several players,
 * so the lookup is by player.
 */
async function knownTxids(
  ctx: CashierContext,
  playerId: bigint,
  txids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (txids.length === 0) return new Set()
  const rows = await ctx.db
    .selectFrom('chain_payments')
    .select('txid')
    .where('player_id', '=', playerId)
    .where('txid', 'in', [...txids])
    .groupBy('txid')
    .having((row) => row.fn<boolean>('bool_and', [row('state', '<>', 'dropped')]), '=', true)
    .execute()
  return new Set(rows.map(({ txid }) => txid))
}

/** Inserts new payments. A dropped payment that reappears is reset to the chain's current data. */
async function insertPayments(
  ctx: CashierContext,
  playerId: bigint,
  transfers: readonly ChainTransfer[],
  now: Date,
): Promise<void> {
  await ctx.db
    .insertInto('chain_payments')
    .values(
      transfers.map((transfer) => ({
        txid: transfer.txid,
        log_index: transfer.logIndex,
        player_id: playerId,
        sender: transfer.from,
        amount_minor: transfer.amountMinor,
        block: BigInt(transfer.block),
        at: transfer.at,
        seen_at: now,
        confirmations: 0,
        state: 'confirming' as const,
        order_no: null,
        credited_at: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['txid', 'log_index'])
        .doUpdateSet((row) => ({
          player_id: row.ref('excluded.player_id'),
          sender: row.ref('excluded.sender'),
          amount_minor: row.ref('excluded.amount_minor'),
          block: row.ref('excluded.block'),
          at: row.ref('excluded.at'),
          seen_at: row.ref('excluded.seen_at'),
          confirmations: row.ref('excluded.confirmations'),
          state: row.ref('excluded.state'),
        }))
        .where('chain_payments.state', '=', 'dropped'),
    )
    .execute()
}

async function countConfirmations(
  ctx: CashierContext,
  address: DepositAddressRow,
  now: Date,
): Promise<boolean> {
  const open = await listOpenPayments(ctx.db, address.player_id)
  const confirming = open.filter(({ state }) => state === 'confirming')
  if (confirming.length === 0) return true
  const head = await ctx.providers.chain.readHead()
  if (head.kind === 'unknown') return false
  let isComplete = true
  for (const payment of confirming) {
    const confirmations = Math.max(0, head.block - Number(payment.block) + 1)
    if (confirmations < CONFIRMATIONS_NEEDED) {
      await setConfirmations(ctx, payment, confirmations)
      continue
    }
    const solid = await ctx.providers.chain.readTransaction(payment.txid, 'solid')
    if (solid.kind === 'found') {
      const same = solid.transfers.find(
        ({ logIndex, amountMinor, to }) =>
          logIndex === payment.log_index &&
          amountMinor === minor(payment.amount_minor) &&
          to === address.address,
      )
      if (same === undefined) await dropPayment(ctx, payment)
      else await creditConfirmedPayment(ctx, payment, CONFIRMATIONS_NEEDED)
    } else if (solid.kind === 'not_found' && now.getTime() - payment.seen_at.getTime() > DROP_AFTER_MS) {
      await dropPayment(ctx, payment)
    } else {
      await setConfirmations(ctx, payment, CONFIRMATIONS_NEEDED - 1)
      isComplete &&= solid.kind === 'not_found'
    }
  }
  return isComplete
}

interface PaymentKey {
  readonly txid: string
  readonly log_index: number
}

const updateConfirming = (
  ctx: CashierContext,
  key: PaymentKey,
  change: { confirmations: number } | { state: 'dropped' },
) =>
  ctx.db
    .updateTable('chain_payments')
    .set(change)
    .where('txid', '=', key.txid)
    .where('log_index', '=', key.log_index)
    .where('state', '=', 'confirming')
    .execute()

const setConfirmations = (ctx: CashierContext, key: PaymentKey, confirmations: number) =>
  updateConfirming(ctx, key, { confirmations })

async function dropPayment(ctx: CashierContext, key: PaymentKey): Promise<void> {
  await updateConfirming(ctx, key, { state: 'dropped' })
  ctx.log.warn({ txid: key.txid, log_index: key.log_index }, 'payment dropped by the chain')
}

const recordPoll = (ctx: CashierContext, playerId: bigint, now: Date) =>
  ctx.db.updateTable('deposit_addresses').set({ looked_at: now }).where('player_id', '=', playerId).execute()
