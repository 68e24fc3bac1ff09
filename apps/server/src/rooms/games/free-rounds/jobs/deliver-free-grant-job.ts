import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

/** Tells a provider about a grant of free rounds, or about its cancellation. */
export const deliverFreeGrantJob = defineJobKind({
  name: 'deliver-free-grant',
  payload: z.object({ grant_id: z.uuid() }),
})
