import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { flag, instantText, nothing } from '../core/primitives.ts'
import { messageType } from './push.ts'

export * from './push.ts'

/** §3 system notice: `notice_type` 999 opens by itself, 1 is normal; `style` 2 is an image; `detail_url` is JSON with a wap target. */
export const notice = z.object({
  id: z.string(),
  type: z.number().int(),
  notice_type: z.union([z.literal(1), z.literal(999)]),
  title: z.string(),
  content: z.string(),
  style: z.number().int(),
  is_show: flag,
  detail_url: z.string().nullable(),
  sort: z.number().int(),
  created_at: instantText,
  updated_at: instantText,
})
export type Notice = z.infer<typeof notice>

export const listNewNotices = defineCall({
  name: 'listNewNotices',
  room: 'inbox',
  path: '/sys/notice/new',
  auth: 'open',
  summary: 'Current system notices',
  request: z.object({ is_urgent: z.union([flag, z.boolean()]).nullish() }),
  response: z.object({ list: z.array(notice) }),
  errors: [],
})

/** A fresh push address with its one-time code. */
export const createPushUrl = defineCall({
  name: 'createPushUrl',
  room: 'inbox',
  path: '/sys/ws/genUrl',
  auth: 'session',
  summary: 'A push address',
  request: nothing,
  response: z.object({ url: z.string() }),
  errors: [],
})

/** Sends a normal push to oneself, to try the channel out. */
export const sendDebugPush = defineCall({
  name: 'sendDebugPush',
  room: 'inbox',
  path: '/debug/wssend',
  auth: 'session',
  isSandboxOnly: true,
  summary: 'Send oneself a push',
  request: z.object({
    text: z.string('required').trim().min(1, 'required').max(500, 'too_long'),
    type: messageType.default('system'),
    silence: z.boolean().default(false),
  }),
  response: z.object({ seq: z.number().int().positive() }),
  errors: [],
})
