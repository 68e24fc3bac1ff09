import * as account from './account/index.ts'
import * as cashier from './cashier/index.ts'
import type { Call } from './core/call.ts'
import * as games from './games/index.ts'
import * as inbox from './inbox/index.ts'
import * as rewards from './rewards/index.ts'
import * as site from './site/index.ts'
import * as support from './support/index.ts'
import * as wallet from './wallet/index.ts'

/** Every call of the hall, by its name. An entry appears here when its call works. */
export const calls = {
  checkAccountUnique: account.checkAccountUnique,
  registerByPhone: account.registerByPhone,
  loginByAccount: account.loginByAccount,
  loginByPhone: account.loginByPhone,
  loginByGoogle: account.loginByGoogle,
  loginByToken: account.loginByToken,
  createAuthCode: account.createAuthCode,
  loginByAuthCode: account.loginByAuthCode,
  logout: account.logout,
  sendSmsCode: account.sendSmsCode,
  sendEmailCode: account.sendEmailCode,
  resetPassword: account.resetPassword,
  setLoginPassword: account.setLoginPassword,
  setPayPassword: account.setPayPassword,
  improveInformation: account.improveInformation,
  getUserInfo: account.getUserInfo,
  listWallets: wallet.listWallets,
  quoteExchange: wallet.quoteExchange,
  exchangeCurrency: wallet.exchangeCurrency,
  getWashStatement: wallet.getWashStatement,
  findRecipient: wallet.findRecipient,
  sendToPlayer: wallet.sendToPlayer,
  listTransactions: wallet.listTransactions,
  getTransaction: wallet.getTransaction,
  downloadTransactions: wallet.downloadTransactions,
  getPlatformBalances: games.getPlatformBalances,
  setAutoTransfer: games.setAutoTransfer,
  getDepositInfo: cashier.getDepositInfo,
  createDeposit: cashier.createDeposit,
  getDeposit: cashier.getDeposit,
  confirmDeposit: cashier.confirmDeposit,
  cancelDeposit: cashier.cancelDeposit,
  listDeposits: cashier.listDeposits,
  downloadDeposits: cashier.downloadDeposits,
  getReceiveAddress: wallet.getReceiveAddress,
  listBanks: cashier.listBanks,
  listBranches: cashier.listBranches,
  listBankCards: cashier.listBankCards,
  recognizeBankCard: cashier.recognizeBankCard,
  addBankCard: cashier.addBankCard,
  removeBankCard: cashier.removeBankCard,
  listAddresses: cashier.listAddresses,
  addAddress: cashier.addAddress,
  removeAddress: cashier.removeAddress,
  getGameHallList: games.getGameHallList,
  listGames: games.listGames,
  listPlatforms: games.listPlatforms,
  listBets: games.listBets,
  getBetDetail: games.getBetDetail,
  preEnterGame: games.preEnterGame,
  enterGame: games.enterGame,
  openTrialGame: games.openTrialGame,
  getGameBalance: games.getGameBalance,
  depositToGame: games.depositToGame,
  withdrawFromGame: games.withdrawFromGame,
  getTransfer: games.getTransfer,
  listTransfers: games.listTransfers,
  downloadTransfers: games.downloadTransfers,
  downloadBets: games.downloadBets,
  listNewNotices: inbox.listNewNotices,
  createPushUrl: inbox.createPushUrl,
  sendDebugPush: inbox.sendDebugPush,
  getSiteConfig: site.getSiteConfig,
  listBanners: site.listBanners,
  createUpload: site.createUpload,
  getCustomerService: support.getCustomerService,
  listActivities: rewards.listActivities,
  getActivity: rewards.getActivity,
} as const satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls
