import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, minor } from '@gamehall/money'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import type { GamesContext, GamesTrx } from '../../tables.ts'

const money = (amount: bigint) => formatWireAmount(minor(amount), 'TWD')

/** Lists grants of free rounds with what came of them, newest first. */
export const listFreeRoundGrants = implementRead(operatorCalls.listFreeRoundGrants, {
  async run(_ctx: GamesContext, trx: GamesTrx, { player_id: playerId, limit }) {
    let query = trx.selectFrom('free_round_grants').selectAll()
    if (playerId !== undefined) query = query.where('player_id', '=', playerId)
    const rows = await query.orderBy('created_at', 'desc').orderBy('grant_id').limit(limit).execute()
    return succeed({
      list: rows.map((row) => ({
        grant_id: row.grant_id,
        player_id: row.player_id.toString(),
        gid: row.gid,
        state: row.state,
        error: row.error,
        rounds: row.rounds,
        played: row.played,
        stake: money(row.stake_minor),
        won: money(row.won_minor),
        credited: money(row.credited_minor),
        wash_percent: row.wash_percent,
        source: row.source,
        expires_at: row.expires_at.toISOString(),
        created_at: row.created_at.toISOString(),
      })),
    })
  },
})
