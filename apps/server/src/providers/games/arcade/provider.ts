import type { Clock } from '../../../platform/time/clock.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import type {
  ProviderPlatform,
  ProviderResult,
  TransferCapabilities,
  TransferProvider,
} from '../game-provider.ts'
import { createArcadeApi } from './api.ts'
import { toAmount, toBet, toGame, toHealth, toMinor, toTransfer } from './transform.ts'
import * as wire from './types.ts'

export interface ArcadeProviderOptions {
  readonly baseUrl: string
  readonly signingSecret: string
  readonly clock: Clock
  /** Response timeout (default 8 s). */
  readonly timeoutMs?: number
}

const DEFAULT_TIMEOUT_MS = 8_000
const PAGE_SIZE = 500

const PLATFORMS: readonly ProviderPlatform[] = [
  { apiKey: 'aurora_slots', name: { 'zh-TW': '極光電子', en: 'Aurora Slots' }, category: 'slots' },
  { apiKey: 'aurora_instant', name: { 'zh-TW': '極光即時', en: 'Aurora Instant' }, category: 'instant' },
]

export const ARCADE_CAPABILITIES: TransferCapabilities = {
  walletMode: 'transfer',
  hasDemo: true,
  hasKick: true,
  hasWithdrawAll: true,
  hasTransferQuery: true,
  hasRoundDetail: true,
  hasTestPlayers: true,
  currencies: ['TWD'],
  amountScale: 2,
  clockOffsetMinutes: 0,
  longestPullWindowMs: DAY_MS,
  pullOverlapMs: 60_000,
  pullLagMs: 1_000,
  retentionDays: 3_650,
  callsPerSecond: 1_000,
  // The arcade refuses a request that is older than a minute, so nothing can be applied after two.
  notFoundGraceMs: 120_000,
}

/** The built-in arcade, spoken to over the wire wherever it runs. */
export function createArcadeProvider(options: ArcadeProviderOptions): TransferProvider {
  const call = createArcadeApi({ timeoutMs: DEFAULT_TIMEOUT_MS, ...options })
  return {
    key: 'arcade',
    platforms: PLATFORMS,
    capabilities: ARCADE_CAPABILITIES,
    playerName: (userId) => `gh_${userId}`,
    listGames: async () => map(await call('games/list', {}, wire.gameList), ({ list }) => list.map(toGame)),
    ensurePlayer: async (player, { isTest }) =>
      map(
        await call('players/ensure', { player, currency: 'TWD', is_test: isTest }, wire.nothing),
        () => null,
      ),
    launch: (request) =>
      call(
        'games/launch',
        {
          player: request.player,
          platform: request.apiKey,
          game: request.game,
          language: request.language,
          device: request.device,
          parent_origin: request.parentOrigin,
          return_url: request.returnUrl,
        },
        wire.launched,
      ),
    balance: async (platform, player) =>
      map(await call('wallet/balance', { player, platform }, wire.balance), (data) => toMinor(data.balance)),
    transferIn: async (request) =>
      map(await call('transfers/in', toOrder(request), wire.transfer), toTransfer),
    transferOut: async (request) =>
      map(await call('transfers/out', toOrder(request), wire.transfer), toTransfer),
    withdrawAll: async ({ reference, apiKey, player, currency }) =>
      map(
        await call('transfers/out-all', { reference, player, platform: apiKey, currency }, wire.transfer),
        toTransfer,
      ),
    transferStatus: async (platform, reference) =>
      map(await call('transfers/status', { reference, platform }, wire.transfer), toTransfer),
    kick: async (player) => map(await call('players/kick', { player }, wire.nothing), () => null),
    listBets: async ({ apiKey, from, to, cursor }) =>
      map(
        await call(
          'rounds/list',
          { platform: apiKey, from: from.toISOString(), to: to.toISOString(), cursor, limit: PAGE_SIZE },
          wire.betList,
        ),
        ({ list, next_cursor }) => ({ bets: list.map(toBet), nextCursor: next_cursor }),
      ),
    betDetailUrl: async (betId, language, publicOrigin) =>
      map(
        await call('rounds/detail', { bet_id: betId, language, parent_origin: publicOrigin }, wire.detail),
        ({ url }) => url,
      ),
    health: async () => map(await call('health', {}, wire.health), toHealth),
  }
}

function toOrder({
  reference,
  apiKey,
  player,
  currency,
  amountMinor,
}: Parameters<TransferProvider['transferIn']>[0]) {
  return { reference, player, platform: apiKey, currency, amount: toAmount(amountMinor) }
}

function map<From, To>(result: ProviderResult<From>, change: (data: From) => To): ProviderResult<To> {
  return result.ok ? { ok: true, data: change(result.data) } : result
}
