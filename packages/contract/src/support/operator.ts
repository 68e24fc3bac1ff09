import { z } from 'zod'
import { SUPPORT_TEXT_MAX } from '../constants/index.ts'
import { defineOperatorAction, defineOperatorRead } from '../core/operator-call.ts'
import {
  changedFields,
  inBothLanguages,
  listLimit,
  pictureInput,
  playerOutput,
  playerTarget,
} from '../core/operator-fields.ts'
import { instantText } from '../core/primitives.ts'
import { supportMessage, supportTopic } from './conversation.ts'
import { helpBlock } from './help.ts'

const line = z.string().trim().min(1).max(200)
const texts = z.object({ 'zh-TW': z.string().trim().min(1).max(80), en: z.string().trim().min(1).max(80) })
const channel = z.object({
  kind: z.enum(['email', 'phone', 'link']),
  name: texts,
  value: z.string().trim().min(1).max(120),
  href: z
    .string()
    .regex(/^(?:mailto:|tel:|https:\/\/)\S+$/)
    .max(300),
})
const schedule = z.object({
  days: z.array(z.number().int().min(0).max(6)).max(7),
  from_minute: z.number().int().min(0).max(1439),
  to_minute: z.number().int().min(0).max(1440),
})

export const answerConversation = defineOperatorAction({
  name: 'answer-conversation',
  room: 'support',
  summary: 'Reply to a player’s support conversation with text or a picture',
  permission: 'support.answer',
  fourEyes: { rule: 'none', why: 'text to one player' },
  input: playerTarget
    .extend({
      text: z.string().trim().max(SUPPORT_TEXT_MAX).default(''),
      /** A JPEG, PNG or WebP in base64. */
      picture: pictureInput.min(1).optional(),
    })
    .refine(({ text, picture }) => text !== '' || picture !== undefined, { path: ['text'] }),
  output: z.object({ message_id: z.string() }),
  secrets: ['text', 'picture'],
})

export const closeConversation = defineOperatorAction({
  name: 'close-conversation',
  room: 'support',
  summary: 'Remove a support conversation from the waiting list without a reply',
  permission: 'support.answer',
  fourEyes: { rule: 'none', why: 'changes only the waiting list' },
  input: playerTarget,
  output: playerOutput,
})

export const listConversations = defineOperatorRead({
  name: 'list-conversations',
  room: 'support',
  summary: 'List the support conversations waiting for a reply',
  permission: 'support.answer',
  isQueue: true,
  input: z.object({ limit: listLimit }),
  output: z.object({
    list: z.array(
      z.object({
        player_id: z.string(),
        topic: supportTopic.nullable(),
        about: supportMessage.shape.about,
        waiting_since: instantText.nullable(),
        last_message_at: instantText,
      }),
    ),
  }),
})

export const viewConversation = defineOperatorRead({
  name: 'view-conversation',
  room: 'support',
  summary: 'Read a player’s support conversation',
  permission: 'support.answer',
  isRecorded: true,
  input: playerTarget.extend({
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
    limit: listLimit,
  }),
  output: z.object({
    list: z.array(
      supportMessage.extend({
        /** The operator who wrote it. */
        operator: z.string().nullable(),
        about: supportMessage.shape.about.unwrap().extend({ state: z.string().nullable() }).nullable(),
      }),
    ),
  }),
  secrets: ['list'],
})

export const setSupport = defineOperatorAction({
  name: 'set-support',
  room: 'support',
  summary: 'Change customer service’s hours and channels',
  permission: 'site.edit',
  fourEyes: { rule: 'none', why: 'content' },
  input: z.object({
    hours: texts.optional(),
    schedule: schedule.optional(),
    channels: z.array(channel).max(10).optional(),
  }),
  output: changedFields,
})

export const editHelpArticle = defineOperatorAction({
  name: 'edit-help-article',
  room: 'support',
  summary: 'Create or edit a help article',
  permission: 'site.edit',
  fourEyes: { rule: 'none', why: 'content' },
  input: z.object({
    article_id: z.string().regex(/^[a-z0-9-]{1,64}$/),
    category_id: z.string().min(1).max(40),
    title: inBothLanguages(line),
    summary: inBothLanguages(line),
    blocks: inBothLanguages(z.array(helpBlock).min(1).max(100)),
    is_shown: z.boolean().default(true),
    sort: z.number().int().min(0).max(10_000).default(0),
  }),
  output: z.object({ article_id: z.string() }),
})

export const showHelpArticle = defineOperatorAction({
  name: 'show-help-article',
  room: 'support',
  summary: 'Show or hide a help article',
  permission: 'site.edit',
  fourEyes: { rule: 'none', why: 'content' },
  input: z.object({ article_id: z.string().min(1).max(64), is_shown: z.boolean() }),
  output: z.object({ article_id: z.string(), is_shown: z.boolean() }),
})
