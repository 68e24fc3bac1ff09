import type { InviteRewardKind } from '@gamehall/contract/rewards'
import type { Generated, GeneratedAlways } from 'kysely'

/**
 * What points to an inviter and a friend who are one person (`device`, `address`), keeps the server from telling (`no_device`), or
 * forbids paying (`locked`).
 */
export type InviteSignal = 'device' | 'address' | 'no_device' | 'locked'

/** `waiting`: until the friend's real name is verified. `held`: an operator decides. */
export type InviteRewardState = 'waiting' | 'held' | 'paid' | 'refused'

export interface InviteTables {
  invite_rules: {
    only_row: Generated<boolean>
    is_open: boolean
    deposit_minor: bigint
    deposit_reward_minor: bigint
    /** Hundredths of a percent. */
    bet_rate_e4: number
    bet_daily_max_minor: bigint
    reward_days: number
    wash_percent: number
  }
  invite_rewards: {
    reward_id: Generated<bigint>
    player_id: bigint
    friend_id: bigint
    kind: InviteRewardKind
    /** The Taiwan day whose bets it is for, `yyyy-MM-dd`. */
    day: string | null
    basis_minor: bigint
    reward_minor: bigint
    state: InviteRewardState
    signal: InviteSignal | null
    order_no: string | null
    created_at: Date
    decided_at: Date | null
    record_id: GeneratedAlways<string>
  }
}
