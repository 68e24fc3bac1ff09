import type { claimRebates as call } from '@gamehall/contract/rewards'
import { formatWireAmount, minor, sum } from '@gamehall/money'
import type { Selectable } from 'kysely'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import {
  formatWalletOrderNo,
  moveMoney,
  openSystemAccounts,
  PROMOTIONS_ACCOUNT,
  requireTurnover,
} from '../../wallet/index.ts'
import type { RewardsContext, RewardsTables, RewardsTrx } from '../tables.ts'
import { selectRebates } from './rebate-view.ts'

/**
 * §4: claims one rebate or all of them into the main wallet as one transaction, with a 1× turnover requirement (§9).
 * Concurrent claims pay each rebate once. 404 another player's rebate, 10040 nothing to claim.
 */
export const claimRebates: UseCase<typeof call, RewardsContext> = async (ctx, request, caller) => {
  const { playerId } = caller.session
  const only = request.rebate_id == null ? null : BigInt(request.rebate_id)
  const claimed = await transact(ctx.db, async (trx) => {
    const before = await findClaim(trx, playerId, caller.idempotencyKey)
    if (before !== undefined) return succeed(before)
    if (only !== null && !(await isOwn(trx, playerId, only))) return refuse(404)
    const now = ctx.clock.now()
    let waiting = selectRebates(trx, playerId, now, 'unclaimed').selectAll().orderBy('rebate_id').forUpdate()
    if (only !== null) waiting = waiting.where('rebate_id', '=', only)
    const rebates = await waiting.execute()
    if (rebates.length === 0) return refuse(10040)
    const claim = {
      order_no: formatWalletOrderNo('R', now, ctx.ids),
      player_id: playerId,
      idempotency_key: caller.idempotencyKey,
      amount_minor: sum(rebates.map(({ amount_minor }) => minor(amount_minor))),
      rebate_count: rebates.length,
      at: now,
    }
    await trx.insertInto('rebate_claims').values(claim).execute()
    await trx
      .updateTable('rebates')
      .set({ order_no: claim.order_no, received_at: now })
      .where(
        'rebate_id',
        'in',
        rebates.map(({ rebate_id }) => rebate_id),
      )
      .execute()
    await openSystemAccounts(trx, [PROMOTIONS_ACCOUNT])
    const { order_no: orderNo, amount_minor: amountMinor } = claim
    const moved = await moveMoney(ctx, trx, {
      key: `rebate/${orderNo}`,
      playerId,
      subType: 'rebate_receive',
      amountMinor,
      counterAccount: PROMOTIONS_ACCOUNT,
      orderNo,
    })
    if (!moved.ok) throw new Error(`the wallet refused rebate ${orderNo}`)
    const turnover = { creditedMinor: amountMinor, requiredMinor: amountMinor }
    await requireTurnover(trx, { playerId, source: 'rebate', orderNo, ...turnover, at: now })
    return succeed(claim)
  })
  return claimed.ok ? succeed(viewClaim(claimed.data)) : claimed
}

type Claim = Selectable<RewardsTables['rebate_claims']>

function viewClaim({ order_no, amount_minor, rebate_count }: Claim) {
  const amount = formatWireAmount(minor(amount_minor), 'TWD')
  return { order_no, amount, wash: amount, count: rebate_count }
}

const findClaim = (trx: RewardsTrx, playerId: bigint, key: string): Promise<Claim | undefined> =>
  trx
    .selectFrom('rebate_claims')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

const isOwn = async (trx: RewardsTrx, playerId: bigint, rebateId: bigint): Promise<boolean> =>
  (await trx
    .selectFrom('rebates')
    .select('rebate_id')
    .where('player_id', '=', playerId)
    .where('rebate_id', '=', rebateId)
    .executeTakeFirst()) !== undefined
