import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const minesVerifyText = defineText({
  'zh-TW': {
    bet: '投注金額',
    wrongBet: '這個投注金額不在遊戲的選項中。',
    mines: '地雷數',
    wrongMines: '地雷數應為 1 到 24。',
    picks: '挖開的格子（依順序，1 到 25，以逗號分隔）',
    multiplier: '倍率',
    hit: '踩到地雷',
    mineMap: '地雷位置（紅色為地雷，有編號的是您挖開的順序）',
  },
  en: {
    bet: 'Bet',
    wrongBet: 'The game doesn’t accept this bet.',
    mines: 'Mines',
    wrongMines: 'Enter 1 to 24 mines.',
    picks: 'Tiles opened (in order, 1 to 25, separated by commas)',
    multiplier: 'Multiplier',
    hit: 'Mine hit',
    mineMap: 'Mines in red, your tiles numbered in the order you opened them',
  },
})
