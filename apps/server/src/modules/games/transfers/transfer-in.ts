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
 * Main wallet → platform. Answers the transfer as it stands: SUCCESS, RELEASED, or UNKNOWN when the platform did not
 * say in time (it is asked until it does). Refuses without any transfer when money or platform are not there, or
 * when the player's own limits do not let it.
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
