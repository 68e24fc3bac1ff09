import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { lastStop, MAX_MULTIPLIER, payOf, ROCKET_BET, ROCKET_MAX_WIN } from '../../rules.ts'
import type { RocketBet, RocketRound } from '../../schemas.ts'

/** The most that a bet can pay, in minor units. */
function maxPay({ amount, target }: Pick<RocketBet, 'amount' | 'target'>): bigint {
  const stake = toMinor(amount)
  return payOf(stake, lastStop(stake, target))
}

/**
 * The largest stake in minor units with which the bet, at its target, keeps within what all bets of a player may win on one
 * flight; 0 where their open bets leave nothing. Null where the bet as it is keeps within: something else refused it.
 */
export function stakeLeft({ mine }: Pick<TableView, 'mine'>, bet: RocketBet): bigint | null {
  const open = (mine as readonly RocketRound[]).filter(({ status }) => status === 'open')
  const left = open.reduce((room, own) => room - maxPay(own), ROCKET_MAX_WIN)
  if (maxPay(bet) <= left) return null
  const most = (left * 100n) / BigInt(bet.target ?? MAX_MULTIPLIER)
  const whole = (most / ROCKET_BET.step) * ROCKET_BET.step
  return whole < ROCKET_BET.min ? 0n : whole
}
