import { z } from 'zod'
import { defineJob } from '../../../jobs/job.ts'

/** Wakes the nodes that hold the player's sockets; they read the outbox from where each socket stands. */
export const deliverPush = defineJob({
  name: 'deliver-push',
  payload: z.object({ player_id: z.string().regex(/^\d+$/).transform(BigInt) }),
  maxAttempts: 5,
  async run(hall, { player_id }) {
    await hall.pushFanOut.publish(player_id)
  },
})
