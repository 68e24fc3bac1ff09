import { defineText } from '../../shared/i18n/text.ts'

export const walletText = defineText({
  'zh-TW': {
    mainWallet: '主錢包餘額（TWD）',
    hide: '隱藏金額',
    show: '顯示金額',
    wash: '未完成流水',
    washDone: '流水已完成',
    actions: '錢包功能',
    deposit: '存款',
    withdraw: '提款',
    wallets: '所有錢包',
    transactions: '交易紀錄',
    bets: '投注紀錄',
  },
  en: {
    mainWallet: 'Main wallet (TWD)',
    hide: 'Hide amounts',
    show: 'Show amounts',
    wash: 'Turnover left',
    washDone: 'Turnover done',
    actions: 'Wallet',
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    wallets: 'Wallets',
    transactions: 'Records',
    bets: 'Bets',
  },
})
