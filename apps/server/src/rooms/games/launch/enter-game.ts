import type { enterGame as call } from '@gamehall/contract/games'
import { type Minor, minor, ZERO } from '@gamehall/money'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { Caller, Session, UseCase } from '../../../platform/http/route.ts'
import { findPlayer } from '../../account/index.ts'
import { listPlatformBalances, readMainBalance } from '../../wallet/index.ts'
import { findGame, type PlatformRow } from '../catalogue/catalogue-queries.ts'
import { gameStatus } from '../catalogue/platform-status.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import { checkPlayAllowed, readRemainingLossAllowance } from '../limits/check-play-allowed.ts'
import { providerErrorCode } from '../platforms/provider-error-codes.ts'
import { hasPlatformWallets } from '../platforms/provider-of.ts'
import { recordLaunch } from '../play-sessions/record-launch.ts'
import type { GamesContext } from '../tables.ts'
import {
  automaticTransferAmount,
  checkTransferLimits,
  parseWholeAmount,
} from '../transfers/transfer-amount.ts'
import { transferIn } from '../transfers/transfer-in.ts'
import { transferOut } from '../transfers/transfer-out.ts'
import type { TransferRow } from '../transfers/transfer-queries.ts'
import { toPlatformTransfer } from '../transfers/transfer-view.ts'
import { withdrawEverywhere } from '../transfers/withdraw-from-game.ts'
import { checkStillAllowed } from './check-still-allowed.ts'
import { launchGame } from './launch-game.ts'

/**
 * Enters a game (§4): transfers the amount to the platform (with automatic transfer and amount 0, the whole dollars of the
 * main wallet, and before that what other platforms hold to it) and launches the game. A platform without wallets of its own gets no transfer: its bets come from the main
 * wallet. A transfer still in progress does not stop the launch; it is part of the answer. Whoever may no longer play when the
 * provider answers the launch gets no address, and what was transferred comes back.
 * 30005: no such game. 30000: maintenance. 401, 10300–10304: login, break or own limit. 30013/30014: transfer limits.
 */
export const enterGame: UseCase<typeof call, GamesContext> = async (ctx, request, caller) => {
  const { session, locale } = caller
  const found = await findGame(ctx.db, request.gameId)
  if (found === undefined) return refuse(30005)
  if (gameStatus(found.game, found.platform, ctx.clock.now()) === 2) return refuse(30000)
  const allowed = await checkPlayAllowed(ctx, session.playerId)
  if (!allowed.ok) return allowed
  const brought = hasPlatformWallets(ctx, found.platform)
    ? await bringMoney(ctx, found.platform, request.amount, caller, allowed.data.hasLossLimit)
    : succeed(null)
  if (!brought.ok) return brought
  const launched = await launchGame(ctx, found, caller, request.loginDevice, session.playerId)
  if (!launched.ok) return launched
  const still = await checkStillAllowed(ctx, session)
  if (!still.ok) {
    await takeBack(ctx, brought.data)
    return still
  }
  await recordLaunch(ctx.db, {
    playerId: session.playerId,
    gid: found.game.gid,
    at: launched.data.launchedAt,
  })
  const transfer = brought.data && (await toPlatformTransfer(ctx, brought.data, locale))
  const { url, launchedAt } = launched.data
  return succeed({ GameUrl: url, transfer, launched_at: launchedAt.toISOString() })
}

/** Transfers what is asked for, or what is due automatically; null where nothing is moved. */
async function bringMoney(
  ctx: GamesContext,
  platform: PlatformRow,
  amount: Parameters<typeof parseWholeAmount>[0],
  caller: Caller<Session>,
  hasLossLimit: boolean,
) {
  const { session, idempotencyKey } = caller
  const asked = parseWholeAmount(amount)
  if (!asked.ok) return asked
  const within = checkTransferLimits(asked.data, platform)
  if (!within.ok) return within
  const { playerId } = session
  const amountMinor =
    asked.data > 0n ? asked.data : await gatherAutomaticAmount(ctx, caller, platform, hasLossLimit)
  if (amountMinor === 0n) return succeed(null)
  const moved = await transferIn(ctx, { playerId, apiKey: platform.api_key, amountMinor, idempotencyKey })
  // A refused automatic transfer does not stop the launch: the player enters with the balance at the platform.
  if (!moved.ok) return asked.data > 0n ? moved : succeed(null)
  if (moved.data.state === 'RELEASED') return refuse(providerErrorCode(moved.data.error, 30010))
  return moved
}

/** Transfers back what a refused entry brought; a transfer still in progress stays at the platform, as after any other entry. */
async function takeBack(ctx: GamesContext, brought: TransferRow | null): Promise<void> {
  if (brought?.state !== 'SUCCESS' || brought.amount_minor === null) return
  const { player_id: playerId, api_key: apiKey, amount_minor, idempotency_key: idempotencyKey } = brought
  await transferOut(ctx, { playerId, apiKey, amountMinor: minor(amount_minor), idempotencyKey })
}

/**
 * The amount of the automatic transfer in TWD cents, within the player’s loss limits; zero when the player has it off. What an
 * earlier game left at other platforms, because it was closed without leaving it, comes back first.
 */
async function gatherAutomaticAmount(
  ctx: GamesContext,
  caller: Caller<Session>,
  platform: PlatformRow,
  hasLossLimit: boolean,
): Promise<Minor> {
  const { playerId } = caller.session
  const player = await findPlayer(ctx, playerId)
  if (player?.hasAutoTransfer !== true) return ZERO
  await withdrawEverywhere(ctx, await listOthersWithMoney(ctx, playerId, platform), caller)
  const balance = await readMainBalance(ctx.db, playerId)
  const allowance = hasLossLimit ? await readRemainingLossAllowance(ctx.db, playerId, ctx.clock.now()) : null
  return automaticTransferAmount(allowance !== null && allowance < balance ? allowance : balance, platform)
}

/** The other platforms at which the player is known to have a balance. */
async function listOthersWithMoney(
  ctx: GamesContext,
  playerId: bigint,
  { api_key: here }: PlatformRow,
): Promise<PlatformRow[]> {
  const known = await listPlatformBalances(ctx.db, playerId)
  const keys = known.flatMap(({ apiKey, balanceMinor }) => (balanceMinor > 0n ? [apiKey] : []))
  if (keys.every((key) => key === here)) return []
  const { platforms } = await readCatalogue(ctx)
  return platforms.filter(
    (platform) =>
      platform.api_key !== here && keys.includes(platform.api_key) && hasPlatformWallets(ctx, platform),
  )
}
