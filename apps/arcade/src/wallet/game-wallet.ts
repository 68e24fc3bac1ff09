import type { ArcadeContext } from '../arcade-context.ts'
import type { PlatformKey } from '../catalogue/platforms.ts'
import type { ArcadeDb, ArcadeTrx, PlayerRow } from '../db/schema.ts'
import type { WalletOwner } from './wallets.ts'

/** The wallet here that a player bets from: the platform wallet in the ledger, or a demo player's balance. Amounts are minor units. */
export interface GameWallet {
  balance(db: ArcadeDb): Promise<bigint>
  /** Takes a stake under its key. Returns false, without moving money, when the balance is insufficient. */
  debit(trx: ArcadeTrx, key: string, amount: bigint): Promise<boolean>
  /** Pays a win or returns a stake under its key. */
  credit(trx: ArcadeTrx, key: string, kind: 'win' | 'refund', amount: bigint): Promise<void>
}

export type GameWalletOwner = Pick<PlayerRow, 'player_id' | 'demo_balance' | 'is_test'>

/** Returns the player's game wallet on a platform. */
export function gameWalletOf(ctx: ArcadeContext, owner: GameWalletOwner, platform: PlatformKey): GameWallet {
  return owner.demo_balance === null
    ? ledgerGameWallet(ctx, owner, platform)
    : demoGameWallet(owner.player_id)
}

function ledgerGameWallet(ctx: ArcadeContext, owner: WalletOwner, platform: PlatformKey): GameWallet {
  const { wallets } = ctx
  const move = (trx: ArcadeTrx, key: string, kind: 'bet' | 'win' | 'refund', amount: bigint) =>
    wallets.move(trx, { key, kind, platform, owner, amount, at: ctx.clock.now() })
  return {
    balance: (db) => wallets.balance(db, platform, owner.player_id),
    debit: async (trx, key, amount) => (await move(trx, key, 'bet', -amount)) !== null,
    async credit(trx, key, kind, amount) {
      await move(trx, key, kind, amount)
    },
  }
}

function demoGameWallet(playerId: bigint): GameWallet {
  const add = async (trx: ArcadeTrx, amount: bigint) => {
    const row = await trx
      .updateTable('arcade.players')
      .set((eb) => ({ demo_balance: eb('demo_balance', '+', amount) }))
      .where('player_id', '=', playerId)
      .where('demo_balance', '>=', amount < 0n ? -amount : 0n)
      .returning('player_id')
      .executeTakeFirst()
    return row !== undefined
  }
  return {
    async balance(db) {
      const row = await db
        .selectFrom('arcade.players')
        .select('demo_balance')
        .where('player_id', '=', playerId)
        .executeTakeFirstOrThrow()
      return row.demo_balance ?? 0n
    },
    debit: (trx, _key, amount) => add(trx, -amount),
    async credit(trx, _key, _kind, amount) {
      await add(trx, amount)
    },
  }
}
