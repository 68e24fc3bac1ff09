import type { SeamlessBet, SeamlessError } from '../../../providers/games/index.ts'
import type { SeamlessMovement } from '../seamless/seamless-movement.ts'
import type { GamesTrx } from '../tables.ts'
import { lockFreeRoundsGrant, readFreeRoundsGrantPlay } from './free-rounds-grant-queries.ts'

/**
 * Why free rounds of a seamless provider may not be played, by their bets; those that may are absent. Each is decided under the
 * lock of its grant. DOES_NOT_EXIST: not granted to this player and game, expired, cancelled or played up. BAD_REQUEST: another
 * stake than the grant's.
 */
export async function findFreeRefusals(
  trx: GamesTrx,
  movements: readonly SeamlessMovement[],
  now: Date,
): Promise<ReadonlyMap<SeamlessMovement, SeamlessError>> {
  const refusals = new Map<SeamlessMovement, SeamlessError>()
  for (const movement of movements) {
    if (movement.kind !== 'bet' || !movement.request.isFree || movement.refusal !== null) continue
    const { playerId, game, request } = movement
    const refusal = await refuseFreeRound(trx, { playerId, gid: game?.gid, now }, request)
    if (refusal !== null) refusals.set(movement, refusal)
  }
  return refusals
}

async function refuseFreeRound(
  trx: GamesTrx,
  { playerId, gid, now }: { readonly playerId: bigint; readonly gid: string | undefined; readonly now: Date },
  { rewardId, amountMinor }: SeamlessBet,
): Promise<SeamlessError | null> {
  const grant = rewardId === null ? undefined : await lockFreeRoundsGrant(trx, rewardId, playerId)
  if (grant === undefined || grant.gid !== gid) return 'DOES_NOT_EXIST'
  // The provider may have taken the grant before it is known here.
  if (grant.state !== 'active' && grant.state !== 'granting') return 'DOES_NOT_EXIST'
  if (grant.expires_at <= now) return 'DOES_NOT_EXIST'
  if (grant.stake_minor !== amountMinor) return 'BAD_REQUEST'
  const { played } = await readFreeRoundsGrantPlay(trx, grant)
  return played < grant.rounds ? null : 'DOES_NOT_EXIST'
}
