import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

/** Sends a grant of free rounds, or its cancellation, to the provider. The name is stored with queued jobs. */
export const deliverFreeRoundsGrantJob = defineJobKind({
  name: 'deliver-free-grant',
  payload: z.object({ grant_id: z.uuid() }),
})
