import type { FormalCallName } from '@gamehall/contract'
import { defineText } from '@gamehall/web-client/i18n/text.ts'

/** What each call of formal accounts is about. */
const matters = {
  createDeposit: 'deposit',
  getReceiveAddress: 'deposit',
  quoteWithdrawal: 'withdraw',
  createWithdrawal: 'withdraw',
  findRecipient: 'send',
  sendToPlayer: 'send',
  quoteExchange: 'exchange',
  exchangeCurrency: 'exchange',
  addBankCard: 'card',
  addAddress: 'card',
  applyForActivity: 'offer',
  completeActivity: 'offer',
  getSelfVipInfo: 'vip',
  claimRebates: 'vip',
  improveInformation: 'login',
  setLoginPassword: 'login',
  setPayPassword: 'login',
  proveContact: 'login',
  bindPhone: 'login',
  bindEmail: 'login',
  startPasskey: 'login',
  addPasskey: 'login',
  startIdentity: 'identity',
} as const satisfies Record<FormalCallName, string>

export const formalAccountOnlyText = defineText({
  'zh-TW': {
    title: '測試帳號',
    cannot: (call: FormalCallName) =>
      ({
        deposit: '測試帳號不能存款',
        withdraw: '測試帳號不能提款',
        send: '測試帳號不能轉帳給他人',
        exchange: '測試帳號不能兌換幣別',
        card: '測試帳號不能綁定收款方式',
        offer: '測試帳號不能參加優惠',
        vip: '測試帳號不累積 VIP 與返水',
        login: '測試帳號沒有自己的登入資料',
        identity: '測試帳號不能進行實名認證',
      })[matters[call]],
    hint: '測試帳號使用測試金遊玩所有遊戲。需要這項功能時，請切換回正式帳號。',
    toFormal: '切換回正式帳號',
    play: '去玩遊戲',
  },
  en: {
    title: 'Test account',
    cannot: (call) =>
      ({
        deposit: 'Test accounts can’t deposit',
        withdraw: 'Test accounts can’t withdraw',
        send: 'Test accounts can’t send money',
        exchange: 'Test accounts can’t exchange currencies',
        card: 'Test accounts can’t add payout methods',
        offer: 'Test accounts can’t join offers',
        vip: 'Test accounts don’t earn VIP levels or rebate',
        login: 'Test accounts have no login details',
        identity: 'Test accounts can’t be verified',
      })[matters[call]],
    hint: 'A test account plays every game with test money. To use this feature, switch back to your real account.',
    toFormal: 'Switch to my real account',
    play: 'Play games',
  },
})
