import { z } from 'zod'
import type { AppContext } from '../../../../platform/context/app-context.ts'
import { type Outcome, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { taiwanDay } from '../../../../platform/time/taiwan-time.ts'

/** Input of operator actions that run a nightly job again for one Taiwan day. */
export const dayTarget = z.object({ day: z.iso.date() })

/** Answers the day, or 400 `day` while the day is not over. */
export const requirePastDay = (ctx: AppContext, day: string): Outcome<{ day: string }, 400> =>
  day < taiwanDay(ctx.clock.now()) ? succeed({ day }) : refuseField('day', 'invalid')
