import type { ArcadeContext } from '../arcade-context.ts'
import type { PlatformKey } from '../catalogue/platforms.ts'
import type { PlayerRow } from '../db/schema.ts'
import { gameWalletOf } from './game-wallet.ts'

/** The hall did not say what a player's balance is. */
export class HallUnavailableError extends Error {
  constructor() {
    super('the hall’s wallet did not answer')
    this.name = 'HallUnavailableError'
  }
}

/** The balance that a player can bet from, in minor units: here, or in the hall's wallet. Throws HallUnavailableError. */
export async function readGameBalance(
  ctx: ArcadeContext,
  player: PlayerRow,
  platform: PlatformKey,
): Promise<bigint> {
  if (player.wallet === 'transfer') return gameWalletOf(ctx, player, platform).balance(ctx.db)
  const answer = await ctx.hallWallet?.balance(player.name)
  if (answer?.kind !== 'ok') throw new HallUnavailableError()
  return answer.balance
}
