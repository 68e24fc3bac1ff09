import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type GameMessage, type HostMessage, originOf, readGameMessage } from './game-messages.ts'

/** Exchanges messages with the game in `frame`; only its window and origin are accepted. Returns the send function. */
export function useGameFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onMessage: (message: GameMessage) => void,
): (message: HostMessage) => void {
  const origin = originOf(url, location.href)
  const handleMessage = useEffectEvent(onMessage)
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin) return
      const message = readGameMessage(event.data)
      if (message) handleMessage(message)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [frame, origin])
  return (message) => frame.current?.contentWindow?.postMessage({ source: 'gamehall', ...message }, origin)
}
