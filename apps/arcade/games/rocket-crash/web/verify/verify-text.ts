import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const rocketVerifyText = defineText({
  'zh-TW': {
    bet: '投注金額',
    wrongBet: '投注金額應為正數，最多兩位小數。',
    target: '收取倍率（選填；手動收取填收取時的倍率）',
    wrongTarget: '倍率應為 1.01 到 1000。',
    crash: '爆炸點',
    paid: '派彩',
    note: '共用航班：「您的種子」欄填所有航班共用的公開鹽值，「局號」填航班編號。伺服器種子的雜湊就是前一班公開的種子。',
  },
  en: {
    bet: 'Bet',
    wrongBet: 'A bet is a positive amount with at most two decimals.',
    target: 'Cash-out multiplier (optional; for a manual cash-out, the multiplier you cashed out at)',
    wrongTarget: 'Enter a multiplier from 1.01 to 1000.',
    crash: 'Crash point',
    paid: 'Paid',
    note: 'Shared flights: enter the table’s public salt as “your seed” and the flight number as the round number. The hash of the server seed is the seed revealed after the previous flight.',
  },
})
