import { REAL_NAME_STATUSES } from '@gamehall/contract/account'
import {
  BANK_CARD_STATUSES,
  READINESS_KINDS,
  type ReadinessItem,
  type WithdrawalReadiness,
} from '@gamehall/contract/cashier'
import type { Locale } from '@gamehall/contract/constants'
import { formatWireAmount, type Minor, minor, ZERO } from '@gamehall/money'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { taiwanDay, taiwanDayStart } from '../../../../platform/time/taiwan-time.ts'
import { splitBalance, toTurnoverStatus } from '../../../wallet/index.ts'
import type { ChannelWithLimits } from '../channels/withdrawal-channel-queries.ts'
import type { WithdrawalFacts } from './withdrawal-facts.ts'
import { frequencyLockedUntil } from './withdrawal-frequency.ts'

type Kind = ReadinessItem['kind']
type Evaluation = Omit<ReadinessItem, 'kind'>
type Evaluator = (facts: WithdrawalFacts, channel: ChannelWithLimits) => Evaluation

const met: Evaluation = { state: 'met', code: 0, fix: null, amount: null, until: null }
const unmet = (code: number, fix: string | null, more: Partial<Evaluation> = {}): Evaluation => ({
  ...met,
  ...more,
  state: 'unmet',
  code,
  fix,
})
const waiting = (code: number, fix: string | null, until: string | null = null): Evaluation => ({
  ...met,
  state: 'waiting',
  code,
  fix,
  until,
})

/** §5 and §8: one rule per condition, used by both the readiness call and the withdrawal itself. */
const EVALUATORS: Readonly<Record<Kind, Evaluator>> = {
  formal_account: ({ isFormal }) => (isFormal ? met : unmet(403, '/setting')),
  real_name({ realNameStatus, realNameUntil }) {
    if (realNameStatus === REAL_NAME_STATUSES.verified) return met
    if (realNameStatus === REAL_NAME_STATUSES.underReview)
      return waiting(10086, '/realname_success', realNameUntil?.toISOString() ?? null)
    return unmet(10086, '/authentication')
  },
  wash_volume(facts, channel) {
    const left = facts.credits.reduce((sum, { left_minor }) => sum + left_minor, 0n)
    const amount = formatWireAmount(minor(left), 'TWD')
    if (facts.credits.length === 0 || spendableBalance(facts, channel) >= channel.min_minor)
      return { ...met, amount }
    return unmet(10167, '/wash_volume', { amount })
  },
  pay_password: ({ hasPayPassword }) => (hasPayPassword ? met : unmet(400, '/setting?open=pay_password')),
  destination: (facts, { method }) => (method === 'bank' ? evaluateCards(facts) : evaluateAddresses(facts)),
  security_hold: ({ heldUntil }) =>
    heldUntil === null ? met : unmet(10310, null, { until: heldUntil.toISOString() }),
  frequency({ rules, latest, now }) {
    const until = frequencyLockedUntil(rules, latest, now)
    return until === null ? met : unmet(10124, null, { until: until.toISOString() })
  },
  daily_limit(facts, channel) {
    const left = remainingToday(facts, channel)
    const amount = formatWireAmount(left.amountMinor, channel.currency)
    const until = new Date(taiwanDayStart(taiwanDay(facts.now)).getTime() + DAY_MS).toISOString()
    if (left.count <= 0) return unmet(10079, null, { amount, until })
    if (left.amountMinor < channel.min_minor) return unmet(10143, null, { amount, until })
    return { ...met, amount }
  },
  unfinished_order({ rules, open }) {
    const oldest = open[0]
    if (oldest === undefined || open.length < rules.max_open) return met
    return unmet(10075, `/order/newWithdraw?order_no=${oldest.orderNo}`)
  },
}

function evaluateCards({ cards }: WithdrawalFacts): Evaluation {
  const statuses = cards.map(({ status }) => status)
  if (statuses.includes(BANK_CARD_STATUSES.accepted)) return met
  return statuses.includes(BANK_CARD_STATUSES.underReview) ? waiting(400, '/bank') : unmet(400, '/bank')
}

function evaluateAddresses({ addresses }: WithdrawalFacts): Evaluation {
  if (addresses.some(({ is_usable }) => is_usable)) return met
  const soonest = addresses.map(({ usable_at }) => usable_at).sort()[0]
  return soonest === undefined ? unmet(400, '/addresses') : waiting(400, '/addresses', soonest)
}

/** The part of the channel's wallet that can be withdrawn: for TWD without what turnover credits withhold. */
export function spendableBalance(
  { balances, credits }: Pick<WithdrawalFacts, 'balances' | 'credits'>,
  { currency }: Pick<ChannelWithLimits, 'currency'>,
): Minor {
  if (currency !== 'TWD') return balances[currency]
  const unmet = minor(credits.reduce((sum, { amount_minor }) => sum + amount_minor, 0n))
  return splitBalance(balances.TWD, unmet).withdrawable
}

/** The amount and count that remain of the channel's daily limits. */
export function remainingToday(
  { usedToday }: Pick<WithdrawalFacts, 'usedToday'>,
  channel: ChannelWithLimits,
): { readonly amountMinor: Minor; readonly count: number } {
  const used = usedToday.get(channel.channel_id)
  const amount = channel.daily_minor - (used?.amountMinor ?? 0n)
  const count = channel.daily_count - (used?.count ?? 0)
  return { amountMinor: amount > 0n ? minor(amount) : ZERO, count: Math.max(0, count) }
}

/** Evaluates all conditions for one channel, in the order in which a withdrawal reports them. */
export const evaluateChannel = (facts: WithdrawalFacts, channel: ChannelWithLimits): ReadinessItem[] =>
  READINESS_KINDS.map((kind) => ({ kind, ...EVALUATORS[kind](facts, channel) }))

export const findBlockers = (items: readonly ReadinessItem[]): ReadinessItem[] =>
  items.filter(({ state }) => state !== 'met')

/** The main-wallet channel with the fewest unmet conditions; enabled channels first. */
function mostReadyChannel(facts: WithdrawalFacts): ChannelWithLimits | undefined {
  const distance = (channel: ChannelWithLimits) => {
    const blockers = findBlockers(evaluateChannel(facts, channel))
    const own = blockers.filter(({ state }) => state === 'unmet').length * 10 + blockers.length
    return channel.is_enabled ? own : own + 1000
  }
  return facts.channels
    .filter(({ currency }) => currency === 'TWD')
    .toSorted((a, b) => distance(a) - distance(b))[0]
}

/** The withdrawal readiness of the main wallet. */
export function viewReadiness(facts: WithdrawalFacts, locale: Locale): WithdrawalReadiness {
  const channel = mostReadyChannel(facts)
  const items = channel === undefined ? [] : evaluateChannel(facts, channel)
  const isReady = channel?.is_enabled === true && findBlockers(items).length === 0
  const standing = toTurnoverStatus(facts.credits, facts.balances.TWD, locale)
  return {
    is_ready: isReady,
    balance: standing.balance,
    withdrawable: formatWireAmount(isReady ? withdrawable(facts) : ZERO, 'TWD'),
    wash_balance: standing.wash_balance,
    withheld: standing.withheld,
    credits: standing.credits,
    free_amount: formatWireAmount(facts.freeMinor, 'TWD'),
    items,
    server_time: facts.now.toISOString(),
  }
}

/** The most that one order can withdraw from the main wallet now. */
function withdrawable(facts: WithdrawalFacts): Minor {
  const most = facts.channels
    .filter((channel) => channel.currency === 'TWD' && channel.is_enabled)
    .filter((channel) => findBlockers(evaluateChannel(facts, channel)).length === 0)
    .map((channel) => maximumOfOneOrder(facts, channel))
    .toSorted(byAmount)
  return minor(most.at(-1) ?? 0n)
}

/** The most that one order can withdraw by a channel now, in whole steps; zero when it is below the minimum. */
function maximumOfOneOrder(facts: WithdrawalFacts, channel: ChannelWithLimits): bigint {
  const bounds: bigint[] = [
    spendableBalance(facts, channel),
    channel.max_minor,
    remainingToday(facts, channel).amountMinor,
  ]
  const least = bounds.toSorted(byAmount)[0] ?? 0n
  const stepped = least - (least % channel.step_minor)
  return stepped < channel.min_minor ? 0n : stepped
}

const byAmount = (a: bigint, b: bigint): number => (a < b ? -1 : 1)
