import type { enterGame as call } from '@gamehall/contract/games'
import { type Minor, ZERO } from '@gamehall/money'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { findPlayer } from '../../account/index.ts'
import { readMainBalance } from '../../wallet/index.ts'
import { findGame, type PlatformRow } from '../catalogue/catalogue-queries.ts'
import { gameStatus } from '../catalogue/platform-status.ts'
import { checkPlayAllowed, readRemainingLossAllowance } from '../limits/check-play-allowed.ts'
import { providerErrorCode } from '../platforms/provider-error-codes.ts'
import type { GamesContext } from '../tables.ts'
import {
  automaticTransferAmount,
  checkTransferLimits,
  parseWholeAmount,
} from '../transfers/transfer-amount.ts'
import { transferIn } from '../transfers/transfer-in.ts'
import { toPlatformTransfer } from '../transfers/transfer-view.ts'
import { launchGame } from './launch-game.ts'

/**
 * Enters a game (§4): transfers the amount to the platform (with automatic transfer and amount 0, the whole dollars of the
 * main wallet) and launches the game. A transfer still in progress does not stop the launch; it is part of the answer.
 * 30005: no such game. 30000: maintenance. 10300–10304: break or own limit. 30013/30014: transfer limits.
 */
export const enterGame: UseCase<typeof call, GamesContext> = async (ctx, request, caller) => {
  const { session, locale } = caller
  const found = await findGame(ctx.db, request.gameId)
  if (found === undefined) return refuse(30005)
  if (gameStatus(found.game, found.platform, ctx.clock.now()) === 2) return refuse(30000)
  const asked = parseWholeAmount(request.amount)
  if (!asked.ok) return asked
  const within = checkTransferLimits(asked.data, found.platform)
  if (!within.ok) return within

  const allowed = await checkPlayAllowed(ctx, session.playerId)
  if (!allowed.ok) return allowed

  const amountMinor =
    asked.data > 0n
      ? asked.data
      : await readAutomaticAmount(ctx, session.playerId, found.platform, allowed.data.hasLossLimit)
  let transfer = null
  if (amountMinor > 0n) {
    const moved = await transferIn(ctx, {
      playerId: session.playerId,
      apiKey: found.platform.api_key,
      amountMinor,
      idempotencyKey: caller.idempotencyKey,
    })
    // A refused automatic transfer does not stop the launch: the player enters with the balance at the platform.
    if (!moved.ok && asked.data > 0n) return moved
    if (moved.ok && moved.data.state === 'RELEASED') return refuse(providerErrorCode(moved.data.error, 30010))
    transfer = moved.ok ? await toPlatformTransfer(ctx, moved.data, locale) : null
  }
  const launched = await launchGame(ctx, found, caller, request.loginDevice, session.playerId)
  return launched.ok ? succeed({ GameUrl: launched.data.url, transfer }) : launched
}

/** The amount of the automatic transfer in TWD cents, within the player’s loss limits; zero when the player has it off. */
async function readAutomaticAmount(
  ctx: GamesContext,
  playerId: bigint,
  platform: PlatformRow,
  hasLossLimit: boolean,
): Promise<Minor> {
  const player = await findPlayer(ctx, playerId)
  if (player?.hasAutoTransfer !== true) return ZERO
  const balance = await readMainBalance(ctx.db, playerId)
  const allowance = hasLossLimit ? await readRemainingLossAllowance(ctx.db, playerId, ctx.clock.now()) : null
  return automaticTransferAmount(allowance !== null && allowance < balance ? allowance : balance, platform)
}
