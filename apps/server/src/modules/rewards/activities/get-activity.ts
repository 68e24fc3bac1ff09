import type { getActivity as call } from '@gamehall/contract/rewards'
import { formatWire } from '@gamehall/money'
import { refuse, succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { periodAround } from './activity-period.ts'
import { findActivity, isBegun, isOver, rulesOf, toActivity } from './activity-queries.ts'
import { readMyStates } from './application-queries.ts'
import { conditionText } from './condition-texts.ts'
import { judgeConditions, NO_FACTS } from './judge-conditions.ts'
import { readFacts } from './player-facts.ts'

/** §2 /activityDetail/{id}: one offer, also after its end. 404 unknown, hidden or not started. */
export const getActivity: UseCase<typeof call> = async (hall, request, { session, locale }) => {
  if (!/^\d{1,18}$/.test(request.id)) return refuse(404)
  const now = hall.clock.now()
  const row = await findActivity(hall.db, BigInt(request.id))
  if (row === undefined || !isBegun(row, now)) return refuse(404)
  const playerId = session?.playerId
  const { rule } = rulesOf(row)
  const period = periodAround(row.frequency, now)
  const [states, facts] = await Promise.all([
    readMyStates(hall.db, playerId, [row], now),
    playerId === undefined ? null : readFacts(hall, hall.db, playerId, { activity: row, rule, period }),
  ])
  const wire = (amount: Parameters<typeof formatWire>[0] | null) =>
    amount === null ? null : formatWire(amount, 'TWD')
  return succeed({
    ...toActivity(row, locale, states.get(row.activity_id) ?? null),
    is_over: isOver(row, now),
    conditions: judgeConditions(rule, facts ?? NO_FACTS, now).map((condition) => ({
      kind: condition.kind,
      text: conditionText(condition.kind, rule, row.frequency, locale),
      required: wire(condition.requiredMinor),
      done: facts === null ? null : wire(condition.doneMinor),
      is_met: facts === null ? null : condition.refusal === null,
    })),
  })
}
