import { z } from 'zod'
import { activityInput } from './activity-input.ts'
import { leaderboardRule } from './leaderboard-rule.ts'

/** A leaderboard's fields as operators enter them. */
export const leaderboardInput = activityInput
  .pick({
    type_id: true,
    title: true,
    summary: true,
    content: true,
    art: true,
    end_time: true,
    sort: true,
    is_shown: true,
    wash_percent: true,
  })
  .extend({ start_time: z.iso.datetime(), leaderboard: leaderboardRule })
export type LeaderboardInput = z.output<typeof leaderboardInput>
