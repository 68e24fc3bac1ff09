import type { AnyPush } from '@gamehall/web-client/socket/push-handlers.ts'
import { subscribePush } from '@gamehall/web-client/socket/push-subscriptions.ts'
import { useEffect, useEffectEvent } from 'react'

/** Calls `onCredit` when the main wallet changes by anything but a game’s own bets and wins, of which the game knows. */
export function useMainWalletChange(onCredit: () => void): void {
  const handle = useEffectEvent(({ msg_type, push }: AnyPush) => {
    if (msg_type === 'gold_change' && push.type !== 'bet') onCredit()
  })
  useEffect(() => subscribePush((message) => handle(message)), [])
}
