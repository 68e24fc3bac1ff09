import { type BetItem, wholeItem } from '../../src/games/bet-item.ts'
import { formatMultiplier } from './rules.ts'
import type { RocketRound } from './schemas.ts'

const LABELS = {
  'zh-TW': { manual: '手動收取', auto: (target: string) => `${target}× 自動收取` },
  en: { manual: 'Manual cash-out', auto: (target: string) => `Auto cash-out at ${target}×` },
} as const

export function rocketBetItems(round: RocketRound, language: 'zh-TW' | 'en'): BetItem[] {
  const { manual, auto } = LABELS[language]
  return [wholeItem(round, round.target === null ? manual : auto(formatMultiplier(round.target)))]
}
