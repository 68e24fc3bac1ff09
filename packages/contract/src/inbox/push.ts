import { z } from 'zod'
import { instantText, moneyText } from '../core/primitives.ts'
import { notice } from './notice.ts'

/** §3 message types, which also select voice and sound. */
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
     * The player's sequence number: increases by one per message; a reconnecting client sends its last one. 0 marks a broadcast,
     * which is not replayed on reconnect.
     */
    seq: z.number().int().nonnegative(),
    msg_type: z.literal(type),
    from: z.string(),
    to: z.string(),
    push: pushHint,
    content,
  })

/** A text for the player; with an id, a tap opens /message/{id}. `reqId` is its subject, such as an order number. */
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
/** A new message from customer service. */
export const supportMessagePush = pushOf(
  'support_message',
  z.object({ message_id: z.string(), text: z.string(), time: instantText }),
)
/** A notice was published, or with `is_show` 0 withdrawn. */
export const sysNoticePush = pushOf('sys_notice', notice)
/** Ends the client's session: 10118 login elsewhere, 401 session ended. The client shows the text. */
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
