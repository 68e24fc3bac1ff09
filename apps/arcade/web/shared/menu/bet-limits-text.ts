import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const betLimitsText = defineText({
  'zh-TW': {
    title: '投注限額',
    stake: { round: '每局投注', bet: '每注投注', ball: '每顆彈珠投注', spot: '每個注位投注' },
    roundMax: '單局投注上限',
    payout: { round: '單局最高派彩', bet: '單注最高派彩' },
    at: (label: string, table: string) => `${label}（${table}）`,
  },
  en: {
    title: 'Bet limits',
    stake: { round: 'Bet per round', bet: 'Each bet', ball: 'Bet per ball', spot: 'Bet per spot' },
    roundMax: 'Maximum total bet per round',
    payout: { round: 'Maximum payout per round', bet: 'Maximum payout per bet' },
    at: (label: string, table: string) => `${label} (${table})`,
  },
})
