import type { ArcadeContext } from '../arcade-context.ts'
import { failed, type GameResult } from '../game-api/game-result.ts'
import { formatAmount } from '../wallet/amount.ts'
import { gameWalletOf } from '../wallet/game-wallet.ts'
import type { GameSession } from './game-session.ts'

/** Initial balance of a demo player and refill target, in minor units: 10,000.00. */
const DEMO_BALANCE = 1_000_000n

/** Creates a demo player for one launch. Returns its id. */
export async function createDemoPlayer(ctx: ArcadeContext): Promise<bigint> {
  const row = await ctx.db
    .insertInto('arcade.players')
    .values({ name: `demo-${ctx.ids.uuid()}`, demo_balance: DEMO_BALANCE, created_at: ctx.clock.now() })
    .returning('player_id')
    .executeTakeFirstOrThrow()
  return row.player_id
}

/** Raises a demo player's balance to the initial amount; a higher balance stays. BAD_REQUEST for a real player. */
export async function refillDemo(
  ctx: ArcadeContext,
  { player, game }: GameSession,
): Promise<GameResult<{ balance: string }>> {
  if (player.demo_balance === null) return failed('BAD_REQUEST')
  await ctx.db
    .updateTable('arcade.players')
    .set({ demo_balance: DEMO_BALANCE })
    .where('player_id', '=', player.player_id)
    .where('demo_balance', '<', DEMO_BALANCE)
    .execute()
  const balance = await gameWalletOf(ctx, player, ctx.games.get(game).platform).balance(ctx.db)
  return { ok: true, data: { balance: formatAmount(balance) } }
}
