import { z } from 'zod'
import { instantText } from '../core/primitives.ts'
import { definePush } from '../core/push.ts'

/** A new message from customer service. */
export const supportMessagePush = definePush('support_message', () =>
  z.object({ message_id: z.string(), text: z.string(), time: instantText }),
)
