import type { PushMessage } from '@gamehall/contract'
import type { QueryClient } from '@tanstack/react-query'

/** A message as its handler's dispatcher sees it: of whatever type. */
export type AnyPush = Omit<PushMessage, 'msg_type' | 'content'> & {
  readonly msg_type: string
  readonly content: unknown
}

export type PushContext = { readonly queryClient: QueryClient }

/** Reacts to a message. Returns `quiet` when the message makes no sound whatever it asks for. */
// biome-ignore lint/suspicious/noConfusingVoidType: most handlers return nothing
export type PushHandler<Message> = (message: Message, context: PushContext) => 'quiet' | void

/** A feature's handlers, by message type (§4). Several features may react to one type. */
export type PushHandlers<Message extends { readonly msg_type: string } = PushMessage> = {
  readonly [Type in Message['msg_type']]?: PushHandler<Extract<Message, { readonly msg_type: Type }>>
}
