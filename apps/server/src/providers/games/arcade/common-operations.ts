import type {
  FreeRoundsGrant,
  GameProvider,
  LaunchRequest,
  ProviderPlatform,
  ProviderResult,
  WalletMode,
} from '../game-provider.ts'
import type { ArcadeCall } from './api.ts'
import { toAmount, toGame, toHealth, toOpenRound } from './transform.ts'
import * as wire from './types.ts'

const PLATFORMS: readonly ProviderPlatform[] = [
  { apiKey: 'aurora_slots', name: { 'zh-TW': '極光電子', en: 'Aurora Slots' }, category: 'slots' },
  {
    apiKey: 'aurora_tables',
    name: { 'zh-TW': '極光桌遊', en: 'Aurora Tables' },
    category: 'tables',
    lobby: 'list',
  },
  { apiKey: 'aurora_instant', name: { 'zh-TW': '極光即時', en: 'Aurora Instant' }, category: 'instant' },
]

type CommonOperations = Pick<
  GameProvider,
  | 'platforms'
  | 'listGames'
  | 'kick'
  | 'betDetail'
  | 'health'
  | 'listTables'
  | 'listLastResults'
  | 'listOpenRounds'
  | 'freeRounds'
>

/** What the arcade does alike whoever keeps the money. */
export const commonOperations = (call: ArcadeCall, wallet: WalletMode): CommonOperations => ({
  platforms: PLATFORMS,
  listGames: async () =>
    mapResult(await call('games/list', { wallet }, wire.gameList), ({ list }) => list.map(toGame)),
  kick: async (player) => mapResult(await call('players/kick', { player }, wire.nothing), () => null),
  betDetail: (betId, language, publicOrigin) =>
    call('rounds/detail', { bet_id: betId, language, parent_origin: publicOrigin }, wire.detail),
  listTables: async () =>
    mapResult(await call('tables/list', {}, wire.tableList), ({ list }) =>
      list.map(({ settled_at, ...table }) => ({
        ...table,
        settledAt: settled_at === null ? null : new Date(settled_at),
      })),
    ),
  listLastResults: async (player) =>
    mapResult(await call('rounds/last-results', { player }, wire.lastResultList), ({ list }) => list),
  listOpenRounds: async (player) =>
    mapResult(await call('rounds/unfinished', { player }, wire.openRoundList), ({ list }) =>
      list.map(toOpenRound),
    ),
  health: async () => mapResult(await call('health', {}, wire.health), toHealth),
  freeRounds: {
    grant: async (grant) =>
      mapResult(await call('free-rounds/grant', toFreeRounds(grant), wire.nothing), () => null),
    cancel: async (grant) =>
      mapResult(await call('free-rounds/cancel', toFreeRounds(grant), wire.nothing), () => null),
  },
})

const toFreeRounds = ({ reference, player, game, stakeMinor, rounds, expiresAt }: FreeRoundsGrant) => ({
  reference,
  player,
  game,
  currency: 'TWD',
  stake: toAmount(stakeMinor),
  rounds,
  expires_at: expiresAt.toISOString(),
})

/** What the site's jurisdiction asks of the games of a category. */
export type DutiesOf = (category: ProviderPlatform['category']) => wire.Duties

/** The launch request as the arcade reads it, with what the site's jurisdiction asks of its games. */
export const toLaunch = (request: LaunchRequest, dutiesOf?: DutiesOf) => ({
  ...dutiesIn(request, dutiesOf),
  player: request.player,
  platform: request.apiKey,
  game: request.game,
  language: request.language,
  device: request.device,
  parent_origin: request.parentOrigin,
  return_url: request.returnUrl,
})

function dutiesIn({ apiKey }: LaunchRequest, dutiesOf: DutiesOf | undefined): { duties?: wire.Duties } {
  const platform = PLATFORMS.find((one) => one.apiKey === apiKey)
  return dutiesOf === undefined || platform === undefined ? {} : { duties: dutiesOf(platform.category) }
}

export function mapResult<From, To>(
  result: ProviderResult<From>,
  change: (data: From) => To,
): ProviderResult<To> {
  return result.ok ? { ok: true, data: change(result.data) } : result
}
