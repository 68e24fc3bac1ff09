import { type Currency, isCurrency } from '@gamehall/money'

/** The names of the hall's ledger accounts. Each ends with its currency. */

/** What a player owns in the hall, in TWD. */
const mainWallet = (playerId: bigint): string => `player/${playerId}/main/TWD`

/** What a player owns in one currency: the main wallet for TWD, else the currency wallet. */
export const playerWallet = (playerId: bigint, currency: Currency): string =>
  currency === 'TWD' ? mainWallet(playerId) : `player/${playerId}/wallet/${currency}`

/** What players have at a game platform, seen from the hall. */
export const platformClearing = (apiKey: string): string => `platform/${apiKey}/clearing/TWD`

/** What test accounts have at a game platform: play money, in a realm of its own. */
export const platformPlayClearing = (apiKey: string): string => `platform/${apiKey}/play-clearing/TWD`

/** What a payment channel has received for the hall. */
export const channelClearing = (channelId: string, currency: Currency = 'TWD'): string =>
  `channel/${channelId}/clearing/${currency}`

/** Money that arrived and waits for a person to say whose it is. */
export const SUSPENSE = 'house/suspense/TWD'

/** What the hall has taken in and given out by exchanging: one account a currency, so that each one's entries sum to zero. */
export const exchangePosition = (currency: Currency): string => `house/exchange/${currency}`

/** What the hall gives away: bonuses, rewards and rebates. */
export const PROMOTIONS = 'house/promotions/TWD'

/** What operators gave players and took from them by hand. */
export const adjustments = (currency: Currency): string => `house/adjustments/${currency}`

/** Where money from one player to another passes through. */
export const playerTransfers = (currency: Currency): string => `house/player-transfers/${currency}`

/** What test accounts play with: worth nothing, and kept apart from real money. */
export const playMoney = (currency: Currency): string => `house/play-money/${currency}`

/** The ledger's realm of everything that test accounts own and deal with: no posting crosses its border. */
export const PLAY_REALM = 'play'

const PLAY_HOUSE_ACCOUNT = /^(?:house\/play-money|platform\/[^/]+\/play-clearing)\//

/** Whether a house account holds play money. */
export const isPlayHouseAccount = (account: string): boolean => PLAY_HOUSE_ACCOUNT.test(account)

/** The currency an account is kept in. Throws on a key that names none. */
export function currencyOf(account: string): Currency {
  const currency = account.slice(account.lastIndexOf('/') + 1)
  if (!isCurrency(currency)) throw new Error(`account ${account} names no currency`)
  return currency
}
