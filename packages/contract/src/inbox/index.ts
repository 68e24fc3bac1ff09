import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { flag, nothing } from '../core/primitives.ts'
import { messageType } from '../core/push.ts'
import { notice } from './notice.ts'

export { MESSAGE_TYPES, type MessageType, messageType } from '../core/push.ts'
export * from './message.ts'
export * from './notice.ts'
export * from './push.ts'
export * from './web-push.ts'

export const listNewNotices = defineCall({
  name: 'listNewNotices',
  room: 'inbox',
  path: '/sys/notice/new',
  auth: 'optional',
  summary: 'Current system notices: everybody’s, or with `for: me` without offers for a player on a break',
  request: z.object({
    is_urgent: z.union([flag, z.boolean()]).nullish(),
    for: z.literal('me').nullish(),
  }),
  response: z.object({ list: z.array(notice) }),
  errors: [],
})

/** A new push URL with a one-time code. */
export const createPushUrl = defineCall({
  name: 'createPushUrl',
  room: 'inbox',
  path: '/sys/ws/genUrl',
  auth: 'session',
  summary: 'A new push URL',
  request: nothing,
  response: z.object({ url: z.string() }),
  errors: [],
})

/** Sends a normal push to the caller, for testing. */
export const sendDebugPush = defineCall({
  name: 'sendDebugPush',
  room: 'inbox',
  path: '/debug/wssend',
  auth: 'session',
  isSandboxOnly: true,
  summary: 'Send a test push to the caller',
  request: z.object({
    text: z.string('required').trim().min(1, 'required').max(500, 'too_long'),
    type: messageType.default('system'),
    silence: z.boolean().default(false),
  }),
  response: z.object({ seq: z.number().int().positive() }),
  errors: [],
})
