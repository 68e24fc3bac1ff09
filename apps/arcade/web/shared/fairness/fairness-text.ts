import { defineText } from '../i18n/define-text.ts'

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
    rotateNote: '更換後會揭露目前的伺服器種子，之前的每一局都可以驗證，局號從 0 重新開始。',
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
      'Three things fix every round before you bet: the server seed, your own seed and the round number. The server seed is published as a hash first and revealed afterwards, so nobody can change a result in between.',
    serverHash: 'Server seed hash (SHA-256)',
    nextHash: 'Next server seed hash',
    clientSeed: 'Your seed',
    nonce: 'Next round number',
    newSeed: 'New seed',
    random: 'Random',
    seedRule: '1 to 64 letters, digits or symbols, no spaces.',
    rotate: 'Change seeds and reveal',
    rotateNote:
      'This reveals the server seed in use, so that every earlier round can be checked. Round numbers start again from 0.',
    roundOpen: 'Finish the open round before changing seeds.',
    revealed: 'Revealed seed',
    revealedSeed: 'Server seed',
    rounds: (count: number) => `${count} rounds were played with it (numbers start at 0)`,
    verify: 'Open the verifier',
    verifyRound: 'Verify this round',
    hidden: 'Revealed when you change seeds',
    nonceOf: 'Round number',
  },
})
