import type { Clock } from '../../../platform/time/clock.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import type { StakeLimits, TransferCapabilities, TransferProvider } from '../game-provider.ts'
import { createArcadeApi } from './api.ts'
import { commonOperations, type DutiesOf, mapResult, toLaunch } from './common-operations.ts'
import { toAmount, toBet, toMinor, toTransfer } from './transform.ts'
import * as wire from './types.ts'

export interface ArcadeProviderOptions {
  readonly baseUrl: string
  readonly signingSecret: string
  readonly clock: Clock
  /** What the site's jurisdiction asks of its games; nothing by default. */
  readonly duties?: DutiesOf
  /** Response timeout (default 8 s). */
  readonly timeoutMs?: number
}

const DEFAULT_TIMEOUT_MS = 8_000
const PAGE_SIZE = 500

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
    ...commonOperations(call, 'transfer'),
    key: 'arcade',
    capabilities: ARCADE_CAPABILITIES,
    playerName: (userId) => `gh_${userId}`,
    ensurePlayer: async (player, { isTest }) =>
      mapResult(
        await call('players/ensure', { player, currency: 'TWD', is_test: isTest }, wire.nothing),
        () => null,
      ),
    launch: ({ stakeLimits, ...request }) =>
      call(
        'games/launch',
        {
          ...toLaunch(request, options.duties),
          ...(stakeLimits !== undefined && { stake_limits: toStakeLimits(stakeLimits) }),
        },
        wire.launched,
      ),
    stakeLimits: {
      set: async (player, limits) =>
        mapResult(
          await call('players/stake-limits', { player, ...toStakeLimits(limits) }, wire.nothing),
          () => null,
        ),
    },
    balance: async (platform, player) =>
      mapResult(await call('wallet/balance', { player, platform }, wire.balance), (data) =>
        toMinor(data.balance),
      ),
    transferIn: async (request) =>
      mapResult(await call('transfers/in', toOrder(request), wire.transfer), toTransfer),
    transferOut: async (request) =>
      mapResult(await call('transfers/out', toOrder(request), wire.transfer), toTransfer),
    withdrawAll: async ({ reference, apiKey, player, currency }) =>
      mapResult(
        await call('transfers/out-all', { reference, player, platform: apiKey, currency }, wire.transfer),
        toTransfer,
      ),
    transferStatus: async (platform, reference) =>
      mapResult(await call('transfers/status', { reference, platform }, wire.transfer), toTransfer),
    listBets: async ({ apiKey, from, to, cursor }) =>
      mapResult(
        await call(
          'rounds/list',
          { platform: apiKey, from: from.toISOString(), to: to.toISOString(), cursor, limit: PAGE_SIZE },
          wire.betList,
        ),
        ({ list, next_cursor }) => ({ bets: list.map(toBet), nextCursor: next_cursor }),
      ),
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

const toStakeLimits = ({ revision, limits }: StakeLimits) => ({
  revision: `${revision}`,
  limits: limits.map(({ since, mostMinor }) => ({ since: since.toISOString(), amount: toAmount(mostMinor) })),
})
