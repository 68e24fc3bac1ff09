import { z } from 'zod'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuseField, succeed } from '../../../core/outcome.ts'
import { taiwanDay } from '../../../core/taiwan-time.ts'

/** A Taiwan day whose nightly work is asked for. */
export const dayTarget = z.object({ day: z.iso.date() })

/** 400 while the day is not over. */
export const refuseUnlessOver = (hall: Hall, day: string): Outcome<{ day: string }, 400> =>
  day < taiwanDay(hall.clock.now()) ? succeed({ day }) : refuseField('day', 'invalid')
