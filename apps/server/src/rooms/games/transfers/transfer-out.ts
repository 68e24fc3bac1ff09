import type { Minor } from '@gamehall/money'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import { ensurePlatformPlayer } from '../platforms/platform-player.ts'
import { PROVIDER_ERROR_CODES } from '../platforms/provider-error-codes.ts'
import { transferProviderOf } from '../platforms/provider-of.ts'
import type { GamesContext } from '../tables.ts'
import { openTransfer } from './open-transfer.ts'
import { processOpenedTransfer } from './process-transfer.ts'
import type { ProcessedTransfer } from './transfer-queries.ts'

type TransferOutCode = 30011 | (typeof PROVIDER_ERROR_CODES)[keyof typeof PROVIDER_ERROR_CODES]

/**
 * Transfers an amount, or with null the whole balance, from a platform to the main wallet. Returns the transfer as SUCCESS,
 * FAILED, or UNKNOWN when the platform did not answer in time (polling continues). Opens no transfer and refuses when another one
 * of the player is open there (30011), or the provider refuses the player.
 */
export async function transferOut(
  ctx: GamesContext,
  request: {
    readonly playerId: bigint
    readonly apiKey: string
    readonly amountMinor: Minor | null
    readonly idempotencyKey: string
  },
): Promise<Outcome<ProcessedTransfer, TransferOutCode>> {
  const provider = await transferProviderOf(ctx, request.apiKey)
  const player = await ensurePlatformPlayer(ctx, provider, request.playerId)
  if (!player.ok) return refuse(PROVIDER_ERROR_CODES[player.error])
  const opened = await openTransfer(ctx, { ...request, direction: 'out' })
  if (!opened.ok) return refuse(30011)
  return succeed(await processOpenedTransfer(ctx, opened.data))
}
