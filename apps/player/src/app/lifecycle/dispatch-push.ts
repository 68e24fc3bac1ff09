import type { MessageType } from '@gamehall/contract/inbox'
import type {
  AnyPush,
  PushContext,
  PushHandler,
  PushHandlers,
} from '@gamehall/web-client/socket/push-handlers.ts'
import { emitPush } from '@gamehall/web-client/socket/push-subscriptions.ts'
import type { QueryClient } from '@tanstack/react-query'
import { playSound } from '../../shared/sound/play-sound.ts'

const moneyVoices: readonly (MessageType | null)[] = ['recharge', 'withdraw']

/**
 * Creates the receiver of push messages (§4): runs every handler of the message's type, plays the sound that the message asks
 * for, then notifies the subscribers.
 */
export function createPushDispatcher<Message extends AnyPush>(
  queryClient: QueryClient,
  features: readonly PushHandlers<Message>[],
): (message: Message) => void {
  return (message) => {
    const results = features.map((handlers) => handlerOf(handlers, message)?.(message, { queryClient }))
    if (!message.push.silence && !results.includes('quiet'))
      void playSound(moneyVoices.includes(message.push.voice) ? 'money' : 'message')
    emitPush(message)
  }
}

/** A feature's handler of this message. The compiler does not relate the key that was read to the message it came from. */
function handlerOf<Message extends AnyPush>(
  handlers: PushHandlers<Message>,
  message: Message,
): ((message: Message, context: PushContext) => ReturnType<PushHandler<Message>>) | undefined {
  const type: Message['msg_type'] = message.msg_type
  return handlers[type] as PushHandler<Message> | undefined
}
