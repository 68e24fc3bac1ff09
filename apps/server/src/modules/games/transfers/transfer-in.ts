import type { Minor } from '@gamehall/money'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../../core/outcome.ts'
import { mayPlay } from '../limits/may-play.ts'
import { carryOutOpened } from './carry-out-transfer.ts'
import { openTransfer, openWithinLimits } from './open-transfer.ts'
import { ensurePlatformPlayer, providerOf } from './platform-player.ts'
import { PLATFORM_CODES } from './provider-codes.ts'
import type { CarriedTransfer } from './transfer-queries.ts'

type TransferInCode =
  | 10031
  | 10300
  | 10302
  | 10303
  | 10304
  | 30011
  | (typeof PLATFORM_CODES)[keyof typeof PLATFORM_CODES]

/**
 * Transfers from the main wallet to a platform. Returns the transfer as SUCCESS, RELEASED, or UNKNOWN when the platform did
 * not answer in time (polling continues). Opens no transfer and refuses when the balance is insufficient (10031), the
 * provider refuses the player, or the player’s break or limits forbid it (10300–10304).
 */
export async function transferIn(
  hall: Hall,
  request: {
    readonly playerId: bigint
    readonly apiKey: string
    readonly amountMinor: Minor
    readonly idempotencyKey: string
  },
): Promise<Outcome<CarriedTransfer, TransferInCode>> {
  const allowed = await mayPlay(hall, request.playerId)
  if (!allowed.ok) return allowed
  const provider = providerOf(hall, request.apiKey)
  const player = await ensurePlatformPlayer(hall, provider, request.playerId)
  if (!player.ok) return refuse(PLATFORM_CODES[player.error])
  const draft = { ...request, direction: 'in' } as const
  const open = allowed.data.hasLossLimit ? openWithinLimits : openTransfer
  const opened = await open(hall, draft)
  if (!opened.ok) return opened
  return succeed(await carryOutOpened(hall, opened.data))
}
