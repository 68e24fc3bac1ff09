import type { withdrawFromGame as call } from '@gamehall/contract/games'
import { formatWireAmount, parseMoney } from '@gamehall/money'
import { refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { Caller, Session, UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { readMainBalanceBatched } from '../../wallet/index.ts'
import { pullBetsJob } from '../bets/jobs/pull-bets-job.ts'
import type { PlatformRow } from '../catalogue/catalogue-queries.ts'
import { isMaintained } from '../catalogue/platform-status.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import { PROVIDER_ERROR_CODES, providerErrorCode } from '../platforms/provider-error-codes.ts'
import { hasPlatformWallets } from '../platforms/provider-of.ts'
import { readPlatformBalance } from '../platforms/read-platform-balance.ts'
import { isLaunchedSince } from '../play-sessions/is-launched-since.ts'
import type { GamesContext } from '../tables.ts'
import { readBalanceAfterTransfer } from './read-balance-after-transfer.ts'
import { transferOut } from './transfer-out.ts'
import type { TransferRow } from './transfer-queries.ts'
import { toPlatformTransfer } from './transfer-view.ts'

/** Players often open their bet history after leaving a game. */
const PULL_AFTER_MS = 1_500
const pullBetsSoon = (ctx: GamesContext, apiKey: string): Promise<void> =>
  ctx.db
    .transaction()
    .execute((trx) =>
      ctx.jobs.enqueue(
        trx,
        pullBetsJob,
        { api_key: apiKey },
        { key: `pull-bets:${apiKey}`, runAt: new Date(ctx.clock.now().getTime() + PULL_AFTER_MS) },
      ),
    )

type SkipReason = 'maintenance' | 'unreachable' | 'in_progress' | 'playing' | 'elsewhere'

/**
 * §7 /game/withdraw: transfers money back to the main wallet: an amount from one platform, or the whole balance of one or of
 * all. Platforms that cannot transfer now are listed in `skipped`; the others still do. So are those at which a game was
 * launched after the launch that is being left: a page that was replaced takes nothing from the one that is played on. 404: no such
 * platform, or none with wallets of its own.
 */
export const withdrawFromGame: UseCase<typeof call, GamesContext> = async (ctx, request, caller) => {
  const all = (await readCatalogue(ctx)).platforms.filter((platform) => hasPlatformWallets(ctx, platform))
  const platforms = request.platform == null ? all : all.filter(({ api_key }) => api_key === request.platform)
  if (request.platform != null && platforms.length === 0) return refuse(404)
  if (request.amount != null) return withdrawAmount(ctx, platforms[0], request.amount, caller)

  const leftLaunch = request.launched_at == null ? undefined : new Date(request.launched_at)
  const results = await withdrawEverywhere(ctx, platforms, caller, leftLaunch)
  if (request.platform != null) await pullBetsSoon(ctx, request.platform)
  return succeed({
    NewBalance: formatWireAmount(await readMainBalanceBatched(ctx, caller.session.playerId), 'TWD'),
    transfers: await Promise.all(
      results.flatMap(({ transfer }) =>
        transfer === undefined ? [] : [toPlatformTransfer(ctx, transfer, caller.locale)],
      ),
    ),
    skipped: results.flatMap(({ platform, reason }) =>
      reason === undefined
        ? []
        : [{ api_key: platform.api_key, name: localizeText(platform.name, caller.locale), reason }],
    ),
  })
}

interface WithdrawResult {
  readonly platform: PlatformRow
  readonly transfer?: TransferRow
  readonly reason?: SkipReason
}

/** Transfers the whole balance of each platform back, as far as these can now, and as no launch after `leftLaunch` needs it. */
export const withdrawEverywhere = (
  ctx: GamesContext,
  platforms: readonly PlatformRow[],
  caller: Caller<Session>,
  leftLaunch?: Date,
): Promise<WithdrawResult[]> =>
  Promise.all(platforms.map((platform) => withdrawEverything(ctx, platform, caller, leftLaunch)))

async function withdrawEverything(
  ctx: GamesContext,
  platform: PlatformRow,
  caller: Caller<Session>,
  leftLaunch: Date | undefined,
): Promise<WithdrawResult> {
  const { playerId } = caller.session
  const there = await readPlatformBalance(ctx, playerId, platform)
  if (there.state !== 'ok') return { platform, reason: there.state }
  if (there.balanceMinor === 0n) return { platform }
  if (leftLaunch && (await isLaunchedSince(ctx.db, playerId, platform.api_key, leftLaunch)))
    return { platform, reason: 'elsewhere' }
  const moved = await transferOut(ctx, {
    playerId,
    apiKey: platform.api_key,
    amountMinor: null,
    idempotencyKey: caller.idempotencyKey,
  })
  if (!moved.ok) return { platform, reason: moved.code === 30011 ? 'in_progress' : reasonOf(moved.code) }
  if (moved.data.state === 'FAILED')
    return { platform, reason: reasonOf(providerErrorCode(moved.data.error, 30009)) }
  const hasNothing = moved.data.state === 'SUCCESS' && moved.data.amount_minor === 0n
  return hasNothing ? { platform } : { platform, transfer: moved.data }
}

const reasonOf = (code: number): SkipReason =>
  code === PROVIDER_ERROR_CODES.MAINTENANCE ? 'maintenance' : 'unreachable'

async function withdrawAmount(
  ctx: GamesContext,
  platform: PlatformRow | undefined,
  amount: string | number,
  caller: Caller<Session>,
) {
  const parsed = parseMoney(amount, 'TWD')
  if (platform === undefined) return refuseField('platform', 'required')
  if (!parsed.ok) return refuseField('amount', 'amount_format')
  if (parsed.minor === 0n) return refuseField('amount', 'amount_min', { min: '1' })
  if (isMaintained(platform, ctx.clock.now())) return refuse(30000)
  const moved = await transferOut(ctx, {
    playerId: caller.session.playerId,
    apiKey: platform.api_key,
    amountMinor: parsed.minor,
    idempotencyKey: caller.idempotencyKey,
  })
  if (!moved.ok) return moved
  if (moved.data.state === 'FAILED') {
    return moved.data.error === 'INSUFFICIENT'
      ? refuse(10031)
      : refuse(providerErrorCode(moved.data.error, 30009))
  }
  return succeed({
    NewBalance: formatWireAmount(await readBalanceAfterTransfer(ctx, moved.data), 'TWD'),
    transfers: [await toPlatformTransfer(ctx, moved.data, caller.locale)],
    skipped: [],
  })
}
