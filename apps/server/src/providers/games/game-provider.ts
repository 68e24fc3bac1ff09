import type { Minor } from '@gamehall/money'
import type { SeamlessDelivery, SeamlessReading, SeamlessReply } from './seamless-wallet.ts'

/** Who keeps the players' money: `transfer`: a wallet at the provider; `seamless`: the hall's main wallet, asked for each bet. */
export type WalletMode = 'transfer' | 'seamless'

/** What every provider states, as data: the server checks these and never the vendor's name. */
interface CommonCapabilities {
  readonly hasDemo: boolean
  readonly hasKick: boolean
  readonly hasRoundDetail: boolean
  /** Whether it keeps players whose wallets hold play money only, apart from real money. */
  readonly hasTestPlayers: boolean
  readonly currencies: readonly 'TWD'[]
  /** Decimals the provider keeps amounts in. */
  readonly amountScale: number
  /** The provider's clock, minutes ahead of UTC. */
  readonly clockOffsetMinutes: number
  readonly retentionDays: number
  readonly callsPerSecond: number
}

export interface TransferCapabilities extends CommonCapabilities {
  readonly walletMode: 'transfer'
  readonly hasWithdrawAll: boolean
  readonly hasTransferQuery: boolean
  readonly longestPullWindowMs: number
  /** How far windows must overlap, and how long the provider may take to show a bet. */
  readonly pullOverlapMs: number
  readonly pullLagMs: number
  /** "Not found" for a transfer is final only this long after it was sent. */
  readonly notFoundGraceMs: number
}

export interface SeamlessCapabilities extends CommonCapabilities {
  readonly walletMode: 'seamless'
}

export type GameProviderCapabilities = TransferCapabilities | SeamlessCapabilities

/**
 * UNKNOWN: no answer, a broken connection or an answer that makes no sense. Whether the call was applied is not known.
 * All others are the provider's word that nothing was applied.
 */
export type ProviderErrorCode =
  | 'INSUFFICIENT'
  | 'DUPLICATE'
  | 'PLAYER_DISABLED'
  | 'MAINTENANCE'
  | 'RATE_LIMITED'
  | 'BAD_SIGNATURE'
  | 'CURRENCY'
  | 'NOT_FOUND'
  | 'UNKNOWN'

export interface ProviderFailure {
  readonly ok: false
  readonly error: ProviderErrorCode
  /** The provider's own words, for the log and the operator. */
  readonly message: string
}

export type ProviderResult<T> = { readonly ok: true; readonly data: T } | ProviderFailure

export interface LocalizedText {
  readonly 'zh-TW': string
  readonly en: string
}

/** One wallet, one maintenance switch: what the specification calls `api_key`. */
export interface ProviderPlatform {
  readonly apiKey: string
  readonly name: LocalizedText
  readonly category: 'slots' | 'tables' | 'instant'
  /** How a new platform enters the lobby, until an operator decides; by its number of games where absent. */
  readonly lobby?: 'games' | 'list'
}

export interface ProviderGame {
  readonly game: string
  readonly apiKey: string
  readonly name: LocalizedText
  readonly category: 'slots' | 'tables' | 'instant'
  /** Further categories that list it in the lobby; its weight and rebate go by `category`. */
  readonly secondaryCategories?: readonly ('slots' | 'tables' | 'instant')[]
  readonly hasDemo: boolean
  /** Declared return in percent, `"96.50"`. */
  readonly rtp: string | null
  /** Whether it has side bets that return less: `rtp` is then that of the main bets. */
  readonly hasLowerSideBets?: boolean
  readonly isOpen: boolean
  /** The picture's address: absolute, or a path on the server's own origin. */
  readonly artUrl: string
  /** What players also call it, for the search. */
  readonly aliases?: readonly string[]
  /** When it came out; null or absent where the provider does not say. */
  readonly releasedAt?: Date | null
  /** Whether its rounds can be given to players at a stake that the house pays. */
  readonly hasFreeRounds?: boolean
  /** The scripts and styles that its page loads first, each absolute or a path on the server's own origin. */
  readonly pageFiles?: readonly string[]
}

/** Rounds of a game that a player gets at a stake that the house pays. */
export interface FreeRoundsGrant {
  /** Ours, minted once: the bets of its rounds carry it. */
  readonly reference: string
  readonly player: string
  readonly game: string
  readonly stakeMinor: Minor
  readonly rounds: number
  readonly expiresAt: Date
}

export interface LaunchRequest {
  readonly apiKey: string
  readonly game: string
  /** The provider-side name; null launches a demo. */
  readonly player: string | null
  readonly language: 'zh-TW' | 'en'
  readonly device: 'mobile' | 'desktop'
  /** Origin of the server page that will frame the game (`https://hall.example`). */
  readonly parentOrigin: string
  readonly returnUrl: string
}

/** What a player may stake at a provider: in rounds opened since an instant, by each limit. None: as much as they like. */
export interface StakeLimits {
  /** Grows from one reading of the limits to the next: the provider ignores an older one that comes late. */
  readonly revision: bigint
  readonly limits: readonly { readonly since: Date; readonly mostMinor: Minor }[]
}

export interface TransferRequest {
  /** Ours, minted once, never changed: 6 to 64 of `A–Z a–z 0–9 _ -`. */
  readonly reference: string
  readonly apiKey: string
  readonly player: string
  readonly currency: 'TWD'
  readonly amountMinor: Minor
}

export interface ProviderTransfer {
  readonly reference: string
  /** PENDING: taken, not yet applied; ask again. FAILED: refused for good. */
  readonly status: 'SUCCESS' | 'FAILED' | 'PENDING'
  readonly amountMinor: Minor
  /** The player's balance at the provider right after it. */
  readonly balanceMinor: Minor | null
}

export interface ProviderBet {
  readonly betId: string
  /** Grows with every change of the bet; the higher one holds. */
  readonly version: number
  readonly apiKey: string
  readonly game: string
  readonly player: string
  readonly currency: 'TWD'
  readonly status: 'OPEN' | 'SETTLED' | 'UNSETTLED' | 'VOID'
  readonly betMinor: Minor
  readonly validBetMinor: Minor
  readonly winMinor: Minor
  readonly betAt: Date
  readonly settledAt: Date | null
  readonly updatedAt: Date
  /** The grant of a free round, whose `betMinor` is 0; null where the player paid. */
  readonly freeRounds?: string | null
}

export interface ProviderBetDetail {
  /** A page that shows the bet and verifies it. */
  readonly url: string
  /** The outcome as SVG without scripts, and in words. */
  readonly picture: { readonly svg: string; readonly text: string } | null
  /** The bets that the round's stake consists of, decimal amounts; null where the provider does not say. */
  readonly items: ProviderBetItem[] | null
  /** Why a part of the bet does not count for turnover; null where the provider does not say. */
  readonly uncounted: ProviderUncountedPart[] | null
}

/** `paid`: the stake included; null until the round is settled. */
interface ProviderBetItem {
  readonly label: string
  readonly amount: string
  readonly paid: string | null
}

/** A part of a bet that does not count for turnover, a decimal amount of the bet's currency. */
interface ProviderUncountedPart {
  readonly cause: 'push' | 'part_back' | 'opposite' | 'covers_most' | 'small_win'
  readonly amount: string
}

export interface BetWindow {
  readonly apiKey: string
  /** Bets changed in `[from, to)`. */
  readonly from: Date
  readonly to: Date
  /** Null for the first page. */
  readonly cursor: string | null
}

export interface ProviderHealth {
  readonly serverTime: Date
  readonly platforms: readonly {
    readonly apiKey: string
    readonly isOpen: boolean
    readonly note: string | null
  }[]
}

/** A round's result in a sign or a few. */
export interface ProviderMark {
  readonly label: LocalizedText
  readonly tone: 'red' | 'blue' | 'green' | 'gold' | 'plain'
}

export interface ProviderTable {
  readonly game: string
  readonly table: string
  readonly settledAt: Date | null
  /** Oldest first. */
  readonly marks: readonly ProviderMark[]
}

/** What a player's last rounds of a game that is played alone resulted in. */
export interface ProviderLastResults {
  readonly game: string
  /** Oldest first. */
  readonly marks: readonly ProviderMark[]
}

/** A round of a player that is not over. The bets in one shared round are one. */
export interface ProviderOpenRound {
  readonly apiKey: string
  readonly game: string
  /** What its table is called, where the game has more than one. */
  readonly table: LocalizedText | null
  /** Whether many players bet on it: it goes on, and is settled, without the player. */
  readonly isShared: boolean
  /** All its stakes; of a free round nothing. */
  readonly betMinor: Minor
  readonly betAt: Date
}

/** What every game provider does. No operation throws for what the other side or the network does. */
interface CommonGameProvider {
  readonly key: string
  readonly platforms: readonly ProviderPlatform[]
  /** The provider-side name of one of our players: not the account, and the same for ever. */
  playerName(userId: string): string
  listGames(): Promise<ProviderResult<readonly ProviderGame[]>>
  /** Makes the player known; asking again is free. A test player's wallets hold play money for ever. */
  ensurePlayer(player: string, options: { readonly isTest: boolean }): Promise<ProviderResult<null>>
  /** Ends the player's open games; money stays where it is. */
  kick(player: string): Promise<ProviderResult<null>>
  /** What there is to see of one bet, `publicOrigin` being the origin the player sees. */
  betDetail(
    betId: string,
    language: 'zh-TW' | 'en',
    publicOrigin: string,
  ): Promise<ProviderResult<ProviderBetDetail>>
  health(): Promise<ProviderResult<ProviderHealth>>
  /** Both are applied once per reference; a grant that comes after its cancellation gives nothing. */
  readonly freeRounds?: {
    grant(grant: FreeRoundsGrant): Promise<ProviderResult<null>>
    /** Cancels the rounds that were not opened. */
    cancel(grant: FreeRoundsGrant): Promise<ProviderResult<null>>
  }
  /** The tables that show their last results in the lobby, those of a game by latest result; none by default. */
  listTables?(): Promise<ProviderResult<readonly ProviderTable[]>>
  /** The player's last results in games that are played alone, for their tiles; none by default. */
  listLastResults?(player: string): Promise<ProviderResult<readonly ProviderLastResults[]>>
  /** The player's rounds that are not over now, newest first; without it the bets that came to the hall say. */
  listOpenRounds?(player: string): Promise<ProviderResult<readonly ProviderOpenRound[]>>
}

/** A game provider that keeps a wallet for each player and platform; the hall transfers in and out, and pulls bets. */
export interface TransferProvider extends CommonGameProvider {
  readonly capabilities: TransferCapabilities
  /** The address to open, good for a few minutes. A launch opened later ends the play of an earlier one. */
  launch(
    request: LaunchRequest & { readonly stakeLimits?: StakeLimits },
  ): Promise<ProviderResult<{ readonly url: string }>>
  /** Where it holds players to limits of their stakes itself, at each bet; without it the hall learns of bets afterwards. */
  readonly stakeLimits?: { set(player: string, limits: StakeLimits): Promise<ProviderResult<null>> }
  balance(apiKey: string, player: string): Promise<ProviderResult<Minor>>
  /** Hall → platform. Repeating the same request answers the first one's outcome; another body: DUPLICATE. */
  transferIn(request: TransferRequest): Promise<ProviderResult<ProviderTransfer>>
  /** Platform → hall. */
  transferOut(request: TransferRequest): Promise<ProviderResult<ProviderTransfer>>
  /** Transfers the player's whole platform balance to the server in one step; the response's `amountMinor` is the amount, which may be 0. */
  withdrawAll(request: Omit<TransferRequest, 'amountMinor'>): Promise<ProviderResult<ProviderTransfer>>
  /** NOT_FOUND is final only after `notFoundGraceMs`. */
  transferStatus(apiKey: string, reference: string): Promise<ProviderResult<ProviderTransfer>>
  listBets(
    window: BetWindow,
  ): Promise<ProviderResult<{ readonly bets: readonly ProviderBet[]; readonly nextCursor: string | null }>>
}

/** A game provider that asks the hall for each bet and win, and keeps no money. */
export interface SeamlessProvider extends CommonGameProvider {
  readonly capabilities: SeamlessCapabilities
  /** `walletToken`: what the provider presents with each bet of this launch; null launches a demo. */
  launch(
    request: LaunchRequest & { readonly walletToken: string | null },
  ): Promise<ProviderResult<{ readonly url: string }>>
  /** Verifies signature and time of what the provider asks, and parses it. Never throws. */
  readDelivery(delivery: SeamlessDelivery, now: Date): SeamlessReading
  /** The answer in the provider's words. */
  writeAnswer(answer: SeamlessReply): { readonly status: number; readonly body: object }
}

export type GameProvider = TransferProvider | SeamlessProvider

export const isTransferProvider = (provider: GameProvider): provider is TransferProvider =>
  provider.capabilities.walletMode === 'transfer'
