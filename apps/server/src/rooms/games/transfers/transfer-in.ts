import type { Minor } from '@gamehall/money'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import { checkPlayAllowed } from '../limits/check-play-allowed.ts'
import { ensurePlatformPlayer } from '../platforms/platform-player.ts'
import { PROVIDER_ERROR_CODES } from '../platforms/provider-error-codes.ts'
import { transferProviderOf } from '../platforms/provider-of.ts'
import type { GamesContext } from '../tables.ts'
import { openTransfer, openTransferWithinLimits } from './open-transfer.ts'
import { processOpenedTransfer } from './process-transfer.ts'
import type { ProcessedTransfer } from './transfer-queries.ts'

type TransferInCode =
  | 10031
  | 10300
  | 10302
  | 10303
  | 10304
  | 30011
  | (typeof PROVIDER_ERROR_CODES)[keyof typeof PROVIDER_ERROR_CODES]

/**
 * Transfers from the main wallet to a platform. Returns the transfer as SUCCESS, RELEASED, or UNKNOWN when the platform did
 * not answer in time (polling continues). Opens no transfer and refuses when the balance is insufficient (10031), the
 * provider refuses the player, or the player’s break or limits forbid it (10300–10304).
 */
export async function transferIn(
  ctx: GamesContext,
  request: {
    readonly playerId: bigint
    readonly apiKey: string
    readonly amountMinor: Minor
    readonly idempotencyKey: string
  },
): Promise<Outcome<ProcessedTransfer, TransferInCode>> {
  const allowed = await checkPlayAllowed(ctx, request.playerId)
  if (!allowed.ok) return allowed
  const provider = await transferProviderOf(ctx, request.apiKey)
  const player = await ensurePlatformPlayer(ctx, provider, request.playerId)
  if (!player.ok) return refuse(PROVIDER_ERROR_CODES[player.error])
  const draft = { ...request, direction: 'in' } as const
  const open = allowed.data.hasLossLimit ? openTransferWithinLimits : openTransfer
  const opened = await open(ctx, draft)
  if (!opened.ok) return opened
  return succeed(await processOpenedTransfer(ctx, opened.data))
}
