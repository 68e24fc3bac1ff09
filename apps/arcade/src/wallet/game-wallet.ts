import type { ArcadeContext } from '../arcade-context.ts'
import type { PlatformKey } from '../catalogue/platforms.ts'
import type { ArcadeDb, ArcadeTrx, PlayerRow } from '../db/schema.ts'
import type { WalletOwner } from './wallets.ts'

/** The wallet that a player bets from: the platform wallet in the ledger, or a demo player's balance. Amounts are minor units. */
export interface GameWallet {
  balance(db: ArcadeDb): Promise<bigint>
  /** Returns false, without moving money, when the balance is insufficient. */
  debitBet(trx: ArcadeTrx, roundId: string, bet: bigint): Promise<boolean>
  creditWin(trx: ArcadeTrx, roundId: string, win: bigint): Promise<void>
  refundBet(trx: ArcadeTrx, roundId: string, bet: bigint): Promise<void>
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
  const move = (trx: ArcadeTrx, roundId: string, kind: 'bet' | 'win' | 'refund', amount: bigint) =>
    wallets.move(trx, {
      key: `round/${roundId}/${kind}`,
      kind,
      platform,
      owner,
      amount,
      at: ctx.clock.now(),
    })
  return {
    balance: (db) => wallets.balance(db, platform, owner.player_id),
    debitBet: async (trx, roundId, bet) => (await move(trx, roundId, 'bet', -bet)) !== null,
    async creditWin(trx, roundId, win) {
      if (win > 0n) await move(trx, roundId, 'win', win)
    },
    async refundBet(trx, roundId, bet) {
      await move(trx, roundId, 'refund', bet)
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
    debitBet: (trx, _roundId, bet) => add(trx, -bet),
    async creditWin(trx, _roundId, win) {
      if (win > 0n) await add(trx, win)
    },
    async refundBet(trx, _roundId, bet) {
      await add(trx, bet)
    },
  }
}
