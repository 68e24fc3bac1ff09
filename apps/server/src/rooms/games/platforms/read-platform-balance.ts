import { type Minor, minor, ZERO } from '@gamehall/money'
import { listPlatformBalances, savePlatformBalance } from '../../wallet/index.ts'
import type { PlatformRow } from '../catalogue/catalogue-queries.ts'
import { isMaintained } from '../catalogue/platform-status.ts'
import type { GamesContext } from '../tables.ts'
import { transferProviderOf } from './provider-of.ts'

export interface PlatformBalanceReading {
  readonly apiKey: string
  readonly balanceMinor: Minor
  readonly state: 'ok' | 'maintenance' | 'unreachable'
}

/**
 * Fetches the player’s balance from a platform and saves it. When the platform does not answer, returns the last known
 * balance with `state`. A player unknown to the platform has zero.
 */
export async function readPlatformBalance(
  ctx: GamesContext,
  playerId: bigint,
  platform: PlatformRow,
): Promise<PlatformBalanceReading> {
  const apiKey = platform.api_key
  const lastKnown = async (state: 'maintenance' | 'unreachable') => {
    const known = await listPlatformBalances(ctx.db, playerId)
    const last = known.find((entry) => entry.apiKey === apiKey)
    return { apiKey, balanceMinor: last?.balanceMinor ?? ZERO, state }
  }
  if (isMaintained(platform, ctx.clock.now())) return lastKnown('maintenance')
  const provider = await transferProviderOf(ctx, apiKey)
  const askedAt = ctx.clock.now()
  const answer = await provider.balance(apiKey, provider.playerName(playerId.toString()))
  if (!answer.ok && answer.error === 'NOT_FOUND') return { apiKey, balanceMinor: ZERO, state: 'ok' }
  if (!answer.ok) return lastKnown(answer.error === 'MAINTENANCE' ? 'maintenance' : 'unreachable')
  await savePlatformBalance(ctx.db, { playerId, apiKey, balanceMinor: answer.data, at: askedAt })
  return { apiKey, balanceMinor: minor(answer.data), state: 'ok' }
}
