import { minor } from '@gamehall/money'
import { freeRoundsWonHook } from '../hooks.ts'
import type { GamesContext, GamesTrx } from '../tables.ts'
import {
  type FreeRoundsGrantPlay,
  type FreeRoundsGrantRow,
  lockFreeRoundsGrant,
  readFreeRoundsGrantPlay,
} from './free-rounds-grant-queries.ts'
import { pushFreeRounds } from './notify-free-rounds.ts'

/**
 * Brings a grant in line with the bets that its provider reported. When its rounds are played, or it was cancelled or has
 * expired, what they came to is credited as a bonus, once: a bet that is reported later adds the difference.
 */
export async function settleFreeRoundsGrant(
  ctx: GamesContext,
  trx: GamesTrx,
  grantId: string,
): Promise<void> {
  const grant = await lockFreeRoundsGrant(trx, grantId)
  if (grant === undefined) {
    ctx.log.error({ grant_id: grantId }, 'a bet names free rounds that were not granted')
    return
  }
  const play = await readFreeRoundsGrantPlay(trx, grant)
  const state = stateAfter(grant, play)
  const dueMinor = isOver(state) ? play.wonMinor - grant.credited_minor : 0n
  if (dueMinor > 0n)
    await freeRoundsWonHook.of(ctx).credit(ctx, trx, {
      playerId: grant.player_id,
      amountMinor: minor(dueMinor),
      turnoverPercent: grant.wash_percent,
      title: grant.title,
      grantId,
    })
  if (dueMinor < 0n)
    ctx.log.error({ grant_id: grantId }, 'free rounds came to less than what was credited for them')
  await trx
    .updateTable('free_round_grants')
    .set({
      state,
      played: play.played,
      won_minor: dueMinor < 0n ? grant.credited_minor : play.wonMinor,
      credited_minor: grant.credited_minor + (dueMinor > 0n ? dueMinor : 0n),
      changed_at: ctx.clock.now(),
    })
    .where('grant_id', '=', grantId)
    .execute()
  await pushFreeRounds(ctx, trx, grant.player_id)
}

/** Played to the end: finished, whatever else was under way. */
const stateAfter = (
  { state, rounds }: FreeRoundsGrantRow,
  { played, open }: FreeRoundsGrantPlay,
): FreeRoundsGrantRow['state'] => (played >= rounds && open === 0 ? 'finished' : state)

const isOver = (state: FreeRoundsGrantRow['state']): boolean =>
  state !== 'granting' && state !== 'active' && state !== 'cancelling'
