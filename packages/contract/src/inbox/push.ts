import { z } from 'zod'
import { instantText } from '../core/primitives.ts'
import { definePush } from '../core/push.ts'
import { notice } from './notice.ts'

/** A text for the player; with an id, a tap opens /message/{id}. `reqId` is its subject, such as an order number. */
export const normalPush = definePush('normal', () =>
  z.object({
    text: z.string(),
    style: z.number().int(),
    time: instantText,
    reqId: z.string().nullable(),
    id: z.string().nullable(),
  }),
)

/** A notice was published, or with `is_show` 0 withdrawn. */
export const sysNoticePush = definePush('sys_notice', () => notice)

/** The client's first message: the code from its URL, and the last sequence number it has seen. */
export const roomJoin = z.object({
  id: z.number().int().nonnegative(),
  method: z.literal('room.join'),
  params: z.object({
    auth_code: z.string().min(1).max(200),
    last_seq: z.number().int().nonnegative().nullish(),
  }),
})
export type RoomJoin = z.infer<typeof roomJoin>

/** The answer to `room.join`: a non-zero code disconnects. Missed pushes follow as ordinary messages. */
export const roomJoined = z.object({
  id: z.number().int().nonnegative(),
  method: z.literal('room.join'),
  code: z.number().int(),
  msg: z.string(),
  data: z.object({ seq: z.number().int().nonnegative() }).nullable(),
})
export type RoomJoined = z.infer<typeof roomJoined>
