import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const factsText = defineText({
  'zh-TW': {
    rtp: (mode: string | null) => (mode === null ? '理論返還率' : `理論返還率（${mode}）`),
    hitRate: '派彩機率',
    volatility: '波動度',
    biggestWin: '最高贏額',
    biggestWinOdds: '最高贏額的機率',
    lostConnection: '中斷與故障',
  },
  en: {
    rtp: (mode: string | null) => (mode === null ? 'Return to player (RTP)' : `RTP, ${mode}`),
    hitRate: 'Hit rate',
    volatility: 'Volatility',
    biggestWin: 'Maximum win',
    biggestWinOdds: 'Odds of the maximum win',
    lostConnection: 'Interruptions',
  },
})

/** The volatility of a game that has one, and other words that facts are made of. */
export const factWords = {
  'zh-TW': {
    low: '低',
    medium: '中',
    high: '高',
    byChoice: '由您的選擇決定',
    timesBet: (times: string) => `投注的 ${times} 倍`,
    oneIn: (rounds: string) => `每 ${rounds} 局 1 次`,
  },
  en: {
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    byChoice: 'Depends on your choices',
    timesBet: (times: string) => `${times}× the bet`,
    oneIn: (rounds: string) => `1 in ${rounds} rounds`,
  },
} as const
