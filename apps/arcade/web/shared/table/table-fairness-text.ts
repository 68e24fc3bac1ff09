import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const tableFairnessText = defineText({
  'zh-TW': {
    intro:
      '這一桌的每一局由一條雜湊鏈決定，所有玩家共用。鏈尾的雜湊最先公開，接著由第一位玩家的瀏覽器產生鹽值；之後任何人都不能更換種子或順序。每局結束後公開種子，它的 SHA-256 就是前一局公開的種子。',
    terminal: '最先公開的雜湊（鏈尾）',
    salt: '公開鹽值',
    current: '這一局種子的雜湊（下注前公開）',
    round: '局號',
    results: '最近公開的種子',
    resultOf: (number: number) => `第 ${number} 局`,
    verify: '驗證',
  },
  en: {
    intro:
      'Each round at this table is decided by a hash chain shared by all players. The final hash was published first, then the first player’s browser created the salt. After that, nobody can swap a seed or change the order. Each seed is revealed after its round, and its SHA-256 hash equals the seed revealed before it.',
    terminal: 'Hash published first (end of the chain)',
    salt: 'Public salt',
    current: 'Hash of this round’s seed (published before betting)',
    round: 'Round number',
    results: 'Recently revealed seeds',
    resultOf: (number: number) => `Round ${number}`,
    verify: 'Verify',
  },
})
