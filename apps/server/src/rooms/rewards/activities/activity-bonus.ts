import type { ActivityBonusRule } from '@gamehall/contract/operator'
import type { Activity } from '@gamehall/contract/rewards'
import { formatWireAmount, type Minor, multiplyByRatio, parseMoney, ZERO } from '@gamehall/money'

/** Parses a TWD amount that the rule's schema has validated. */
export function parseRuleAmount(text: string): Minor {
  const parsed = parseMoney(text, 'TWD')
  if (!parsed.ok) throw new Error(`invalid amount in an offer's rule: ${text}`)
  return parsed.minor
}

function atMost(amount: Minor, most: Minor): Minor {
  if (amount > most) return most
  return amount
}

/** Calculates a player's bonus in TWD cents, rounded down; null when a reviewer decides. Free rounds credit nothing at once. */
export function calculateBonus(
  bonus: ActivityBonusRule,
  facts: { readonly vipLevel: number; readonly depositMinor: Minor },
): Minor | null {
  switch (bonus.kind) {
    case 'fixed':
      return parseRuleAmount(bonus.amount)
    case 'percent': {
      const ratio = { numerator: BigInt(bonus.percent), denominator: 100n }
      const share = multiplyByRatio(facts.depositMinor, ratio, 'floor')
      return atMost(share, parseRuleAmount(bonus.most))
    }
    case 'levels':
      return parseRuleAmount(bonus.amounts[Math.min(facts.vipLevel, bonus.amounts.length - 1)] ?? '')
    case 'range':
      return null
    case 'free_rounds':
      return ZERO
  }
}

/** The bonus in wire format, independent of the player. */
export function viewBonus(
  bonus: ActivityBonusRule,
  { wash_percent }: { readonly wash_percent: number },
  nameOf: (gid: string) => string,
): NonNullable<Activity['bonus']> {
  const view = (amount: Minor, isMost: boolean, percent: number | null = null) => ({
    amount: formatWireAmount(amount, 'TWD'),
    is_most: isMost,
    percent,
    wash_percent,
    free_rounds: null,
  })
  switch (bonus.kind) {
    case 'fixed':
      return view(parseRuleAmount(bonus.amount), false)
    case 'percent':
      return view(parseRuleAmount(bonus.most), true, bonus.percent)
    case 'levels': {
      const amounts = bonus.amounts.map(parseRuleAmount)
      const most = amounts.toSorted((a, b) => Number(b - a))[0] ?? ZERO
      return view(
        most,
        amounts.some((each) => each !== most),
      )
    }
    case 'range':
      return view(parseRuleAmount(bonus.most), bonus.least !== bonus.most)
    case 'free_rounds': {
      const { gid, rounds, days } = bonus
      const stake = formatWireAmount(parseRuleAmount(bonus.stake), 'TWD')
      return { ...view(ZERO, false), free_rounds: { gid, game_name: nameOf(gid), rounds, stake, days } }
    }
  }
}

/** Whether a reviewer may approve this amount: within the range, or up to the calculated amount. */
export function isAmountAllowed(bonus: ActivityBonusRule, amount: Minor, own: Minor | null): boolean {
  if (bonus.kind === 'range')
    return amount >= parseRuleAmount(bonus.least) && amount <= parseRuleAmount(bonus.most)
  return own !== null && amount > 0n && amount <= own
}
