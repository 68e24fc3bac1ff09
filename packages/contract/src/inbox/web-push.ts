import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { nothing } from '../core/primitives.ts'

const timeOfDay = z.string('invalid').regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'invalid')

/** Hours of the day in Taiwan in which nothing is shown; what came meanwhile is told in one when they are over. */
export const quietHours = z.object({ from: timeOfDay, until: timeOfDay })
export type QuietHours = z.infer<typeof quietHours>

/** How messages reach the player while the app is closed: the hall's public key, and the quiet hours. */
export const getWebPush = defineCall({
  name: 'getWebPush',
  room: 'inbox',
  path: '/user/webPush/info',
  auth: 'session',
  summary: 'Push while the app is closed: the public key and the quiet hours',
  request: nothing,
  response: z.object({ public_key: z.string(), quiet: quietHours.nullable() }),
  errors: [],
})

const endpoint = z.url({ protocol: /^https$/, error: 'invalid' }).max(1000, 'too_long')

/** This browser shows messages while the app is closed. A browser belongs to one player: the last who said so. */
export const subscribeWebPush = defineCall({
  name: 'subscribeWebPush',
  room: 'inbox',
  path: '/user/webPush/subscribe',
  auth: 'session',
  summary: 'Let this browser show messages while the app is closed',
  request: z.object({
    endpoint,
    p256dh: z.string('invalid').regex(/^[\w-]{87}=?$/, 'invalid'),
    auth: z.string('invalid').regex(/^[\w-]{22}(?:==)?$/, 'invalid'),
  }),
  response: nothing,
  errors: [],
})

/** Not any more. */
export const unsubscribeWebPush = defineCall({
  name: 'unsubscribeWebPush',
  room: 'inbox',
  path: '/user/webPush/unsubscribe',
  auth: 'session',
  summary: 'No more messages in this browser while the app is closed',
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
  summary: 'Set the hours in which nothing is shown',
  request: z.object({
    quiet: quietHours.refine(({ from, until }) => from !== until, 'invalid').nullable(),
  }),
  response: z.object({ quiet: quietHours.nullable() }),
  errors: [],
})
