import { z } from 'zod'
import { defineJobKind } from '../job-kind.ts'

export const recordKind = defineJobKind({
  name: 'record',
  payload: z.object({ name: z.string(), endsIn: z.enum(['never', 'a moment']) }),
})
