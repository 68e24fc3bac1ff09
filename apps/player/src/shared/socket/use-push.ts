import type { PushMessage } from '@gamehall/contract/inbox'
import { useEffect, useEffectEvent } from 'react'
import { subscribePush } from './push-subscriptions.ts'

/** Calls `onMessage` for pushes of the given types while the component is visible. */
export function usePush(
  types: readonly PushMessage['msg_type'][],
  onMessage: (message: PushMessage) => unknown,
): void {
  const handle = useEffectEvent((message: PushMessage) => {
    if (types.includes(message.msg_type)) onMessage(message)
  })
  useEffect(() => subscribePush((message) => handle(message)), [])
}
