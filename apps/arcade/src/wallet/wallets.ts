import { createLedger, describePostings, type Ledger, type Posting } from '@gamehall/ledger'
import { minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { PLATFORMS, type PlatformKey } from '../catalogue/platforms.ts'
import type { ArcadeDb, ArcadeTrx, PlayerRow } from '../db/schema.ts'
import { ARCADE_CURRENCY } from './amount.ts'

/** Whose wallet it is; a test player's holds play money. */
export type WalletOwner = Pick<PlayerRow, 'player_id' | 'is_test'>

/** One movement on a player's wallet: `amount` above zero comes in, below zero goes out. */
export interface WalletMove {
  readonly key: string
  readonly kind: 'bet' | 'win' | 'refund' | 'transfer_in' | 'transfer_out'
  readonly platform: PlatformKey
  readonly owner: WalletOwner
  readonly amount: bigint
  readonly at: Date
}

/**
 * Money inside the arcade, in a ledger of its own: a wallet for each player and platform. Test players' wallets and what they
 * deal with are a realm of the ledger, which no transfer enters or leaves.
 */
export interface Wallets {
  readonly ledger: Ledger
  /** Opens the house's accounts; run after migrating. */
  openHouse(db: ArcadeDb): Promise<void>
  openWallet(db: ArcadeDb, platform: PlatformKey, owner: WalletOwner): Promise<void>
  /** 0 for a wallet that was never opened. */
  balance(db: ArcadeDb, platform: PlatformKey, playerId: bigint): Promise<bigint>
  /** Moves within the caller's transaction; null when the wallet holds too little, else the balance after. */
  move(trx: ArcadeTrx, move: WalletMove): Promise<bigint | null>
}

const PLAY_REALM = 'play'

export function createWallets(schema = 'arcade_ledger'): Wallets {
  const ledger = createLedger({ schema })
  return {
    ledger,
    async openHouse(db) {
      const house = { currency: ARCADE_CURRENCY, kind: 'house' } as const
      const opened = await ledger.openAccounts(
        sqlRunner(db),
        Object.keys(PLATFORMS).flatMap((platform) => [
          ...['house', 'hall'].map((name) => ({ key: `${name}/${platform}`, ...house })),
          ...['house', 'hall'].map((name) => ({
            key: `play-${name}/${platform}`,
            ...house,
            realm: PLAY_REALM,
          })),
        ]),
      )
      if (!opened.ok) throw new Error(`arcade ledger account ${opened.account} stands open with other terms`)
    },
    async openWallet(db, platform, { player_id, is_test }) {
      const key = walletKey(platform, player_id)
      const opened = await ledger.openAccounts(sqlRunner(db), [
        { key, currency: ARCADE_CURRENCY, kind: 'owned', ...(is_test && { realm: PLAY_REALM }) },
      ])
      if (!opened.ok) throw new Error(`arcade ledger account ${opened.account} stands open with other terms`)
    },
    async balance(db, platform, playerId) {
      const balance = await ledger.balance(sqlRunner(db), walletKey(platform, playerId))
      return balance?.availableMinor ?? 0n
    },
    async move(trx, move) {
      const posted = await ledger.post(sqlRunner(trx), postingOf(move))
      if (posted.ok) return posted.entries[0]?.balanceAfterMinor ?? null
      if (posted.error === 'insufficient') return null
      throw new Error(`arcade ledger refused ${move.key}: ${posted.error}`)
    },
  }
}

/** Movements as the SQL function `apply_transfers` takes them; the wallet's is each posting's first leg. */
export const describeMoves = (moves: readonly WalletMove[]): object => describePostings(moves.map(postingOf))

function postingOf({ key, kind, platform, owner, amount, at }: WalletMove): Posting {
  const partner = kind === 'transfer_in' || kind === 'transfer_out' ? 'hall' : 'house'
  const counterpart = owner.is_test ? `play-${partner}` : partner
  return {
    key,
    kind,
    at,
    legs: [
      { account: walletKey(platform, owner.player_id), amountMinor: minor(amount) },
      { account: `${counterpart}/${platform}`, amountMinor: minor(-amount) },
    ],
  }
}

function walletKey(platform: PlatformKey, playerId: bigint): string {
  return `wallet/${platform}/${playerId}`
}
