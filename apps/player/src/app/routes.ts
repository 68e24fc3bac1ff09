import type { ComponentType } from 'react'
import {
  loadAuthPage,
  loadBindEmailPage,
  loadBindEmailSuccessPage,
  loadBindPhonePage,
  loadBindPhoneSuccessPage,
  loadDevicesPage,
  loadEditNicknamePage,
  loadForgotPasswordPage,
  loadImproveInformationPage,
  loadLoginPage,
  loadLoginRecordPage,
  loadMinePage,
  loadPasskeysPage,
  loadRegisterPage,
  loadSettingPage,
  loadSmsLoginPage,
  loadUpdatePasswordPage,
  loadVerifyEmailCodePage,
  loadVerifyPhoneCodePage,
} from '../features/account/index.ts'
import {
  loadAddressesPage,
  loadBankCardsPage,
  loadBindCardPage,
  loadCardAccountPage,
  loadCardBankPage,
  loadCardConfirmPage,
  loadCardPhotoPage,
  loadCardVideoPage,
  loadDepositOrderPage,
  loadDepositPage,
  loadDepositRecordPage,
  loadSendPage,
  loadWithdrawOrderPage,
  loadWithdrawPage,
  loadWithdrawRecordPage,
} from '../features/cashier/index.ts'
import {
  loadBettingRecordPage,
  loadGameListPage,
  loadStartGamePage,
  loadTransferPage,
  loadTransferRecordPage,
} from '../features/games/index.ts'
import { loadMusicPage } from '../features/music/index.ts'
import { loadActivityDetailPage, loadActivityPage } from '../features/rewards/index.ts'
import { loadServicePage } from '../features/support/index.ts'
import {
  loadExchangePage,
  loadReceivePage,
  loadTransactionRecordPage,
  loadTransferCurrencyPage,
  loadWalletHomePage,
  loadWalletRecordPage,
  loadWashVolumePage,
} from '../features/wallet/index.ts'
import type { PageName } from '../shared/navigation/paths.ts'
import { loadAssetsPage } from './assets/load-assets-page.tsx'
import { loadOutcomePage } from './outcome/load-outcome-page.tsx'

export type PageLoader = () => Promise<ComponentType>

/**
 * Which page stands at which address: one line a page, its loader from the feature's door.
 * A name of `paths.ts` without a line is a page that does not exist yet: its address shows the 404 page.
 */
export const pageLoaders: Partial<Record<Exclude<PageName, 'home'>, PageLoader>> = {
  activity: loadActivityPage,
  activityDetail: loadActivityDetailPage,
  service: loadServicePage,
  mine: loadMinePage,
  login: loadLoginPage,
  smsLogin: loadSmsLoginPage,
  register: loadRegisterPage,
  forgetPassword: loadForgotPasswordPage,
  auth: loadAuthPage,
  improveInformation: loadImproveInformationPage,
  setting: loadSettingPage,
  updatePassword: loadUpdatePasswordPage,
  editNickname: loadEditNicknamePage,
  bindPhone: loadBindPhonePage,
  verifyPhoneCode: loadVerifyPhoneCodePage,
  bindPhoneSuccess: loadBindPhoneSuccessPage,
  bindEmail: loadBindEmailPage,
  verifyEmailCode: loadVerifyEmailCodePage,
  bindEmailSuccess: loadBindEmailSuccessPage,
  devices: loadDevicesPage,
  loginRecord: loadLoginRecordPage,
  passkeys: loadPasskeysPage,
  music: loadMusicPage,
  deposit: loadDepositPage,
  depositOrder: loadDepositOrderPage,
  depositRecord: loadDepositRecordPage,
  withdraw: loadWithdrawPage,
  withdrawOrder: loadWithdrawOrderPage,
  withdrawRecord: loadWithdrawRecordPage,
  addresses: loadAddressesPage,
  bank: loadBankCardsPage,
  bindBankCard: loadBindCardPage,
  bankIdentify: loadCardPhotoPage,
  cardBank: loadCardBankPage,
  cardAccount: loadCardAccountPage,
  bankVideo: loadCardVideoPage,
  cardConfirm: loadCardConfirmPage,
  gameAssets: loadAssetsPage,
  transactionRecord: loadTransactionRecordPage,
  bettingRecord: loadBettingRecordPage,
  transferRecord: loadTransferRecordPage,
  washVolume: loadWashVolumePage,
  walletHome: loadWalletHomePage,
  transferCurrency: loadTransferCurrencyPage,
  walletReceive: loadReceivePage,
  walletRecord: loadWalletRecordPage,
  walletSend: loadSendPage,
  walletExchange: loadExchangePage,
  walletTransfer: loadTransferPage,
  outcome: loadOutcomePage,
  gameListItem: loadGameListPage,
  startGame: loadStartGamePage,
}
