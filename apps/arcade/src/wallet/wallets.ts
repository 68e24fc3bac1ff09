import { createLedger, type Ledger, type Posting, type PostResult } from '@gamehall/ledger'
import { minor } from '@gamehall/money'
import { ItemError, sqlRunner } from '@gamehall/postgres'
import { PLATFORMS, type PlatformKey } from '../catalogue/platforms.ts'
import type { ArcadeDb, ArcadeTrx } from '../db/schema.ts'
import { ARCADE_CURRENCY } from './amount.ts'

/** One movement on a player's wallet: `amount` above zero comes in, below zero goes out. */
export interface WalletMove {
  readonly key: string
  readonly kind: 'bet' | 'win' | 'refund' | 'transfer_in' | 'transfer_out'
  readonly platform: PlatformKey
  readonly playerId: bigint
  readonly amount: bigint
  readonly at: Date
}

export type WalletName = Pick<WalletMove, 'platform' | 'playerId'>

/** Real money inside the arcade, in a ledger of its own: a wallet for each player and platform. */
export interface Wallets {
  readonly ledger: Ledger
  /** Opens the house's accounts; run after migrating. */
  openHouse(db: ArcadeDb): Promise<void>
  openWallet(db: ArcadeDb, platform: PlatformKey, playerId: bigint): Promise<void>
  /** 0 for a wallet that was never opened. */
  balance(db: ArcadeDb, platform: PlatformKey, playerId: bigint): Promise<bigint>
  /** The same of several wallets, each in its place. */
  balances(db: ArcadeDb, wallets: readonly WalletName[]): Promise<bigint[]>
  /** Moves within the caller's transaction; null when the wallet holds too little, else the balance after. */
  move(trx: ArcadeTrx, move: WalletMove): Promise<bigint | null>
  /** Several movements, each decided by itself and answered in its place; their wallets are locked at once and in order. */
  moveEach(trx: ArcadeTrx, moves: readonly WalletMove[]): Promise<(bigint | null)[]>
}

export function createWallets(schema = 'arcade_ledger'): Wallets {
  const ledger = createLedger({ schema })
  return {
    ledger,
    async openHouse(db) {
      const keys = Object.keys(PLATFORMS).flatMap((platform) => [`house/${platform}`, `hall/${platform}`])
      const opened = await ledger.openAccounts(
        sqlRunner(db),
        keys.map((key) => ({ key, currency: ARCADE_CURRENCY, kind: 'house' })),
      )
      if (!opened.ok) throw new Error(`arcade ledger account ${opened.account} stands open with other terms`)
    },
    async openWallet(db, platform, playerId) {
      const key = walletKey(platform, playerId)
      const opened = await ledger.openAccounts(sqlRunner(db), [
        { key, currency: ARCADE_CURRENCY, kind: 'owned' },
      ])
      if (!opened.ok) throw new Error(`arcade ledger account ${opened.account} stands open with other terms`)
    },
    async balance(db, platform, playerId) {
      const balance = await ledger.balance(sqlRunner(db), walletKey(platform, playerId))
      return balance?.availableMinor ?? 0n
    },
    async balances(db, wallets) {
      const keys = wallets.map(({ platform, playerId }) => walletKey(platform, playerId))
      const balances = await ledger.balances(sqlRunner(db), keys)
      return keys.map((key) => balances.get(key)?.availableMinor ?? 0n)
    },
    async move(trx, move) {
      return balanceAfter(move, await ledger.post(sqlRunner(trx), postingOf(move)))
    },
    async moveEach(trx, moves) {
      const results = await ledger.postAll(sqlRunner(trx), moves.map(postingOf))
      return moves.map((move, index) => balanceAfter(move, results[index]))
    },
  }
}

function postingOf({ key, kind, platform, playerId, amount, at }: WalletMove): Posting {
  const counterpart = kind === 'transfer_in' || kind === 'transfer_out' ? 'hall' : 'house'
  return {
    key,
    kind,
    at,
    legs: [
      { account: walletKey(platform, playerId), amountMinor: minor(amount) },
      { account: `${counterpart}/${platform}`, amountMinor: minor(-amount) },
    ],
  }
}

function balanceAfter({ key }: WalletMove, posted: PostResult | undefined): bigint | null {
  if (posted?.ok === true) return posted.entries[0]?.balanceAfterMinor ?? null
  if (posted?.error === 'insufficient') return null
  throw new ItemError(`arcade ledger refused ${key}: ${posted?.error}`)
}

function walletKey(platform: PlatformKey, playerId: bigint): string {
  return `wallet/${platform}/${playerId}`
}
