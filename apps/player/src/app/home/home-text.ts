import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const homeText = defineText({
  'zh-TW': {
    quick: '常用功能',
    deposit: '存款',
    transfer: '轉換',
    records: '交易紀錄',
    bets: '投注紀錄',
    withdraw: '提款',
    vip: 'VIP',
    login: '登入 / 註冊',
    limits: '理性娛樂',
    balance: '主錢包餘額，前往存款',
    balanceOnly: '主錢包餘額，前往錢包',
  },
  en: {
    quick: 'Shortcuts',
    deposit: 'Deposit',
    transfer: 'Transfer',
    records: 'Transactions',
    bets: 'Bets',
    withdraw: 'Withdraw',
    vip: 'VIP',
    login: 'Log in',
    limits: 'Limits',
    balance: 'Main wallet balance, go to deposit',
    balanceOnly: 'Main wallet balance, go to wallet',
  },
})
