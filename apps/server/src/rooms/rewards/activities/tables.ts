import type { ApplicationState } from '@gamehall/contract/rewards'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

type Texts = JSONColumnType<Record<string, string>>

export type BonusSubtype = 'bonus_activity' | 'bonus_recharge' | 'bonus_register' | 'bonus_birthday'

export interface ActivityTables {
  activity_types: { type_id: string; name: Texts; sort: number }
  activities: {
    activity_id: Generated<bigint>
    type_id: Generated<string>
    title: Texts
    summary: Texts
    content: Texts
    art: string
    href: string | null
    time_type: 'until_official_end' | 'from_now_until_official_end' | 'start_to_end'
    start_time: Date | null
    end_time: Date | null
    is_shown: boolean
    sort: number
    mode: Generated<'info' | 'claim' | 'apply' | 'leaderboard'>
    /** Read by the contract's `activityRule`. */
    rule: JSONColumnType<object, string | undefined, string>
    bonus: JSONColumnType<object | null, string | null | undefined, string | null>
    frequency: Generated<'once' | 'daily' | 'monthly' | 'yearly'>
    wash_percent: Generated<number>
    sub_type: Generated<BonusSubtype>
    closed_at: Date | null
    /** Of a leaderboard: read by the contract's `leaderboardRule`. */
    leaderboard: JSONColumnType<object | null, string | null | undefined, string | null>
  }
  activity_applications: {
    application_id: Generated<bigint>
    activity_id: bigint
    player_id: bigint
    /** The day, month or year it is for; `always` for what is had once. */
    period: string
    idempotency_key: string
    state: ApplicationState
    postscript: Generated<string>
    bonus_minor: bigint | null
    wash_minor: bigint | null
    order_no: string | null
    /** The free rounds that it gave; such an application has no amounts and no order. */
    free_rounds: number | null
    reject_reason: string | null
    created_at: Date
    changed_at: Date
    decided_at: Date | null
    record_id: GeneratedAlways<string>
  }
  activity_images: { upload_id: string; application_id: bigint; position: number }
}
