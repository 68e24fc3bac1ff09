import type { completeActivity as call } from '@gamehall/contract/rewards'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../../core/outcome.ts'
import { type Trx, transact } from '../../../core/transact.ts'
import type { UseCase } from '../../../http/route.ts'
import { formatWalletOrderNo } from '../../wallet/index.ts'
import { giveBonus } from '../give-bonus.ts'
import { PERIOD_CODES } from './activity-period.ts'
import { changeApplication, findApplicationByKey, viewApplication } from './application-queries.ts'
import { judgeActivity } from './judge-activity.ts'
import { openApplication } from './open-application.ts'

type Codes = Extract<Awaited<ReturnType<UseCase<typeof call>>>, { ok: false }>['code']
const TEST_ACCOUNT = 2

/**
 * §7 /activity/complete: claims an offer's bonus into the main wallet with its turnover requirement. Concurrent claims pay once.
 * 403 test account, 404 unknown offer, 20010 the offer takes applications instead; else the refusal of `evaluateActivity`.
 */
export const completeActivity: UseCase<typeof call> = async (hall, { id }, caller) => {
  const { playerId, accountType } = caller.session
  if (accountType === TEST_ACCOUNT) return refuse(403)
  const claimed = await transact(hall.db, (trx) =>
    claim(hall, trx, playerId, BigInt(id), caller.idempotencyKey),
  )
  return claimed.ok ? succeed(await viewApplication(hall, hall.db, claimed.data, caller.locale)) : claimed
}

async function claim(
  hall: Hall,
  trx: Trx,
  playerId: bigint,
  activityId: bigint,
  key: string,
): Promise<Outcome<bigint, Codes>> {
  const before = await findApplicationByKey(trx, playerId, key)
  if (before !== undefined) return succeed(before.application_id)
  const judged = await judgeActivity(hall, trx, playerId, activityId)
  if (!judged.ok) return judged
  const { activity, period, bonusMinor, refusal } = judged.data
  if (activity.mode !== 'claim' || bonusMinor === null) return refuse(20010)
  if (refusal !== null) return refuse(refusal)
  const applicationId = await openApplication(hall, trx, judged.data, { playerId, key, postscript: '' })
  if (applicationId === null) return refuse(PERIOD_CODES[activity.frequency])
  const now = hall.clock.now()
  const orderNo = formatWalletOrderNo('B', now, hall.ids)
  const requiredMinor = await giveBonus(hall, trx, {
    playerId,
    orderNo,
    subType: activity.sub_type,
    amountMinor: bonusMinor,
    washPercent: activity.wash_percent,
    reason: activity.title,
  })
  await changeApplication(trx, applicationId, {
    state: 'received',
    bonus_minor: bonusMinor,
    wash_minor: requiredMinor,
    order_no: orderNo,
    decided_at: now,
  })
  hall.log.info(
    { activity_id: activityId.toString(), period: period.name, order_no: orderNo },
    'bonus claimed',
  )
  return succeed(applicationId)
}
