import type { PlinkoRisk } from './payouts.ts'

const WORDS = {
  'zh-TW': {
    risks: { low: '低', medium: '中', high: '高' },
    bet: (balls: number, rows: number, risk: string) => `${balls} 顆・${rows} 排・${risk}風險`,
  },
  en: {
    risks: { low: 'low', medium: 'medium', high: 'high' },
    bet: (balls: number, rows: number, risk: string) =>
      `${balls} ${balls === 1 ? 'ball' : 'balls'}, ${rows} rows, ${risk} risk`,
  },
} as const

interface PlinkoRoundBet {
  readonly rows: number
  readonly risk: PlinkoRisk
  /** One for each ball. */
  readonly paths: readonly unknown[]
}

/** How many balls fell over which board: `20 balls, 12 rows, high risk`. */
export function betLabel({ paths, rows, risk }: PlinkoRoundBet, language: 'zh-TW' | 'en'): string {
  const { risks, bet } = WORDS[language]
  return bet(paths.length, rows, risks[risk])
}
