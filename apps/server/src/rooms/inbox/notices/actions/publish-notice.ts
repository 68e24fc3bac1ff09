import { noticeCategory } from '@gamehall/contract/inbox'
import { z } from 'zod'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { createNotice } from './create-notice.ts'
import { hasContentOrPicture, noticeContentInput, noticeScheduleInput } from './notice-input.ts'

/**
 * Publishes a notice to the home page's notice bar and the announcements; with `opens` it pops up (§3: 999).
 * With `starts_at` it is published then.
 */
export const publishNotice = defineAction({
  name: 'publish-notice',
  permission: 'notices.publish',
  summary: 'Publish a system notice',
  input: z
    .object({
      ...noticeContentInput.shape,
      ...noticeScheduleInput.shape,
      category: noticeCategory.default(999),
      sort: z.number().int().default(0),
      opens: z.boolean().default(false),
    })
    .refine(hasContentOrPicture, { path: ['content'], message: 'content or picture is required' }),
  secrets: ['picture'],
  fourEyes: singleOperator('content'),
  subject: () => 'notice',
  run: (ctx, trx, { category, sort, opens, ...input }) =>
    createNotice(ctx, trx, { written: input, schedule: input, category, sort, opens, isToPlayers: false }),
})
