import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { flag, instantText, pageOf, pageRequest } from '../core/primitives.ts'
import { messageType } from '../core/push.ts'
import { noticeCategory } from './notice.ts'

/**
 * One message of a player's inbox: their own, or a notice to all. `content` is sanitized HTML, or with `style` 2 a picture's
 * address. `detail_url` is JSON with a `wap` target. `req_id` is the subject, such as an order number.
 */
export const message = z.object({
  id: z.string(),
  type: noticeCategory,
  msg_type: messageType,
  title: z.string(),
  content: z.string(),
  style: z.number().int(),
  detail_url: z.string().nullable(),
  req_id: z.string().nullable(),
  is_read: flag,
  created_at: instantText,
})
export type Message = z.infer<typeof message>

const messageId = z.string('invalid').regex(/^\d{1,18}$/, 'invalid')
const unread = z.number().int().nonnegative()

/** Unread counts, in total and by category, each counted up to 1,000. */
export const unreadCounts = z.object({
  message_num: unread,
  unread: z.object({ 1: unread, 2: unread, 3: unread, 999: unread }),
})
export type UnreadCounts = z.infer<typeof unreadCounts>

/**
 * §7, newest first. Visitors see only announcements. `type` selects a category. Beyond 1,000 the total only says that another
 * page exists.
 */
export const listMessages = defineCall({
  name: 'listMessages',
  room: 'inbox',
  path: '/sys/message/list',
  auth: 'optional',
  summary: 'Messages and announcements, newest first',
  request: pageRequest.extend({
    type: noticeCategory.nullish(),
    cursor: z.string().max(200, 'cursor_format').nullish(),
  }),
  response: pageOf(message).extend({ next_cursor: z.string().nullable(), ...unreadCounts.shape }),
  errors: [],
})

/** One message by its id. Does not mark it as read. */
export const getMessage = defineCall({
  name: 'getMessage',
  room: 'inbox',
  path: '/sys/message/info',
  auth: 'optional',
  summary: 'One message',
  request: z.object({ id: messageId }),
  response: message,
  errors: [404],
})

/** The selected messages by id, or all of a category or of every category. */
const messageSelection = z.object({
  id: messageId.nullish(),
  ids: z.array(messageId).min(1, 'required').max(100, 'too_long').nullish(),
  is_all: z.union([flag, z.boolean()]).nullish(),
  type: noticeCategory.nullish(),
})

/** §7: marks messages as read. */
export const readMessages = defineCall({
  name: 'readMessages',
  room: 'inbox',
  path: '/sys/message/read',
  auth: 'session',
  summary: 'Mark messages as read: some by their ids, or all',
  request: messageSelection,
  response: unreadCounts,
  errors: [404],
})

/** §7: deletes messages for this player. */
export const deleteMessages = defineCall({
  name: 'deleteMessages',
  room: 'inbox',
  path: '/sys/message/del',
  auth: 'session',
  summary: 'Delete messages: some by their ids, or all that are read',
  request: messageSelection,
  response: unreadCounts,
  errors: [404],
})
