import { z } from 'zod'
import { defineAction } from '../../../operator/action.ts'
import { oneOperator } from '../../../operator/four-eyes/rule.ts'
import { addNotice } from './add-notice.ts'
import { hasSomethingToShow, schedule, writtenTexts } from './notice-input.ts'

/** Sends a message to all players registered by its start time, stored as one notice. */
export const messageEveryone = defineAction({
  name: 'message-everyone',
  permission: 'notices.publish',
  summary: 'Send a message to all players',
  input: z
    .object({
      ...writtenTexts.shape,
      ...schedule.shape,
      category: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
    })
    .refine(hasSomethingToShow, { path: ['content'], message: 'content or picture is required' }),
  secrets: ['picture'],
  fourEyes: oneOperator('content'),
  subject: () => 'every player',
  run: (hall, trx, { category, ...input }) =>
    addNotice(hall, trx, {
      written: input,
      schedule: input,
      category,
      sort: 0,
      opens: false,
      isToPlayers: true,
    }),
})
