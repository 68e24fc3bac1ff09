import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const playSessionText = defineText({
  'zh-TW': {
    checkTitle: '休息提醒',
    checkLead: '看一眼時間與輸贏，再決定要不要繼續。',
    played: '本次遊戲時間',
    net: '本次輸贏',
    since: '開始於',
    countedUntil: (at: string) => `輸贏計算至 ${at}，較晚的注單稍後計入。`,
    goOn: '繼續遊戲',
    leave: '離開並取回餘額',
    overTitle: '今天的遊戲時間到了',
    overLead: '已達您為自己設定的每日時間上限，明天（臺灣時間零時）起可再遊戲。',
    endsSoon: (minutes: number) => `今天的遊戲時間還剩約 ${minutes} 分鐘`,
  },
  en: {
    checkTitle: 'Reality check',
    checkLead: 'Check your time and result, then decide whether to continue.',
    played: 'Time played',
    net: 'Net win/loss',
    since: 'Started',
    countedUntil: (at) => `Includes bets up to ${at}.`,
    goOn: 'Keep playing',
    leave: 'Leave and transfer back',
    overTitle: 'You’ve reached today’s time limit',
    overLead: 'This is the daily limit you set for yourself. You can play again after midnight, Taiwan time.',
    endsSoon: (minutes) =>
      minutes === 1 ? 'About 1 minute of play left today' : `About ${minutes} minutes of play left today`,
  },
})
