import type { Redis } from 'ioredis'

import type { PushFanOut } from '../../core/push-fan-out.ts'

/** One node: listeners are called in process. */
export function createLocalFanOut(): PushFanOut {
  const listeners = new Set<(playerId: bigint) => void>()
  return {
    async publish(playerId) {
      for (const listener of listeners) listener(playerId)
    },
    subscribe(listener) {
      listeners.add(listener)
    },
    async close() {
      listeners.clear()
    },
  }
}

const CHANNEL = 'gamehall:push'

/** Any number of nodes: a Redis channel carries the player's id. */
export function createRedisFanOut(connect: () => Redis): PushFanOut {
  const publisher = connect()
  const subscriber = connect()
  return {
    async publish(playerId) {
      await publisher.publish(CHANNEL, playerId.toString())
    },
    subscribe(listener) {
      subscriber.on('message', (_channel, text: string) => listener(BigInt(text)))
      void subscriber.subscribe(CHANNEL)
    },
    async close() {
      await Promise.all([publisher.quit(), subscriber.quit()])
    },
  }
}
