import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { nothing } from '../core/primitives.ts'

const timeOfDay = z.string('invalid').regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'invalid')

/** Hours of the day in Taiwan without notifications; one summary follows at their end. */
export const quietHours = z.object({ from: timeOfDay, until: timeOfDay })
export type QuietHours = z.infer<typeof quietHours>

/** Web Push settings: the server's public key and the player's quiet hours. */
export const getWebPush = defineCall({
  name: 'getWebPush',
  room: 'inbox',
  path: '/user/webPush/info',
  auth: 'session',
  summary: 'Web Push: the public key and the quiet hours',
  request: nothing,
  response: z.object({ public_key: z.string(), quiet: quietHours.nullable() }),
  errors: [],
})

const endpoint = z.url({ protocol: /^https$/, error: 'invalid' }).max(1000, 'too_long')

/** Subscribes a browser to Web Push. A browser belongs to the player who subscribed it last. */
export const subscribeWebPush = defineCall({
  name: 'subscribeWebPush',
  room: 'inbox',
  path: '/user/webPush/subscribe',
  auth: 'session',
  summary: 'Subscribe this browser to Web Push',
  request: z.object({
    endpoint,
    p256dh: z.string('invalid').regex(/^[\w-]{87}=?$/, 'invalid'),
    auth: z.string('invalid').regex(/^[\w-]{22}(?:==)?$/, 'invalid'),
  }),
  response: nothing,
  errors: [],
})

/** Unsubscribes a browser from Web Push. */
export const unsubscribeWebPush = defineCall({
  name: 'unsubscribeWebPush',
  room: 'inbox',
  path: '/user/webPush/unsubscribe',
  auth: 'session',
  summary: 'Unsubscribe this browser from Web Push',
  request: z.object({ endpoint }),
  response: nothing,
  errors: [],
})

/** Sets the quiet hours; null for none. */
export const setQuietHours = defineCall({
  name: 'setQuietHours',
  room: 'inbox',
  path: '/user/webPush/quiet',
  auth: 'session',
  summary: 'Set the quiet hours',
  request: z.object({
    quiet: quietHours.refine(({ from, until }) => from !== until, 'invalid').nullable(),
  }),
  response: z.object({ quiet: quietHours.nullable() }),
  errors: [],
})
