import { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import type { sendToPlayer as call, PlayerTransfer } from '@gamehall/contract/wallet'
import { formatWireAmount, minor } from '@gamehall/money'
import type { Selectable } from 'kysely'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { formatTaiwanDateTime } from '../../../platform/time/taiwan-time.ts'
import { readSecurityHold } from '../../account/index.ts'
import { maskName, readRealName } from '../../identity/index.ts'
import { parseAmountWithin, readWalletLimits, readWalletSettings } from '../../wallet/index.ts'
import type { CashierContext, CashierDb, CashierTables } from '../tables.ts'
import { executePlayerSend, type PlayerSend } from './execute-player-send.ts'
import { resolveRecipient } from './resolve-recipient.ts'

/**
 * Sends money to another player: free, immediate, irreversible. 403 feature disabled, 10086 real name not
 * verified, 10310 on hold after a change of contact or pay password, 10022 and 10145 pay password, 10031 insufficient
 * balance, 10143 daily limit, 10167 withheld TWD. A repeated Idempotency-Key returns the existing payment.
 */
export const sendToPlayer: UseCase<typeof call, CashierContext> = async (ctx, request, caller) => {
  const { session, idempotencyKey } = caller
  if (!(await readWalletSettings(ctx.db)).isSendingOpen) return refuse(403)
  const existing = await findSend(ctx.db, session.playerId, idempotencyKey)
  if (existing !== undefined) return succeed(toPlayerTransfer(existing))

  const heldUntil = await readSecurityHold(ctx, ctx.db, session.playerId)
  if (heldUntil !== null) return refuse(10310, { until: formatTaiwanDateTime(heldUntil) })
  const limits = await readWalletLimits(ctx.db, request.currency)
  const amount = parseAmountWithin(request.amount, request.currency, {
    minMinor: limits.send_min_minor,
    maxMinor: limits.send_max_minor,
  })
  if (!amount.ok) return amount
  const realName = await readRealName(ctx, ctx.db, session.playerId)
  if (realName.status !== REAL_NAME_STATUSES.verified) return refuse(10086)
  const recipient = await resolveRecipient(ctx, request.recipient, session.playerId)
  if (!recipient.ok) return recipient
  const verified = await caller.verifyStepUp(ctx, request)
  if (!verified.ok) return verified
  return commitSend(ctx, {
    playerId: session.playerId,
    recipientId: recipient.data.playerId,
    recipientShown: maskName(recipient.data.nickname),
    currency: request.currency,
    amountMinor: amount.data,
    dailyMinor: limits.send_daily_minor,
    idempotencyKey,
  })
}

type SendRow = Selectable<CashierTables['player_sends']>

async function commitSend(
  ctx: CashierContext,
  send: PlayerSend,
): Promise<Outcome<PlayerTransfer, 409 | 10031 | 10143 | 10167>> {
  const sent = await transact(ctx.db, (trx) => executePlayerSend(ctx, trx, send))
  if (sent.ok) return succeed(toPlayerTransfer(sent.data))
  if (sent.code !== 409) return sent
  // A concurrent duplicate of this call has committed first: return its result.
  const existing = await findSend(ctx.db, send.playerId, send.idempotencyKey)
  return existing === undefined ? sent : succeed(toPlayerTransfer(existing))
}

const findSend = (db: CashierDb, playerId: bigint, key: string): Promise<SendRow | undefined> =>
  db
    .selectFrom('player_sends')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

const toPlayerTransfer = (row: SendRow): PlayerTransfer => ({
  order_no: row.order_no,
  currency: row.currency,
  amount: formatWireAmount(minor(row.amount_minor), row.currency),
  recipient: row.recipient_shown,
  created_at: row.created_at.toISOString(),
})
