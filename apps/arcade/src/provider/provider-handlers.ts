import type { ArcadeContext } from '../arcade-context.ts'
import { transferIn, transferOut, transferOutAll } from './calls/apply-transfer.ts'
import { ensurePlayer } from './calls/ensure-player.ts'
import { getBetDetail } from './calls/get-bet-detail.ts'
import { getTransferStatus } from './calls/get-transfer-status.ts'
import { getWalletBalance } from './calls/get-wallet-balance.ts'
import { cancelFreeRounds, grantFreeRounds } from './calls/grant-free-rounds.ts'
import { kickPlayer } from './calls/kick-player.ts'
import { launchGame } from './calls/launch-game.ts'
import { listBets } from './calls/list-bets.ts'
import { getHealth, listGames } from './calls/list-games.ts'
import { listLastResults } from './calls/list-last-results.ts'
import { listOpenRounds } from './calls/list-open-rounds.ts'
import { listTables } from './calls/list-tables.ts'
import { setStakeLimits } from './calls/set-stake-limits.ts'
import { type ProviderResponse, refuse } from './provider-response.ts'
import { type ProviderOperation, type ProviderRequest, providerRequests } from './provider-schema.ts'

type Handlers = {
  readonly [O in ProviderOperation]: (
    ctx: ArcadeContext,
    request: ProviderRequest<O>,
  ) => Promise<ProviderResponse>
}

const handlers: Handlers = {
  health: getHealth,
  'games/list': listGames,
  'games/launch': launchGame,
  'players/ensure': ensurePlayer,
  'players/kick': kickPlayer,
  'players/stake-limits': setStakeLimits,
  'wallet/balance': getWalletBalance,
  'transfers/in': transferIn,
  'transfers/out': transferOut,
  'transfers/out-all': transferOutAll,
  'transfers/status': getTransferStatus,
  'free-rounds/grant': grantFreeRounds,
  'free-rounds/cancel': cancelFreeRounds,
  'rounds/list': listBets,
  'rounds/detail': getBetDetail,
  'rounds/unfinished': listOpenRounds,
  'rounds/last-results': listLastResults,
  'tables/list': listTables,
}

export function isProviderOperation(path: string): path is ProviderOperation {
  return Object.hasOwn(providerRequests, path)
}

/** Validates a call's body and runs its handler. BAD_REQUEST names the malformed fields. */
export async function handleProviderCall<O extends ProviderOperation>(
  ctx: ArcadeContext,
  operation: O,
  body: Buffer,
): Promise<ProviderResponse> {
  const parsed = providerRequests[operation].safeParse(parseJson(body))
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'body')
    return refuse('BAD_REQUEST', `malformed: ${[...new Set(fields)].join(', ')}`)
  }
  return handlers[operation](ctx, parsed.data as ProviderRequest<O>)
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
