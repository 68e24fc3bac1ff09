import { z } from 'zod'
import { defineOperatorAction, defineOperatorRead } from '../core/operator-call.ts'
import { listLimit, localizedText, playerTarget } from '../core/operator-fields.ts'
import { instantText } from '../core/primitives.ts'
import { messageType } from '../core/push.ts'
import { noticeCategory } from './notice.ts'
import { noticeContentInput, noticeScheduleInput } from './notice-input.ts'

/** Content, a picture, or both; the picture takes precedence. */
const hasContentOrPicture = ({ content, picture }: z.output<typeof noticeContentInput>): boolean =>
  content !== undefined || picture !== undefined

const noticeOutput = z.object({ notice_id: z.string() })

export const messageEveryone = defineOperatorAction({
  name: 'message-everyone',
  room: 'inbox',
  summary: 'Send a message to all players',
  permission: 'notices.publish',
  fourEyes: { rule: 'none', why: 'content' },
  input: z
    .object({
      ...noticeContentInput.shape,
      ...noticeScheduleInput.shape,
      category: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
    })
    .refine(hasContentOrPicture, { path: ['content'], message: 'content or picture is required' }),
  output: noticeOutput,
  secrets: ['picture'],
})

export const messagePlayer = defineOperatorAction({
  name: 'message-player',
  room: 'inbox',
  summary: 'Send a message to one player',
  permission: 'players.manage',
  fourEyes: { rule: 'none', why: 'content' },
  input: z
    .object({
      ...playerTarget.shape,
      ...noticeContentInput.shape,
      type: messageType.default('manual'),
      category: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
    })
    .refine(hasContentOrPicture, { path: ['content'], message: 'content or picture is required' }),
  output: z.object({ message_id: z.string() }),
  secrets: ['picture'],
})

export const listNotices = defineOperatorRead({
  name: 'list-notices',
  room: 'inbox',
  summary: 'List the notices and messages to all players, with their ids and schedule',
  permission: 'notices.publish',
  input: z.object({
    limit: listLimit,
    /** Cursor of the next page: the id of the last notice of this one. */
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  output: z.object({
    list: z.array(
      z.object({
        notice_id: z.string(),
        is_shown_now: z.boolean(),
        is_withdrawn: z.boolean(),
        is_to_players: z.boolean(),
        category: z.number().int(),
        /** Whether it pops up. */
        opens: z.boolean(),
        title: localizedText,
        /** Sanitized HTML, or with `style` 2 a picture's address. */
        content: localizedText,
        style: z.number().int(),
        detail_url: z.string().nullable(),
        sort: z.number().int(),
        shown_from: instantText,
        ends_at: instantText.nullable(),
      }),
    ),
  }),
})

export const publishNotice = defineOperatorAction({
  name: 'publish-notice',
  room: 'inbox',
  summary: 'Publish a system notice',
  permission: 'notices.publish',
  fourEyes: { rule: 'none', why: 'content' },
  input: z
    .object({
      ...noticeContentInput.shape,
      ...noticeScheduleInput.shape,
      category: noticeCategory.default(999),
      sort: z.number().int().default(0),
      opens: z.boolean().default(false),
    })
    .refine(hasContentOrPicture, { path: ['content'], message: 'content or picture is required' }),
  output: noticeOutput,
  secrets: ['picture'],
})

export const withdrawNotice = defineOperatorAction({
  name: 'withdraw-notice',
  room: 'inbox',
  summary: 'Withdraw a system notice or a message to all players',
  permission: 'notices.publish',
  fourEyes: { rule: 'none', why: 'content' },
  input: z.object({ notice_id: z.string().regex(/^\d{1,18}$/) }),
  output: noticeOutput,
})
