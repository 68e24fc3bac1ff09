import type { enterGame as call } from '@gamehall/contract/games'
import { type Minor, ZERO } from '@gamehall/money'
import type { Hall } from '../../core/hall.ts'
import { refuse, succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { findPlayer } from '../account/index.ts'
import { readMainBalance } from '../wallet/index.ts'
import { findGame, type PlatformRow } from './catalogue/catalogue-queries.ts'
import { gameStatus } from './catalogue/platform-status.ts'
import { launchGame } from './launch-game.ts'
import { mayPlay, readBringable } from './limits/may-play.ts'
import { platformCode } from './transfers/provider-codes.ts'
import { automaticAmount, checkLimits, parseWholeAmount } from './transfers/transfer-amount.ts'
import { transferIn } from './transfers/transfer-in.ts'
import { toPlatformTransfer } from './transfers/transfer-view.ts'

/**
 * Enters a game (§4): transfers the amount to the platform (with automatic transfer and amount 0, the whole dollars of the
 * main wallet) and launches the game. A transfer still in progress does not stop the launch; it is part of the answer.
 * 30005: no such game. 30000: maintenance. 10300–10304: break or own limit. 30013/30014: transfer limits.
 */
export const enterGame: UseCase<typeof call> = async (hall, request, caller) => {
  const { session, locale } = caller
  const found = await findGame(hall.db, request.gameId)
  if (found === undefined) return refuse(30005)
  if (gameStatus(found.game, found.platform, hall.clock.now()) === 2) return refuse(30000)
  const asked = parseWholeAmount(request.amount)
  if (!asked.ok) return asked
  const within = checkLimits(asked.data, found.platform)
  if (!within.ok) return within

  const allowed = await mayPlay(hall, session.playerId)
  if (!allowed.ok) return allowed

  const amountMinor =
    asked.data > 0n
      ? asked.data
      : await readAutomaticAmount(hall, session.playerId, found.platform, allowed.data.hasLossLimit)
  let transfer = null
  if (amountMinor > 0n) {
    const moved = await transferIn(hall, {
      playerId: session.playerId,
      apiKey: found.platform.api_key,
      amountMinor,
      idempotencyKey: caller.idempotencyKey,
    })
    // A refused automatic transfer does not stop the launch: the player enters with the balance at the platform.
    if (!moved.ok && asked.data > 0n) return moved
    if (moved.ok && moved.data.state === 'RELEASED') return refuse(platformCode(moved.data.error, 30010))
    transfer = moved.ok ? await toPlatformTransfer(hall, moved.data, locale) : null
  }
  const launched = await launchGame(hall, found, caller, request.loginDevice, session.playerId)
  return launched.ok ? succeed({ GameUrl: launched.data.url, transfer }) : launched
}

/** The amount of the automatic transfer in TWD cents, within the player’s loss limits; zero when the player has it off. */
async function readAutomaticAmount(
  hall: Hall,
  playerId: bigint,
  platform: PlatformRow,
  hasLossLimit: boolean,
): Promise<Minor> {
  const player = await findPlayer(hall, playerId)
  if (player?.hasAutoTransfer !== true) return ZERO
  const balance = await readMainBalance(hall.db, playerId)
  const allowance = hasLossLimit ? await readBringable(hall.db, playerId, hall.clock.now()) : null
  return automaticAmount(allowance !== null && allowance < balance ? allowance : balance, platform)
}
