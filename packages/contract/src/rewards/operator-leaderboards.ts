import { z } from 'zod'
import { defineOperatorAction, defineOperatorRead } from '../core/operator-call.ts'
import { listLimit, rowNumber } from '../core/operator-fields.ts'
import { instantText, moneyText } from '../core/primitives.ts'
import { activityInput } from './activity-input.ts'
import { leaderboardInput } from './leaderboard-input.ts'
import { leaderboardPrizeState } from './leaderboards.ts'

const leaderboardTarget = z.object({ activity_id: rowNumber })
const leaderboardOutput = z.object({ activity_id: z.string() })
const runTarget = z.object({ run_id: rowNumber })

export const createLeaderboard = defineOperatorAction({
  name: 'create-leaderboard',
  room: 'rewards',
  summary: 'Create a leaderboard: texts, schedule, rules and prizes',
  permission: 'activities.manage',
  fourEyes: { rule: 'amount' },
  input: leaderboardInput.extend({
    type_id: activityInput.shape.type_id.default('leaderboards'),
    art: activityInput.shape.art.default('rank'),
    /** Now, when it is left out. */
    start_time: z.iso.datetime().optional(),
    end_time: activityInput.shape.end_time.default(null),
    sort: activityInput.shape.sort.default(5),
    is_shown: activityInput.shape.is_shown.default(true),
    wash_percent: activityInput.shape.wash_percent.default(100),
  }),
  output: leaderboardOutput,
})

export const editLeaderboard = defineOperatorAction({
  name: 'edit-leaderboard',
  room: 'rewards',
  summary: 'Edit a leaderboard; a run that has started keeps its rules and prizes',
  permission: 'activities.manage',
  fourEyes: { rule: 'amount' },
  input: leaderboardTarget.extend(leaderboardInput.partial().shape),
  output: leaderboardOutput,
})

export const closeLeaderboard = defineOperatorAction({
  name: 'close-leaderboard',
  room: 'rewards',
  summary: 'Close a leaderboard: after its run, at once with prizes, or at once without any',
  permission: 'activities.manage',
  fourEyes: { rule: 'when', what: 'a run is ended early or cancelled' },
  input: leaderboardTarget.extend({ how: z.enum(['after_run', 'now', 'cancel']).default('after_run') }),
  output: leaderboardOutput.extend({ ends_at: instantText }),
})

export const listLeaderboards = defineOperatorRead({
  name: 'list-leaderboards',
  room: 'rewards',
  summary: 'List all leaderboards with their rules and newest runs',
  permission: 'activities.manage',
  input: z.object({}),
  output: z.object({
    list: z.array(
      leaderboardInput.extend({
        activity_id: z.string(),
        closed_at: instantText.nullable(),
        runs: z.array(
          z.object({ run_id: z.string(), starts_at: instantText, ends_at: instantText, state: z.string() }),
        ),
      }),
    ),
  }),
})

export const listLeaderboardStandings = defineOperatorRead({
  name: 'list-leaderboard-standings',
  room: 'rewards',
  summary: 'List the standings of a leaderboard’s run, with prizes and who was disqualified',
  permission: 'activities.manage',
  input: runTarget.extend({ limit: listLimit }),
  output: z.object({
    list: z.array(
      z.object({
        player_id: z.string(),
        account: z.string(),
        /** Null for who is disqualified or has too few rounds. */
        place: z.number().int().nullable(),
        points: z.string(),
        rounds: z.number().int(),
        reached_at: instantText,
        disqualified: z.string().nullable(),
        prize: z
          .object({
            amount: moneyText,
            state: leaderboardPrizeState,
            /** What points to a second account of a better placed player: `address`. */
            signal: z.string().nullable(),
            order_no: z.string().nullable(),
          })
          .nullable(),
      }),
    ),
  }),
})

export const listLeaderboardPrizesHeld = defineOperatorRead({
  name: 'list-leaderboard-prizes-held',
  room: 'rewards',
  summary: 'List held leaderboard prizes waiting for a decision',
  permission: 'activities.manage',
  isQueue: true,
  input: z.object({ limit: listLimit }),
  output: z.object({
    list: z.array(
      z.object({
        run_id: z.string(),
        title: z.string(),
        place: z.number().int(),
        player_id: z.string(),
        amount: moneyText,
        signal: z.string().nullable(),
      }),
    ),
  }),
})

export const disqualifyFromLeaderboard = defineOperatorAction({
  name: 'disqualify-from-leaderboard',
  room: 'rewards',
  summary: 'Take a player off a leaderboard’s run before its prizes are given; the player sees the message',
  permission: 'activities.manage',
  fourEyes: { rule: 'always' },
  input: runTarget.extend({
    player_id: rowNumber,
    message: z.string().trim().min(1).max(200),
  }),
  output: z.object({ run_id: z.string(), player_id: z.string() }),
})

export const decideLeaderboardPrize = defineOperatorAction({
  name: 'decide-leaderboard-prize',
  room: 'rewards',
  summary: 'Pay or refuse a held leaderboard prize',
  permission: 'activities.manage',
  fourEyes: { rule: 'amount' },
  input: runTarget.extend({ place: z.coerce.number().int().min(1).max(100), pay: z.boolean() }),
  output: z.object({ run_id: z.string(), place: z.number().int(), state: leaderboardPrizeState }),
})
