import type { forfeitBonus as call } from '@gamehall/contract/wallet'
import { formatWireAmount, minor, negate } from '@gamehall/money'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { PROMOTIONS_ACCOUNT } from '../ledger/account-keys.ts'
import { moveMoney } from '../ledger/move-money.ts'
import { openSystemAccounts } from '../ledger/open-wallets.ts'
import type { WalletContext, WalletDb, WalletTrx } from '../tables.ts'
import { changeTurnover, lockTurnover } from './turnover-balance.ts'
import { type CreditRow, orderNoOf, readTurnoverStatus } from './turnover-credits.ts'
import { isForfeitable } from './withheld-rule.ts'

/**
 * Forfeits an unmet bonus and removes its turnover requirement, in one transaction and once, also under concurrent calls.
 * Bets that counted toward it are not returned to other credits. 404: another player’s credit, or none. 10031: the balance is
 * less than the bonus. 10040: not a bonus, or its turnover is met.
 */
export const forfeitBonus: UseCase<typeof call, WalletContext> = async (
  ctx,
  request,
  { session, locale },
) => {
  const { playerId } = session
  const creditId = BigInt(request.credit_id)
  const credit = await findCredit(ctx.db, playerId, creditId)
  if (credit === undefined) return refuse(404)
  if (credit.forfeited_at === null) {
    if (!isForfeitable(credit)) return refuse(10040)
    const forfeited = await transact(ctx.db, (trx) => forfeit(ctx, trx, credit))
    if (!forfeited.ok) return forfeited
  }
  return succeed({
    credit_id: creditId.toString(),
    order_no: orderNoOf(credit.source_id),
    amount: formatWireAmount(minor(credit.amount_minor), 'TWD'),
    standing: await readTurnoverStatus(ctx.db, playerId, locale),
  })
}

/** Moves the money before locking the turnover (see `lockTurnover`); when the bonus was met meanwhile, the refusal rolls back. */
async function forfeit(
  ctx: WalletContext,
  trx: WalletTrx,
  found: CreditRow,
): Promise<Outcome<object, 10031 | 10040>> {
  const { player_id: playerId, credit_id: creditId } = found
  const orderNo = orderNoOf(found.source_id)
  await openSystemAccounts(trx, [PROMOTIONS_ACCOUNT])
  const moved = await moveMoney(ctx, trx, {
    key: `bonus/${orderNo}/forfeit`,
    playerId,
    subType: 'bonus_forfeit',
    amountMinor: negate(minor(found.amount_minor)),
    counterAccount: PROMOTIONS_ACCOUNT,
    orderNo,
    ...(found.title !== null && { details: { reason: found.title } }),
  })
  if (!moved.ok) return moved
  const before = await lockTurnover(trx, playerId)
  const credit = await findCredit(trx, playerId, creditId)
  if (credit === undefined) throw new Error(`credit ${creditId} is gone`)
  if (credit.forfeited_at !== null) return succeed({})
  if (!isForfeitable(credit)) return refuse(10040)
  await trx
    .updateTable('turnover_credits')
    .set({ left_minor: 0n, forfeited_at: ctx.clock.now() })
    .where('credit_id', '=', creditId)
    .execute()
  const done = credit.required_minor - credit.left_minor
  await changeTurnover(trx, playerId, before, { left: -credit.left_minor, done: -done })
  ctx.log.info({ order_no: orderNo, credit_id: creditId.toString() }, 'bonus forfeited')
  return succeed({})
}

const findCredit = (db: WalletDb, playerId: bigint, creditId: bigint): Promise<CreditRow | undefined> =>
  db
    .selectFrom('turnover_credits')
    .selectAll()
    .where('credit_id', '=', creditId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
