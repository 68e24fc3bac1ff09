import type { Minor } from '@gamehall/money'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/database.ts'

export interface TurnoverBet {
  readonly playerId: bigint
  /** Unique across platforms. */
  readonly betId: string
  readonly gid: string
  readonly gameName: Readonly<Record<string, string>>
  readonly status: 'open' | 'settled' | 'void'
  readonly validBetMinor: Minor
  /** The game’s turnover weight, in percent of the valid bet. */
  readonly weightPercent: number
  readonly at: Date
}

/**
 * Counts settled bets toward their players’ unmet credits, oldest first: the valid bet times the game’s weight, rounded down. A
 * later report of the same bet (correction, void, rolled back settlement) first reverts what it had counted; it keeps its first
 * weight and never counts toward credits newer than its first settlement. What it counted toward a forfeited credit is not
 * reverted. Returns for each bet, in order, whether its player’s turnover statement has changed. One statement, `count_turnovers`.
 */
export async function countTurnovers(trx: Trx, bets: readonly TurnoverBet[]): Promise<readonly boolean[]> {
  if (bets.length === 0) return []
  const given = bets.map((bet) => ({
    player_id: `${bet.playerId}`,
    bet_id: bet.betId,
    gid: bet.gid,
    game_name: bet.gameName,
    status: bet.status,
    valid_bet_minor: `${bet.validBetMinor}`,
    weight_percent: bet.weightPercent,
    at: bet.at.toISOString(),
  }))
  const { rows } = await sql<{ changed: boolean[] }>`
    select changed from count_turnovers(${JSON.stringify(given)}::json)`.execute(trx)
  return rows[0]?.changed ?? []
}

/** Counts one bet (`countTurnovers`). Returns whether the turnover statement has changed. */
export async function countTurnover(trx: Trx, bet: TurnoverBet): Promise<boolean> {
  const [isChanged] = await countTurnovers(trx, [bet])
  return isChanged === true
}
