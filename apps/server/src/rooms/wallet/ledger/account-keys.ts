import { type Currency, isCurrency } from '@gamehall/money'

/** The keys of the ledger accounts. Each ends with its currency. */

/** A player’s main wallet, in TWD. */
const mainWallet = (playerId: bigint): string => `player/${playerId}/main/TWD`

/** A player’s wallet in one currency: the main wallet for TWD, else the currency wallet. */
export const playerWallet = (playerId: bigint, currency: Currency): string =>
  currency === 'TWD' ? mainWallet(playerId) : `player/${playerId}/wallet/${currency}`

/** The clearing account of a game platform: the sum of what players hold there. */
export const platformClearing = (apiKey: string): string => `platform/${apiKey}/clearing/TWD`

/** The clearing account of test accounts at a game platform: play money, in its own realm. */
export const platformPlayClearing = (apiKey: string): string => `platform/${apiKey}/play-clearing/TWD`

/** The clearing account of a payment channel: what it has received for the operator. */
export const channelClearing = (channelId: string, currency: Currency = 'TWD'): string =>
  `channel/${channelId}/clearing/${currency}`

/** Received money whose owner an operator has to determine. */
export const SUSPENSE_ACCOUNT = 'house/suspense/TWD'

/** The exchange position: what the operator has received and paid by exchanges, one account per currency. */
export const exchangePosition = (currency: Currency): string => `house/exchange/${currency}`

/** Promotion costs: bonuses, rewards and rebates. */
export const PROMOTIONS_ACCOUNT = 'house/promotions/TWD'

/** Manual adjustments by operators. */
export const adjustmentsAccount = (currency: Currency): string => `house/adjustments/${currency}`

/** The transit account of transfers between players. */
export const playerTransfersAccount = (currency: Currency): string => `house/player-transfers/${currency}`

/** The source of play money for test accounts. */
export const playMoneyAccount = (currency: Currency): string => `house/play-money/${currency}`

/** The ledger realm of play money. The ledger refuses postings across realms. */
export const PLAY_REALM = 'play'

const PLAY_MONEY_SYSTEM_ACCOUNT = /^(?:house\/play-money|platform\/[^/]+\/play-clearing)\//

/** Whether a system account holds play money. */
export const isPlayMoneySystemAccount = (account: string): boolean => PLAY_MONEY_SYSTEM_ACCOUNT.test(account)

/** The currency of an account, by its key. Throws on a key without one. */
export function currencyOf(account: string): Currency {
  const currency = account.slice(account.lastIndexOf('/') + 1)
  if (!isCurrency(currency)) throw new Error(`account ${account} names no currency`)
  return currency
}
