import { parseMoney } from '@gamehall/money'
import { z } from 'zod'
import { refuseField, succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'

const amount = z.coerce
  .string()
  .max(20)
  .transform((text, context) => {
    const parsed = parseMoney(text, 'TWD')
    if (parsed.ok) return parsed.minor
    context.addIssue({ code: 'custom', message: 'amount_format' })
    return z.NEVER
  })

/** Changes what is named of the invite rules; rewards already written stay as they are. 400 `deposit` when it is zero. */
export const setInviteRules = defineAction({
  name: 'set-invite-rules',
  permission: 'invites.manage',
  summary: 'Change what inviting friends gives, or close it',
  input: z
    .object({
      is_open: z.boolean(),
      deposit: amount,
      deposit_reward: amount,
      /** In hundredths of a percent of a friend's valid bets. */
      bet_rate_e4: z.int().min(0).max(1000),
      bet_daily_max: amount,
      reward_days: z.int().min(1).max(3650),
      wash_percent: z.int().min(0).max(10_000),
    })
    .partial(),
  subject: () => 'invite rules',
  async run(_hall, trx, { deposit, deposit_reward, bet_daily_max, ...plain }) {
    if (deposit === 0n) return refuseField('deposit', 'amount_min', { min: '0.01' })
    const change = {
      ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
      ...(deposit !== undefined && { deposit_minor: deposit }),
      ...(deposit_reward !== undefined && { deposit_reward_minor: deposit_reward }),
      ...(bet_daily_max !== undefined && { bet_daily_max_minor: bet_daily_max }),
    }
    if (Object.keys(change).length === 0) return refuseField('input', 'required')
    const rules = await trx.updateTable('invite_rules').set(change).returningAll().executeTakeFirstOrThrow()
    return succeed({
      ...rules,
      deposit_minor: rules.deposit_minor.toString(),
      deposit_reward_minor: rules.deposit_reward_minor.toString(),
      bet_daily_max_minor: rules.bet_daily_max_minor.toString(),
    })
  },
})
