import type { PushMessage } from '@gamehall/contract/inbox'

type Listener = (message: PushMessage) => void

const listeners = new Set<Listener>()

/** For a feature that acts on pushes, such as an order waiting to be paid. Returns the way to stop. */
export function onPush(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function emitPush(message: PushMessage): void {
  for (const listener of listeners) listener(message)
}
