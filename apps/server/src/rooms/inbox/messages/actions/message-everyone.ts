import { z } from 'zod'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { createNotice } from '../../notices/actions/create-notice.ts'
import {
  hasContentOrPicture,
  noticeContentInput,
  noticeScheduleInput,
} from '../../notices/actions/notice-input.ts'

/** Sends a message to all players registered by its start time, stored as one notice. */
export const messageEveryone = defineAction({
  name: 'message-everyone',
  permission: 'notices.publish',
  summary: 'Send a message to all players',
  input: z
    .object({
      ...noticeContentInput.shape,
      ...noticeScheduleInput.shape,
      category: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
    })
    .refine(hasContentOrPicture, { path: ['content'], message: 'content or picture is required' }),
  secrets: ['picture'],
  fourEyes: singleOperator('content'),
  subject: () => 'every player',
  run: (ctx, trx, { category, ...input }) =>
    createNotice(ctx, trx, {
      written: input,
      schedule: input,
      category,
      sort: 0,
      opens: false,
      isToPlayers: true,
    }),
})
