import type { PushMessage } from '@gamehall/contract'
import { useEffect, useEffectEvent } from 'react'
import type { AnyPush } from './push-handlers.ts'
import { subscribePush } from './push-subscriptions.ts'

/** Calls `onMessage` for pushes of the given types while the component is visible. */
export function usePush(types: readonly PushMessage['msg_type'][], onMessage: () => unknown): void {
  const handle = useEffectEvent(({ msg_type }: AnyPush) => {
    if (types.some((type) => type === msg_type)) onMessage()
  })
  useEffect(() => subscribePush((message) => handle(message)), [])
}
