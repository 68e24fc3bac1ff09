import type { getActivity as call } from '@gamehall/contract/rewards'
import { formatWireAmount } from '@gamehall/money'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { readGameNames } from '../../games/index.ts'
import type { RewardsContext } from '../tables.ts'
import { periodContaining } from './activity-period.ts'
import {
  findVisibleActivity,
  gamesOfBonus,
  hasEnded,
  hasStarted,
  parseActivityRules,
  viewActivity,
} from './activity-queries.ts'
import { gamesOfRule } from './activity-rule-games.ts'
import { readApplicationStates } from './application-queries.ts'
import { conditionText } from './condition-text.ts'
import { evaluateConditions, VISITOR_FACTS } from './evaluate-conditions.ts'
import { readPlayerFacts } from './player-facts.ts'

/** §2 /activityDetail/{id}: one offer, also after its end. 404 unknown, hidden or not started. */
export const getActivity: UseCase<typeof call, RewardsContext> = async (
  ctx,
  request,
  { session, locale },
) => {
  if (!/^\d{1,18}$/.test(request.id)) return refuse(404)
  const now = ctx.clock.now()
  const row = await findVisibleActivity(ctx.db, BigInt(request.id))
  if (row === undefined || !hasStarted(row, now)) return refuse(404)
  const playerId = session?.playerId
  const { rule } = parseActivityRules(row)
  const period = periodContaining(row.frequency, now)
  const [states, facts] = await Promise.all([
    readApplicationStates(ctx.db, playerId, [row], now),
    playerId === undefined ? null : readPlayerFacts(ctx, ctx.db, playerId, { activity: row, rule, period }),
  ])
  const gameNames = await readGameNames(ctx.db, [...gamesOfRule(rule), ...gamesOfBonus(row)])
  const wire = (amount: Parameters<typeof formatWireAmount>[0] | null) =>
    amount === null ? null : formatWireAmount(amount, 'TWD')
  return succeed({
    ...viewActivity(row, { locale, myState: states.get(row.activity_id) ?? null, gameNames }),
    is_over: hasEnded(row, now),
    conditions: evaluateConditions(rule, facts ?? VISITOR_FACTS, now).map((condition) => ({
      kind: condition.kind,
      text: conditionText(condition.kind, { rule, frequency: row.frequency, gameNames, locale }),
      required: wire(condition.requiredMinor),
      done: facts === null ? null : wire(condition.doneMinor),
      count: condition.count && { ...condition.count, done: facts === null ? null : condition.count.done },
      is_met: facts === null ? null : condition.refusal === null,
    })),
  })
}
