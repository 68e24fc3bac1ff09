import { noticeCategory } from '@gamehall/contract/inbox'
import { z } from 'zod'
import { defineAction } from '../../../operator/action.ts'
import { oneOperator } from '../../../operator/four-eyes/rule.ts'
import { addNotice } from './add-notice.ts'
import { hasSomethingToShow, schedule, writtenTexts } from './notice-input.ts'

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
      ...writtenTexts.shape,
      ...schedule.shape,
      category: noticeCategory.default(999),
      sort: z.number().int().default(0),
      opens: z.boolean().default(false),
    })
    .refine(hasSomethingToShow, { path: ['content'], message: 'content or picture is required' }),
  secrets: ['picture'],
  fourEyes: oneOperator('content'),
  subject: () => 'notice',
  run: (hall, trx, { category, sort, opens, ...input }) =>
    addNotice(hall, trx, { written: input, schedule: input, category, sort, opens, isToPlayers: false }),
})
