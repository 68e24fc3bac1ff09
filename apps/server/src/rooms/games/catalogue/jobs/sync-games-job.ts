import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

/** Synchronizes the catalogue with the providers. */
export const syncGamesJob = defineJobKind({ name: 'sync-games', payload: z.object({}), maxAttempts: 3 })
