import type { AnyPush } from './push-handlers.ts'

type Listener = (message: AnyPush) => void

const listeners = new Set<Listener>()

/** Subscribes a feature to all pushes. Returns the function to unsubscribe. */
export function subscribePush(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function emitPush(message: AnyPush): void {
  for (const listener of listeners) listener(message)
}
