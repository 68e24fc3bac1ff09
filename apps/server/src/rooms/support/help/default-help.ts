import { aboutArticles } from './content/about.ts'
import { accountArticles } from './content/account.ts'
import { depositArticles } from './content/deposit.ts'
import { gamesArticles } from './content/games.ts'
import { rewardsArticles } from './content/rewards.ts'
import { safetyArticles } from './content/safety.ts'
import { settingsArticles } from './content/settings.ts'
import { walletArticles } from './content/wallet.ts'
import { withdrawArticles } from './content/withdraw.ts'
import type { HelpFeature } from './stored-help-block.ts'

const texts = (name: [string, string], summary: [string, string]) => ({
  name: { 'zh-TW': name[0], en: name[1] },
  summary: { 'zh-TW': summary[0], en: summary[1] },
})
const category = (id: string, ...words: Parameters<typeof texts>) => ({ id, ...texts(...words) })

export const defaultHelpCategories = [
  category(
    'account',
    ['帳號與登入', 'Account and login'],
    ['註冊、密碼、裝置', 'Registering, passwords, devices'],
  ),
  category('deposit', ['存款', 'Deposits'], ['方式、時限、未入帳', 'Methods, deadlines, missing payments']),
  category(
    'withdraw',
    ['提款與流水', 'Withdrawals and turnover'],
    ['條件、進度、銀行卡', 'Conditions, progress, bank cards'],
  ),
  category(
    'wallet',
    ['錢包與轉帳', 'Wallets and transfers'],
    ['平台轉帳、兌換、紀錄', 'Platforms, exchange, records'],
  ),
  category(
    'games',
    ['遊戲與公平', 'Games and fairness'],
    ['驗證、返還率、斷線', 'Verification, return, interruptions'],
  ),
  category(
    'rewards',
    ['優惠、VIP 與返水', 'Offers, VIP and rebate'],
    ['活動、等級、返水、邀請', 'Offers, levels, rebate, invites'],
  ),
  category(
    'hall',
    ['訊息、音樂與設定', 'Messages, music and settings'],
    ['通知、音樂、語言與主題', 'Notifications, music, language and theme'],
  ),
  category('safety', ['安全與理性娛樂', 'Safety'], ['保護帳號與個人資料', 'Your account and your data']),
  category('about', ['關於', 'About'], ['我們、條款與隱私', 'Us, terms and privacy']),
]

/** The texts of a category while a feature that its own texts name is off. */
export const categoryTextsWithout: readonly ({ id: string; feature: HelpFeature } & ReturnType<
  typeof texts
>)[] = [
  {
    id: 'wallet',
    feature: 'game_transfers',
    ...texts(['錢包', 'Wallet'], ['兌換、紀錄', 'Exchange, records']),
  },
]

/** The default help articles. */
export const defaultHelpArticles = [
  ...accountArticles,
  ...depositArticles,
  ...withdrawArticles,
  ...walletArticles,
  ...gamesArticles,
  ...rewardsArticles,
  ...settingsArticles,
  ...safetyArticles,
  ...aboutArticles,
]
