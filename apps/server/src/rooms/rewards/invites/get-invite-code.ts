import type { getInviteCode as call } from '@gamehall/contract/rewards'
import { formatWireAmount, minor } from '@gamehall/money'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { readInviteCode } from '../../account/index.ts'
import type { RewardsContext } from '../tables.ts'
import { readInviteRules } from './invite-queries.ts'

/** §2 /InviteAgent: the invite rules, and the player's code and link. A test account gets its formal account's code. */
export const getInviteCode: UseCase<typeof call, RewardsContext> = async (ctx, _request, { session }) => {
  const rules = await readInviteRules(ctx.db)
  const code = session === null ? null : await readInviteCode(ctx.db, session.playerId)
  const twd = (amount: bigint) => formatWireAmount(minor(amount), 'TWD')
  return succeed({
    invite_code: code,
    path: code === null ? null : `/#/register?invite_code=${code}`,
    rule: {
      is_open: rules.is_open,
      deposit: twd(rules.deposit_minor),
      deposit_reward: twd(rules.deposit_reward_minor),
      bet_rate: `${Math.floor(rules.bet_rate_e4 / 100)}.${String(rules.bet_rate_e4 % 100).padStart(2, '0')}`,
      bet_daily_max: twd(rules.bet_daily_max_minor),
      reward_days: rules.reward_days,
      wash_percent: rules.wash_percent,
    },
  })
}
