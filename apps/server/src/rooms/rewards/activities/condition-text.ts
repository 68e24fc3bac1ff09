import type { Locale } from '@gamehall/contract/constants'
import type { ActivityRule } from '@gamehall/contract/operator'
import { formatDisplayAmount } from '@gamehall/money'
import { taiwanDay } from '../../../platform/time/taiwan-time.ts'
import { parseRuleAmount } from './activity-bonus.ts'
import type { Frequency } from './activity-period.ts'
import type { EvaluatedCondition } from './evaluate-conditions.ts'

const PERIODS = {
  once: { 'zh-TW': '', en: '' },
  daily: { 'zh-TW': '當日', en: ' today' },
  monthly: { 'zh-TW': '當月', en: ' this month' },
  yearly: { 'zh-TW': '當年', en: ' this year' },
} as const

interface ConditionWords {
  readonly rule: ActivityRule
  readonly frequency: Frequency
  /** The names of the games that the rule names, by id and language. */
  readonly gameNames: ReadonlyMap<string, Readonly<Record<string, string>>>
  readonly locale: Locale
}

/** Describes a condition in the player's language. */
export function conditionText(kind: EvaluatedCondition['kind'], words: ConditionWords): string {
  const { rule, frequency, locale } = words
  const isChinese = locale === 'zh-TW'
  switch (kind) {
    case 'registered':
      return registeredText(rule, isChinese)
    case 'birthday':
      return isChinese ? '生日當天（依實名認證資料）' : 'On your birthday (as verified)'
    case 'vip':
      return vipText(rule, isChinese)
    case 'bank_card':
      return isChinese ? '已綁定並通過審核的銀行卡' : 'An approved bank card'
    case 'deposit': {
      const { amount, within } = rule.deposit ?? { amount: '1', within: 'ever' }
      const when = within === 'period' ? PERIODS[frequency][locale] : ''
      const sum = formatDisplayAmount(parseRuleAmount(amount), 'TWD')
      return isChinese ? `${when}累計存款滿 ${sum} 元` : `Deposit ${sum} TWD in total${when}`
    }
    case 'bets': {
      const { amount, within, games } = rule.bets ?? { amount: '1', within: 'ever' }
      const when = within === 'period' ? PERIODS[frequency][locale] : ''
      const sum = formatDisplayAmount(parseRuleAmount(amount), 'TWD')
      const where = gamesText(games, words)
      return isChinese
        ? `${when}${where}累計有效投注滿 ${sum} 元`
        : `Place ${sum} TWD in valid bets${where}${when}`
    }
    case 'rounds':
      return roundsText(words)
  }
}

function roundsText(words: ConditionWords): string {
  const { rule, frequency, locale } = words
  const { count, within, games, multiplier, least_stake } = rule.rounds ?? { count: 1, within: 'ever' }
  const when = within === 'period' ? PERIODS[frequency][locale] : ''
  const where = gamesText(games, words)
  const stake = least_stake === undefined ? null : formatDisplayAmount(parseRuleAmount(least_stake), 'TWD')
  if (locale === 'zh-TW') {
    const from = stake === null ? '' : `（單局投注滿 ${stake} 元）`
    return multiplier === undefined
      ? `${when}${where}完成 ${count} 局${from}`
      : `${when}${where}贏得 ${multiplier} 倍以上派彩 ${count} 次${from}`
  }
  const rounds = count === 1 ? '1 round' : `${count} rounds`
  const from = stake === null ? '' : ` with bets of ${stake} TWD or more`
  return multiplier === undefined
    ? `Play ${rounds}${where}${from}${when}`
    : `Win at least ${multiplier}× your bet in ${rounds}${where}${from}${when}`
}

/** `在龍門寶藏、礦坑尋寶`, ` of Mines or Plinko`; nothing when every game counts. */
function gamesText(games: readonly string[] | undefined, { gameNames, locale }: ConditionWords): string {
  const names = (games ?? []).flatMap((gid) => gameNames.get(gid)?.[locale] ?? [])
  if (names.length === 0) return ''
  return locale === 'zh-TW'
    ? `在${names.join('、')}`
    : ` of ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}`
}

function registeredText(rule: ActivityRule, isChinese: boolean): string {
  const { registered_within_days: days, registered_from: from, registered_until: until } = rule
  if (days !== undefined) return isChinese ? `註冊後 ${days} 天內` : `Within ${days} days of registering`
  const [first, last] = [from, until].map((instant) => instant && taiwanDay(new Date(instant)))
  if (first && last)
    return isChinese ? `${first} 至 ${last} 之間註冊` : `Registered between ${first} and ${last}`
  if (first) return isChinese ? `${first} 之後註冊` : `Registered on or after ${first}`
  return isChinese ? `${last} 之前註冊` : `Registered before ${last}`
}

function vipText({ vip_min: least, vip_max: most }: ActivityRule, isChinese: boolean): string {
  if (most === undefined) return isChinese ? `VIP ${least ?? 0} 以上` : `VIP ${least ?? 0} or above`
  if (least === undefined || least === 0) return isChinese ? `VIP ${most} 以下` : `VIP ${most} or below`
  return least === most ? `VIP ${least}` : `VIP ${least}–${most}`
}
