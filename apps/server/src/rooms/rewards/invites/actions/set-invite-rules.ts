import { operatorCalls } from '@gamehall/contract/operator'
import { formatPercent, formatWireAmount, minor } from '@gamehall/money'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { atMostDouble, refuseStepOutOfBounds } from '../../../../platform/operator/input/bounded-step.ts'
import { MIN_RATE_STEP } from '../../rate-bounds.ts'
import { refuseShareAboveEdge } from '../../rates-within-edge.ts'
import type { RewardsTrx } from '../../tables.ts'

/**
 * Edits the given fields of the invite rules; existing rewards are unchanged. 400 `deposit` zero, `bet_rate` raised too far, or so
 * far that rebate and invite share together come too close to the house edge.
 */
export const setInviteRules = implementAction(operatorCalls.setInviteRules, {
  subject: () => 'invite rules',
  version: (trx: RewardsTrx) => trx.selectFrom('invite_rules').selectAll().execute(),
  async run(_ctx, trx: RewardsTrx, { deposit, deposit_reward, bet_rate, bet_daily_max, ...plain }) {
    if (deposit === 0n) return refuseField('deposit', 'amount_min', { min: '0.01' })
    const current = await trx
      .selectFrom('invite_rules')
      .select('bet_rate_e4')
      .forUpdate()
      .executeTakeFirstOrThrow()
    const step = atMostDouble(BigInt(current.bet_rate_e4), MIN_RATE_STEP)
    const wrong =
      bet_rate === undefined ? null : refuseStepOutOfBounds('bet_rate', BigInt(bet_rate), step, formatPercent)
    if (wrong !== null) return wrong
    const isRaised = bet_rate !== undefined && bet_rate > current.bet_rate_e4
    const tooHigh = isRaised ? await refuseShareAboveEdge(trx, 'bet_rate', bet_rate) : null
    if (tooHigh !== null) return tooHigh
    const change = {
      ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
      ...(deposit !== undefined && { deposit_minor: deposit }),
      ...(deposit_reward !== undefined && { deposit_reward_minor: deposit_reward }),
      ...(bet_rate !== undefined && { bet_rate_e4: bet_rate }),
      ...(bet_daily_max !== undefined && { bet_daily_max_minor: bet_daily_max }),
    }
    if (Object.keys(change).length === 0) return refuseField('input', 'required')
    const rules = await trx.updateTable('invite_rules').set(change).returningAll().executeTakeFirstOrThrow()
    const money = (amount: bigint) => formatWireAmount(minor(amount), 'TWD')
    return succeed({
      is_open: rules.is_open,
      deposit: money(rules.deposit_minor),
      deposit_reward: money(rules.deposit_reward_minor),
      bet_rate: formatPercent(rules.bet_rate_e4),
      bet_daily_max: money(rules.bet_daily_max_minor),
      reward_days: rules.reward_days,
      wash_percent: rules.wash_percent,
    })
  },
})
