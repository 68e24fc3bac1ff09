import { z } from 'zod'

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

const envelopeOf = <Type extends string, Content extends z.ZodType>(type: Type, content: Content) =>
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

/** A push message of the contract, as the room that sends it exports it. */
export type Push<Type extends string = string, Content extends z.ZodType = z.ZodType> = {
  readonly kind: 'push'
  readonly schema: () => ReturnType<typeof envelopeOf<Type, Content>>
}

/**
 * Declares a push message (§4) by its `msg_type` and content. To be exported by the room is all it needs. The content is a
 * function, and this one is pure, so that a page that uses the room's calls does not load the schemas of its messages.
 */
/* @__NO_SIDE_EFFECTS__ */
export function definePush<const Type extends string, Content extends z.ZodType>(
  type: Type,
  content: () => Content,
): Push<Type, Content> {
  return { kind: 'push', schema: () => envelopeOf(type, content()) }
}

type Values<T> = T[keyof T]

/** The messages among the exports of rooms. */
export type MessageOf<Rooms> =
  Extract<
    Values<{ [Name in keyof Rooms]: Values<Rooms[Name]> }>,
    { readonly kind: 'push' }
  > extends infer Found
    ? Found extends { readonly schema: () => infer Schema extends z.ZodType }
      ? z.infer<Schema>
      : never
    : never

/** The schema of every push message that the rooms export; throws when two have the same `msg_type`. */
export function composePushes<Rooms extends Readonly<Record<string, object>>>(
  rooms: Rooms,
): z.ZodType<MessageOf<Rooms>> {
  const found = Object.values(rooms).flatMap((room): unknown[] => Object.values(room))
  const [first, ...others] = found.filter(isPush).map(({ schema }) => schema())
  if (!first) throw new Error('No room exports a push message')
  const schema: z.ZodType = z.discriminatedUnion('msg_type', [first, ...others])
  return schema as z.ZodType<MessageOf<Rooms>>
}

function isPush(value: unknown): value is Push {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'push'
}
