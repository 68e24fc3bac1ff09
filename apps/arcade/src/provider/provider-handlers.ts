import type { ArcadeContext } from '../arcade-context.ts'
import { transferIn, transferOut, transferOutAll } from './calls/apply-transfer.ts'
import { betDetail } from './calls/bet-detail.ts'
import { ensurePlayer } from './calls/ensure-player.ts'
import { kickPlayer } from './calls/kick-player.ts'
import { launchGame } from './calls/launch-game.ts'
import { listBets } from './calls/list-bets.ts'
import { health, listGames } from './calls/list-games.ts'
import { transferStatus } from './calls/transfer-status.ts'
import { walletBalance } from './calls/wallet-balance.ts'
import { type ProviderAnswer, refusal } from './provider-answer.ts'
import { type ProviderOperation, type ProviderRequest, providerRequests } from './provider-schema.ts'

type Handlers = {
  readonly [O in ProviderOperation]: (
    ctx: ArcadeContext,
    request: ProviderRequest<O>,
  ) => Promise<ProviderAnswer>
}

const handlers: Handlers = {
  health,
  'games/list': listGames,
  'games/launch': launchGame,
  'players/ensure': ensurePlayer,
  'players/kick': kickPlayer,
  'wallet/balance': walletBalance,
  'transfers/in': transferIn,
  'transfers/out': transferOut,
  'transfers/out-all': transferOutAll,
  'transfers/status': transferStatus,
  'rounds/list': listBets,
  'rounds/detail': betDetail,
}

export function isProviderOperation(path: string): path is ProviderOperation {
  return Object.hasOwn(providerRequests, path)
}

/** Validates a call's body and runs its handler. BAD_REQUEST names the malformed fields. */
export async function handleProviderCall<O extends ProviderOperation>(
  ctx: ArcadeContext,
  operation: O,
  body: Buffer,
): Promise<ProviderAnswer> {
  const parsed = providerRequests[operation].safeParse(parseJson(body))
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'body')
    return refusal('BAD_REQUEST', `malformed: ${[...new Set(fields)].join(', ')}`)
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
