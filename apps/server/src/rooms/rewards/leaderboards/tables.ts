import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export type RunState = 'open' | 'frozen' | 'settled' | 'cancelled'
export type PrizeState = 'due' | 'waiting' | 'held' | 'paid' | 'refused'

export interface LeaderboardTables {
  leaderboard_runs: {
    run_id: GeneratedAlways<bigint>
    activity_id: bigint
    /** The Taiwan day on which a daily or weekly period begins, `yyyy-MM-dd`; `once` for the whole offer. */
    period: string
    starts_at: Date
    ends_at: Date
    /** Read by the contract's `leaderboardRule`. */
    rule: JSONColumnType<object, string, string>
    title: JSONColumnType<Record<string, string>, string, string>
    wash_percent: number
    state: Generated<RunState>
    /** When all bets were last counted, beyond those that each player's own counting brings. */
    counted_at: Date | null
    frozen_at: Date | null
  }
  leaderboard_hours: {
    run_id: bigint
    player_id: bigint
    hour: Date
    points: bigint
    rounds: number
    reached_at: Date
  }
  leaderboard_scores: {
    run_id: bigint
    player_id: bigint
    /** TWD cents, rounds, or hundredths of a multiple of the bet. */
    points: bigint
    rounds: number
    reached_at: Date
    /** Why an operator took the player off the leaderboard. */
    disqualified: string | null
  }
  leaderboard_prizes: {
    run_id: bigint
    place: number
    player_id: bigint
    amount_minor: bigint
    state: PrizeState
    /** What points to a second account of a better placed player, or forbids paying at once. */
    signal: 'address' | 'no_device' | 'locked' | null
    order_no: string
    decided_at: Date | null
  }
}
