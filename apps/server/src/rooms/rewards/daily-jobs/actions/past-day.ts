import { type Outcome, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { taiwanDay } from '../../../../platform/time/taiwan-time.ts'
import type { RewardsContext } from '../../tables.ts'

/** Answers the day, or 400 `day` while the day is not over. */
export const requirePastDay = (ctx: RewardsContext, day: string): Outcome<{ day: string }, 400> =>
  day < taiwanDay(ctx.clock.now()) ? succeed({ day }) : refuseField('day', 'invalid')
