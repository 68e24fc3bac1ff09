import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const tableFairnessText = defineText({
  'zh-TW': {
    intro:
      '這一桌的每一局由一條雜湊鏈決定，所有玩家共用。鏈尾的雜湊最先公開，同時指定公開隨機信標之後的一輪作為鹽值，因此沒有人能挑選雜湊鏈，也不能更換種子或順序。每局結束後公開種子，它的 SHA-256 就是前一局公開的種子。',
    terminal: '最先公開的雜湊（鏈尾）',
    published: (at: string) => `公開時間：${at}`,
    salt: '公開鹽值',
    current: '這一局種子的雜湊（下注前公開）',
    round: '局號',
    next: '下一條雜湊鏈（已公開）',
    results: '最近公開的種子',
    resultOf: (number: number) => `第 ${number} 局`,
    verify: '驗證',
  },
  en: {
    intro:
      'Each round at this table is decided by a hash chain shared by all players. The final hash was published first, together with the later round of a public randomness beacon that became the salt. So nobody can pick a chain, swap a seed or change the order. Each seed is revealed after its round, and its SHA-256 hash equals the seed revealed before it.',
    terminal: 'Hash published first (end of the chain)',
    published: (at: string) => `Published: ${at}`,
    salt: 'Public salt',
    current: 'Hash of this round’s seed (published before betting)',
    round: 'Round number',
    next: 'Next chain (already published)',
    results: 'Recently revealed seeds',
    resultOf: (number: number) => `Round ${number}`,
    verify: 'Verify',
  },
})
