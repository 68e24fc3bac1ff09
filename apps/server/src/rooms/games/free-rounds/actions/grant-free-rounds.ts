import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { formatPlayerSubject } from '../../../../platform/operator/input/player-target.ts'
import { readAccountType } from '../../../account/index.ts'
import type { GamesContext, GamesTrx } from '../../tables.ts'
import { grantFreeRounds as grant, worthOfFreeRounds } from '../grant-free-rounds.ts'

/**
 * Gives a player free rounds; its worth is the sum of the stakes. 404 unknown player, 400 a test account or an invalid
 * stake, 30005 no such game or one without free rounds, 10040 the reference gave rounds before.
 */
export const grantFreeRounds = implementAction(operatorCalls.grantFreeRounds, {
  subject: formatPlayerSubject,
  async stake(_ctx, _trx, { player_id: playerId, rounds, stake: stakeMinor }) {
    return { playerId, worthMinor: worthOfFreeRounds({ rounds, stakeMinor }) }
  },
  async run(ctx: GamesContext, trx: GamesTrx, given) {
    const { player_id: playerId, gid, rounds, days, stake: stakeMinor, wash_percent: washPercent } = given
    if (stakeMinor === 0n) return refuseField('stake', 'amount_min', { min: '0.01' })
    const accountType = await readAccountType(trx, playerId)
    if (accountType === undefined) return refuse(404)
    if (accountType !== ACCOUNT_TYPES.formal) return refuseField('player_id', 'invalid')
    const granted = await grant(ctx, trx, {
      playerId,
      gid,
      rounds,
      stakeMinor,
      days,
      washPercent,
      source: `operator:${given.reference ?? ctx.ids.uuid()}`,
      title: null,
    })
    return granted.ok ? succeed({ grant_id: granted.data, state: 'granting' as const }) : granted
  },
})
