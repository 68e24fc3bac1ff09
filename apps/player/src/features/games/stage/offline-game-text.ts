import { defineText } from '@gamehall/web-client/i18n/text.ts'

/** Over a game, what an interrupted connection means for bets and rounds. */
export const offlineGameText = defineText({
  'zh-TW': {
    detail:
      '已送出的投注都有效，輸贏照常計算。多人桌的這一局會繼續進行，其他遊戲在恢復連線後從原處繼續。請檢查網路設定。',
  },
  en: {
    detail:
      'Bets you’ve placed stand and will be settled. A round at a live table goes on, and other rounds resume where you left off. Check your connection.',
  },
})
