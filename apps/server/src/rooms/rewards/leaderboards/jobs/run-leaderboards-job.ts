import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

/** Starts, counts, freezes and settles the runs of leaderboards, and pays prizes. */
export const runLeaderboardsJob = defineJobKind({ name: 'run-leaderboards', payload: z.object({}) })
