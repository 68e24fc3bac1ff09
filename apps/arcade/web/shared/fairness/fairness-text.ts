import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const fairnessText = defineText({
  'zh-TW': {
    intro:
      '每一局的結果在下注前就由三樣東西決定：伺服器種子、您的種子與局號。伺服器種子先以雜湊值公開，事後才揭露，因此任何人都無法中途更改結果。',
    serverHash: '伺服器種子雜湊（SHA-256）',
    nextHash: '下一個伺服器種子雜湊',
    clientSeed: '您的種子',
    nonce: '下一局局號',
    newSeed: '新的種子',
    random: '隨機產生',
    seedRule: '1 到 64 個英文字母、數字或符號，不含空白。',
    rotate: '更換種子並揭露',
    rotateNote:
      '更換後會揭露目前的伺服器種子，之前的每一局都可以驗證，局號從 0 重新開始。玩滿 1,000 局會自動更換。',
    roundOpen: '請先結束進行中的一局，才能更換種子。',
    revealed: '已揭露的種子',
    revealedSeed: '伺服器種子',
    rounds: (count: number) => `這組種子共 ${count} 局（局號 0 起）`,
    verify: '開啟驗證頁',
    verifyRound: '驗證這一局',
    hidden: '更換種子後才會揭露',
    nonceOf: '局號',
  },
  en: {
    intro:
      'Every result is fixed before you bet by the server seed, your seed and the round number. The server seed is published as a hash first and revealed later, so nobody can change a result in between.',
    serverHash: 'Server seed hash (SHA-256)',
    nextHash: 'Next server seed hash',
    clientSeed: 'Your seed',
    nonce: 'Next round number',
    newSeed: 'New seed',
    random: 'Random',
    seedRule: '1 to 64 letters, digits or symbols, no spaces.',
    rotate: 'Change and reveal seeds',
    rotateNote:
      'This reveals the current server seed, so you can verify every earlier round. Round numbers restart at 0. Seeds also change automatically after 1,000 rounds.',
    roundOpen: 'Finish the current round before changing seeds.',
    revealed: 'Revealed seed',
    revealedSeed: 'Server seed',
    rounds: (count: number) =>
      `${count} ${count === 1 ? 'round' : 'rounds'} played with this seed (numbered from 0)`,
    verify: 'Open the verifier',
    verifyRound: 'Verify this round',
    hidden: 'Revealed when you change seeds',
    nonceOf: 'Round number',
  },
})
