import { z } from 'zod'
import { instantText, moneyText } from '../core/primitives.ts'
import { notice } from './notice.ts'

/** §3 message types: what a push is about, which also picks its voice and sound. */
export const MESSAGE_TYPES = [
  'recharge',
  'transfer',
  'withdraw',
  'reward',
  'manual',
  'fallback',
  'activity',
  'system',
  'rebate',
  'bet',
  'win',
  'lose',
  'cashOut',
  'tip',
  'betPlacingAbort',
  'betPayedAbort',
  'walletTransferIn',
  'walletTransferOut',
] as const
export const messageType = z.enum(MESSAGE_TYPES)
export type MessageType = z.infer<typeof messageType>

const pushHint = z.object({
  text: z.string(),
  badge: z.number().int().nonnegative(),
  voice: messageType.nullable(),
  silence: z.boolean(),
  type: messageType,
})

const pushOf = <Type extends string, Content extends z.ZodType>(type: Type, content: Content) =>
  z.object({
    /**
     * The player's own sequence: rises by one a message, and is what a reconnecting client names. 0 is said to everybody
     * at once and stands in nobody's sequence: who was away finds it in the lists.
     */
    seq: z.number().int().nonnegative(),
    msg_type: z.literal(type),
    from: z.string(),
    to: z.string(),
    push: pushHint,
    content,
  })

/** A text for the player; with an id, a tap opens /message/{id}. `reqId` names what it is about. */
export const normalPush = pushOf(
  'normal',
  z.object({
    text: z.string(),
    style: z.number().int(),
    time: instantText,
    reqId: z.string().nullable(),
    id: z.string().nullable(),
  }),
)
export const goldChangePush = pushOf('gold_change', z.object({ change: moneyText, balance: moneyText }))
export const userChangePush = pushOf('user_change', z.object({ keys: z.array(z.string()) }))
/** Customer service said something: the newest of the conversation. */
export const supportMessagePush = pushOf(
  'support_message',
  z.object({ message_id: z.string(), text: z.string(), time: instantText }),
)
/** A notice was published, or (`is_show` 0) taken off again. */
export const sysNoticePush = pushOf('sys_notice', notice)
/** Ends the client's session: 10118 a login elsewhere, 401 a session that ended. The text is shown as it is. */
export const kickPush = pushOf('kick', z.object({ code: z.number().int(), text: z.string() }))

export const pushMessage = z.discriminatedUnion('msg_type', [
  normalPush,
  goldChangePush,
  userChangePush,
  supportMessagePush,
  sysNoticePush,
  kickPush,
])
export type PushMessage = z.infer<typeof pushMessage>

/** The first thing a client says: the code from its URL, and the last sequence it has seen. */
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
