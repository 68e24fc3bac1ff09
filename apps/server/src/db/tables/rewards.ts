import type { Generated, JSONColumnType } from 'kysely'

type Texts = JSONColumnType<Record<string, string>>

export interface RewardsTables {
  vip_levels: { player_id: bigint; level: number; since: Date }
  activities: {
    activity_id: Generated<bigint>
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
  }
}
