import type { Locale } from '@gamehall/contract/constants'
import type { LeaderboardRule } from '@gamehall/contract/operator'
import type { LeaderboardMeasure, LeaderboardPeriod } from '@gamehall/contract/rewards'
import { formatDisplayAmount } from '@gamehall/money'
import { parseRuleAmount } from '../activities/activity-bonus.ts'

interface RuleWords {
  readonly rule: LeaderboardRule
  readonly washPercent: number
  /** The names of the games or the platform that count, in the language; empty for every game. */
  readonly scope: readonly string[]
  readonly locale: Locale
}

/** A leaderboard's rules in words, all of them from its data. */
export function describeRules(words: RuleWords): string[] {
  return words.locale === 'zh-TW' ? describeInChinese(words) : describeInEnglish(words)
}

const MEASURES: Readonly<Record<LeaderboardMeasure, Readonly<Record<Locale, string>>>> = {
  valid_bets: {
    'zh-TW': '以期間內累計的有效投注排名。',
    en: 'Players are ranked by their total valid bets in the period.',
  },
  rounds: {
    'zh-TW': '以期間內完成的局數排名。',
    en: 'Players are ranked by how many rounds they finish in the period.',
  },
  best_multiplier: {
    'zh-TW': '以期間內單局最高倍數（派彩 ÷ 投注）排名。',
    en: 'Players are ranked by their best single round: payout divided by bet.',
  },
  multiplier_sum: {
    'zh-TW': '以期間內每局倍數（派彩 ÷ 投注）的總和排名。',
    en: 'Players are ranked by the sum of their multipliers: payout divided by bet, round by round.',
  },
}

const PERIODS: Readonly<Record<LeaderboardPeriod, Readonly<Record<Locale, string>>>> = {
  once: {
    'zh-TW': '整個活動期間為一期。',
    en: 'There is one period, from start to end.',
  },
  daily: {
    'zh-TW': '每天零時（臺灣時間）重新計算，一天一期。',
    en: 'It starts over every day at midnight, Taiwan time.',
  },
  weekly: {
    'zh-TW': '每週一零時（臺灣時間）重新計算，一週一期。',
    en: 'It starts over every Monday at midnight, Taiwan time.',
  },
}

function describeInChinese({ rule, washPercent, scope }: RuleWords): string[] {
  const stake = rule.least_stake === undefined ? null : parseRuleAmount(rule.least_stake)
  return [
    MEASURES[rule.measure]['zh-TW'],
    PERIODS[rule.period]['zh-TW'],
    scope.length === 0 ? '所有遊戲皆列入計算。' : `僅計算：${scope.join('、')}。`,
    stake === null ? '' : `單局投注滿 ${formatDisplayAmount(stake, 'TWD')} 元才列入計算。`,
    rule.least_rounds > 1 ? `至少完成 ${rule.least_rounds} 局才列入排名。` : '',
    '在期間內結算的局才列入計算；作廢的投注會扣除，免費局不列入。',
    '同分時先達成者在前；再相同則先註冊者在前。',
    '限正式帳號，每人限領一份獎金。同一裝置的多個帳號以名次最前者為準；共用網路的帳號須經客服確認。',
    washPercent === 0
      ? '獎金存入主錢包，沒有流水要求。'
      : `獎金存入主錢包，完成 ${washPercent / 100} 倍流水後即可提款。`,
    rule.review_hours === 0
      ? '期間結束後開始結算，最後的投注入帳後發放獎金。'
      : `期間結束後會先確認名次，${rule.review_hours} 小時後發放獎金。`,
    '暫停遊戲期間名次與獎金都會保留，暫停結束後發放。',
  ].filter((text) => text !== '')
}

function describeInEnglish({ rule, washPercent, scope }: RuleWords): string[] {
  const stake = rule.least_stake === undefined ? null : parseRuleAmount(rule.least_stake)
  const hours = rule.review_hours === 1 ? '1 hour' : `${rule.review_hours} hours`
  return [
    MEASURES[rule.measure].en,
    PERIODS[rule.period].en,
    scope.length === 0
      ? 'Every game counts.'
      : `Only these count: ${new Intl.ListFormat('en', { type: 'conjunction' }).format(scope)}.`,
    stake === null ? '' : `A round counts from a bet of ${formatDisplayAmount(stake, 'TWD')} TWD.`,
    rule.least_rounds > 1 ? `You’re ranked once ${rule.least_rounds} rounds count.` : '',
    'Rounds settled within the period count. Voided bets are taken back, and free rounds don’t count.',
    'Ties go to whoever got there first, then to whoever registered first.',
    'Real accounts only, one prize per person. Of several accounts on one device, the best placed gets the prize. Accounts on a shared network are checked by our team.',
    washPercent === 0
      ? 'Prizes are paid to the main wallet with no turnover requirement.'
      : `Prizes are paid to the main wallet, with a turnover requirement of ${washPercent / 100}× before you can withdraw them.`,
    rule.review_hours === 0
      ? 'Prizes are paid after the period, once the last bets are in.'
      : `After the period the standings are checked, and prizes are paid ${hours} later.`,
    'If you take a break, your place and prize are kept. The prize is paid when your break ends.',
  ].filter((text) => text !== '')
}
