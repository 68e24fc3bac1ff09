import type { withdrawFromGame as call } from '@gamehall/contract/games'
import { formatWire, type Minor, parseMoney } from '@gamehall/money'
import type { Hall } from '../../core/hall.ts'
import { localized } from '../../core/localized.ts'
import { type Outcome, refuse, refuseField, succeed } from '../../core/outcome.ts'
import type { Caller, Session, UseCase } from '../../http/route.ts'
import { askMainBalance } from '../wallet/index.ts'
import { pullBetsKind } from './bets/pull-bets-kind.ts'
import type { PlatformRow } from './catalogue/catalogue-queries.ts'
import { readCatalogue } from './catalogue/hall-cache.ts'
import { isMaintained } from './catalogue/platform-status.ts'
import { readPlatformBalance } from './read-platform-balance.ts'
import { carryOutOpened } from './transfers/carry-out-transfer.ts'
import { newBalance } from './transfers/new-balance.ts'
import { openTransfer } from './transfers/open-transfer.ts'
import { ensurePlatformPlayer, providerOf } from './transfers/platform-player.ts'
import { PLATFORM_CODES, platformCode } from './transfers/provider-codes.ts'
import type { CarriedTransfer, TransferRow } from './transfers/transfer-queries.ts'
import { toPlatformTransfer } from './transfers/transfer-view.ts'

/** Players often open their bet history after leaving a game. */
const PULL_AFTER_MS = 1_500
const pullBetsSoon = (hall: Hall, apiKey: string): Promise<void> =>
  hall.db
    .transaction()
    .execute((trx) =>
      hall.jobs.enqueue(
        trx,
        pullBetsKind,
        { api_key: apiKey },
        { key: `pull-bets:${apiKey}`, runAt: new Date(hall.clock.now().getTime() + PULL_AFTER_MS) },
      ),
    )

type SkipReason = 'maintenance' | 'unreachable' | 'in_progress' | 'playing'

/**
 * §7 /game/withdraw: transfers money back to the main wallet: an amount from one platform, or the whole balance of one or of
 * all. Platforms that cannot transfer now are listed in `skipped`; the others still do. 404: no such platform.
 */
export const withdrawFromGame: UseCase<typeof call> = async (hall, request, caller) => {
  const all = (await readCatalogue(hall)).platforms
  const platforms = request.platform == null ? all : all.filter(({ api_key }) => api_key === request.platform)
  if (request.platform != null && platforms.length === 0) return refuse(404)
  if (request.amount != null) return withdrawAmount(hall, platforms[0], request.amount, caller)

  const results = await Promise.all(platforms.map((platform) => withdrawEverything(hall, platform, caller)))
  if (request.platform != null) await pullBetsSoon(hall, request.platform)
  return succeed({
    NewBalance: formatWire(await askMainBalance(hall, caller.session.playerId), 'TWD'),
    transfers: await Promise.all(
      results.flatMap(({ transfer }) =>
        transfer === undefined ? [] : [toPlatformTransfer(hall, transfer, caller.locale)],
      ),
    ),
    skipped: results.flatMap(({ platform, reason }) =>
      reason === undefined
        ? []
        : [{ api_key: platform.api_key, name: localized(platform.name, caller.locale), reason }],
    ),
  })
}

interface WithdrawResult {
  readonly platform: PlatformRow
  readonly transfer?: TransferRow
  readonly reason?: SkipReason
}

async function withdrawEverything(
  hall: Hall,
  platform: PlatformRow,
  caller: Caller<Session>,
): Promise<WithdrawResult> {
  const there = await readPlatformBalance(hall, caller.session.playerId, platform)
  if (there.state !== 'ok') return { platform, reason: there.state }
  if (there.balanceMinor === 0n) return { platform }
  const moved = await transferOut(hall, platform, null, caller)
  if (!moved.ok) return { platform, reason: moved.code === 30011 ? 'in_progress' : reasonOf(moved.code) }
  if (moved.data.state === 'FAILED')
    return { platform, reason: reasonOf(platformCode(moved.data.error, 30009)) }
  const hasNothing = moved.data.state === 'SUCCESS' && moved.data.amount_minor === 0n
  return hasNothing ? { platform } : { platform, transfer: moved.data }
}

const reasonOf = (code: number): SkipReason =>
  code === PLATFORM_CODES.MAINTENANCE ? 'maintenance' : 'unreachable'

async function withdrawAmount(
  hall: Hall,
  platform: PlatformRow | undefined,
  amount: string | number,
  caller: Caller<Session>,
) {
  const parsed = parseMoney(amount, 'TWD')
  if (platform === undefined) return refuseField('platform', 'required')
  if (!parsed.ok) return refuseField('amount', 'amount_format')
  if (parsed.minor === 0n) return refuseField('amount', 'amount_min', { min: '1' })
  if (isMaintained(platform, hall.clock.now())) return refuse(30000)
  const moved = await transferOut(hall, platform, parsed.minor, caller)
  if (!moved.ok) return moved
  if (moved.data.state === 'FAILED') {
    return moved.data.error === 'INSUFFICIENT' ? refuse(10031) : refuse(platformCode(moved.data.error, 30009))
  }
  return succeed({
    NewBalance: formatWire(await newBalance(hall, moved.data), 'TWD'),
    transfers: [await toPlatformTransfer(hall, moved.data, caller.locale)],
    skipped: [],
  })
}

type TransferOutCode = 30011 | (typeof PLATFORM_CODES)[keyof typeof PLATFORM_CODES]

async function transferOut(
  hall: Hall,
  platform: PlatformRow,
  amountMinor: Minor | null,
  caller: Caller<Session>,
): Promise<Outcome<CarriedTransfer, TransferOutCode>> {
  const provider = providerOf(hall, platform.api_key)
  const player = await ensurePlatformPlayer(hall, provider, caller.session.playerId)
  if (!player.ok) return refuse(PLATFORM_CODES[player.error])
  const opened = await openTransfer(hall, {
    playerId: caller.session.playerId,
    apiKey: platform.api_key,
    direction: 'out',
    amountMinor,
    idempotencyKey: caller.idempotencyKey,
  })
  if (!opened.ok) return refuse(30011)
  return succeed(await carryOutOpened(hall, opened.data))
}
