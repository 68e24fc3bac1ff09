import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const menuText = defineText({
  'zh-TW': {
    title: '遊戲選單',
    info: '玩法賠率',
    history: '遊戲紀錄',
    fairness: '公平驗證',
    settings: '設定',
  },
  en: {
    title: 'Game menu',
    info: 'How to play',
    history: 'History',
    fairness: 'Fairness',
    settings: 'Settings',
  },
})
