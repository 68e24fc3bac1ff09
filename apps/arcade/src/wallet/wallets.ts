import {
  createLedger,
  type Ledger,
  type PostFailure,
  type Posting,
  serializePostings,
} from '@gamehall/ledger'
import { minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { PLATFORMS, type PlatformKey } from '../catalogue/platforms.ts'
import type { ArcadeDb, ArcadeTrx, PlayerRow } from '../db/schema.ts'
import { ARCADE_CURRENCY } from './amount.ts'

/** The owner of a wallet; a test player's wallet holds play money. */
export type WalletOwner = Pick<PlayerRow, 'player_id' | 'is_test'>

/** A movement on a player's wallet: a positive `amount` (minor units) credits it, a negative one debits it. */
export interface WalletMovement {
  readonly key: string
  readonly kind: 'bet' | 'win' | 'refund' | 'transfer_in' | 'transfer_out'
  readonly platform: PlatformKey
  readonly owner: WalletOwner
  readonly amount: bigint
  readonly at: Date
}

/**
 * The arcade's own ledger: one wallet per player and platform. Test players' wallets and their counterparts form a separate
 * realm of the ledger; no transfer crosses it.
 */
export interface Wallets {
  readonly ledger: Ledger
  /** Opens the system accounts; run after migrating. */
  openSystemAccounts(db: ArcadeDb): Promise<void>
  openWallet(db: ArcadeDb, platform: PlatformKey, owner: WalletOwner): Promise<void>
  /** Returns the available balance in minor units; 0 for an unopened wallet. */
  balance(db: ArcadeDb, platform: PlatformKey, playerId: bigint): Promise<bigint>
  /** Posts a movement in the caller's transaction. Returns the new balance, or null when the balance is insufficient. */
  move(trx: ArcadeTrx, move: WalletMovement): Promise<bigint | null>
  /** Posts movements, whose keys differ, in one statement. Returns for each whether the balance covered it. */
  moveAll(trx: ArcadeTrx, moves: readonly WalletMovement[]): Promise<readonly boolean[]>
  /** Returns the available balances of several players in minor units; 0 for an unopened wallet. */
  balances(
    db: ArcadeDb,
    platform: PlatformKey,
    playerIds: readonly bigint[],
  ): Promise<ReadonlyMap<bigint, bigint>>
}

const PLAY_REALM = 'play'

export function createWallets(schema = 'arcade_ledger'): Wallets {
  const ledger = createLedger({ schema })
  return {
    ledger,
    async openSystemAccounts(db) {
      const terms = { currency: ARCADE_CURRENCY, kind: 'system' } as const
      const opened = await ledger.openAccounts(
        sqlRunner(db),
        Object.keys(PLATFORMS).flatMap((platform) => [
          ...['house', 'hall'].map((name) => ({ key: `${name}/${platform}`, ...terms })),
          ...['house', 'hall'].map((name) => ({
            key: `play-${name}/${platform}`,
            ...terms,
            realm: PLAY_REALM,
          })),
        ]),
      )
      if (!opened.ok) throw new Error(`arcade ledger account ${opened.account} exists with different terms`)
    },
    async openWallet(db, platform, { player_id, is_test }) {
      const key = walletKey(platform, player_id)
      const opened = await ledger.openAccounts(sqlRunner(db), [
        { key, currency: ARCADE_CURRENCY, kind: 'owned', ...(is_test && { realm: PLAY_REALM }) },
      ])
      if (!opened.ok) throw new Error(`arcade ledger account ${opened.account} exists with different terms`)
    },
    async balance(db, platform, playerId) {
      const balance = await ledger.balance(sqlRunner(db), walletKey(platform, playerId))
      return balance?.availableMinor ?? 0n
    },
    async move(trx, move) {
      const posted = await ledger.post(sqlRunner(trx), postingOf(move))
      if (posted.ok) return posted.entries[0]?.balanceAfterMinor ?? null
      if (isShort(posted, move)) return null
      throw new Error(`arcade ledger refused ${move.key}: ${posted.error}`)
    },
    async moveAll(trx, moves) {
      if (moves.length === 0) return []
      const results = await ledger.postAll(sqlRunner(trx), moves.map(postingOf))
      return results.map((posted, index) => {
        const move = moves[index]
        if (posted.ok || (move !== undefined && isShort(posted, move))) return posted.ok
        throw new Error(`arcade ledger refused ${move?.key}: ${posted.error}`)
      })
    },
    async balances(db, platform, playerIds) {
      const keyOf = (playerId: bigint) => walletKey(platform, playerId)
      const balances = await ledger.balances(sqlRunner(db), playerIds.map(keyOf))
      return new Map(playerIds.map((id) => [id, balances.get(keyOf(id))?.availableMinor ?? 0n]))
    },
  }
}

/** Maps movements to the postings of the SQL function `apply_transfers`; the wallet is the first leg of each posting. */
export const describeMovements = (moves: readonly WalletMovement[]): object =>
  serializePostings(moves.map(postingOf))

function postingOf({ key, kind, platform, owner, amount, at }: WalletMovement): Posting {
  const systemAccount = kind === 'transfer_in' || kind === 'transfer_out' ? 'hall' : 'house'
  const counterpart = owner.is_test ? `play-${systemAccount}` : systemAccount
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

/** Whether the wallet does not hold what is taken from it; one that was never opened holds nothing. */
function isShort(posted: PostFailure, { platform, owner, amount }: WalletMovement): boolean {
  if (posted.error === 'insufficient') return true
  if (posted.error !== 'unknown_account' || amount >= 0n) return false
  return posted.account === walletKey(platform, owner.player_id)
}

function walletKey(platform: PlatformKey, playerId: bigint): string {
  return `wallet/${platform}/${playerId}`
}
