import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const accountSwitchText = defineText({
  'zh-TW': {
    title: '測試帳號',
    here: '您正在使用測試帳號',
    hereHint: '錢包裡是沒有價值的測試金，可以玩所有遊戲，但不能存款、提款、轉帳給他人與參加優惠。',
    toTest: '切換到測試帳號',
    toTestHint: '用測試金玩所有遊戲，與正式帳號的錢包分開',
    toFormal: '切換回正式帳號',
    askTest: '切換到測試帳號？',
    askTestBody:
      '正式帳號會在這部裝置登出，改為登入您的測試帳號。測試帳號有自己的錢包，用測試金玩所有遊戲，不能存款、提款、轉帳給他人與參加優惠；隨時可以切換回來。',
    askFormal: '切換回正式帳號？',
    askFormalBody: '測試帳號會登出，並登入您的正式帳號。',
    go: '切換',
    nowTest: '已切換到測試帳號',
    nowFormal: '已切換回正式帳號',
  },
  en: {
    title: 'Test account',
    here: 'You’re using the test account',
    hereHint:
      'Play every game with test money, which has no value. Deposits, withdrawals, transfers to players and offers are not available.',
    toTest: 'Switch to the test account',
    toTestHint: 'Play every game with test money, separate from your real wallets',
    toFormal: 'Back to my real account',
    askTest: 'Switch to the test account?',
    askTestBody:
      'Your real account is logged out here and your test account is logged in. It has its own wallets and test money for every game. Deposits, withdrawals, transfers to players and offers are not available. You can switch back anytime.',
    askFormal: 'Switch back to your real account?',
    askFormalBody: 'The test account is logged out and your real account is logged in.',
    go: 'Switch',
    nowTest: 'You’re using the test account',
    nowFormal: 'You’re back in your real account',
  },
})
