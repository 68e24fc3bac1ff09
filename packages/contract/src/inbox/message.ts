import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { flag, instantText, pageOf, pageRequest } from '../core/primitives.ts'
import { noticeCategory } from './notice.ts'
import { messageType } from './push.ts'

/**
 * One message as a player reads it: their own, or one said to everybody. `content` is HTML of a few harmless elements, or
 * with `style` 2 the address of a picture. `detail_url` is JSON with a `wap` target. `req_id` names what it is about.
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

/** How many are unread: all of them, and by category, each counted as far as 1,000. */
export const unreadCounts = z.object({
  message_num: unread,
  unread: z.object({ 1: unread, 2: unread, 3: unread, 999: unread }),
})
export type UnreadCounts = z.infer<typeof unreadCounts>

/**
 * §7, newest first. Visitors see the announcements. `type` picks a category. Beyond 1,000 the total says that there is
 * another page, not how many.
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

/** One message by its id: what a push opens. It does not become read by this. */
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

/** Either the messages named, or all: of a category, or of every one. */
const whichMessages = z.object({
  id: messageId.nullish(),
  ids: z.array(messageId).min(1, 'required').max(100, 'too_long').nullish(),
  is_all: z.union([flag, z.boolean()]).nullish(),
  type: noticeCategory.nullish(),
})

/** §7: the messages are read. */
export const readMessages = defineCall({
  name: 'readMessages',
  room: 'inbox',
  path: '/sys/message/read',
  auth: 'session',
  summary: 'Mark messages as read: some by their ids, or all',
  request: whichMessages,
  response: unreadCounts,
  errors: [404],
})

/** §7: the messages are gone for this player. */
export const deleteMessages = defineCall({
  name: 'deleteMessages',
  room: 'inbox',
  path: '/sys/message/del',
  auth: 'session',
  summary: 'Delete messages: some by their ids, or all that are read',
  request: whichMessages,
  response: unreadCounts,
  errors: [404],
})
