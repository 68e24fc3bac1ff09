import { formatPercent, formatWireAmount, minor } from '@gamehall/money'
import { z } from 'zod'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { atMostDouble, refuseStepOutOfBounds } from '../../../../platform/operator/input/bounded-step.ts'
import { twdInput } from '../../../../platform/operator/input/money-input.ts'
import { percentInput } from '../../../../platform/operator/input/percent-input.ts'
import { MAX_RATE_PERCENT, MIN_RATE_STEP } from '../../rate-bounds.ts'

/** Edits the given fields of the invite rules; existing rewards are unchanged. 400 `deposit` zero, `bet_rate` raised too far. */
export const setInviteRules = defineAction({
  name: 'set-invite-rules',
  permission: 'invites.manage',
  summary: 'Change the invite reward rules, or pause invite rewards',
  input: z
    .object({
      is_open: z.boolean(),
      deposit: twdInput,
      deposit_reward: twdInput,
      /** Percentage of a friend's valid bets. */
      bet_rate: percentInput(MAX_RATE_PERCENT),
      bet_daily_max: twdInput,
      reward_days: z.int().min(1).max(3650),
      wash_percent: z.int().min(0).max(10_000),
    })
    .partial(),
  fourEyes: {
    rule: 'always',
    version: (trx) => trx.selectFrom('invite_rules').selectAll().execute(),
  },
  subject: () => 'invite rules',
  async run(_hall, trx, { deposit, deposit_reward, bet_rate, bet_daily_max, ...plain }) {
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
