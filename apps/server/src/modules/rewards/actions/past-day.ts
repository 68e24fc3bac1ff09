import { z } from 'zod'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuseField, succeed } from '../../../core/outcome.ts'
import { taiwanDay } from '../../../core/taiwan-time.ts'

/** Input of operator actions that run a nightly job again for one Taiwan day. */
export const dayTarget = z.object({ day: z.iso.date() })

/** Answers the day, or 400 `day` while the day is not over. */
export const refuseUnlessOver = (hall: Hall, day: string): Outcome<{ day: string }, 400> =>
  day < taiwanDay(hall.clock.now()) ? succeed({ day }) : refuseField('day', 'invalid')
