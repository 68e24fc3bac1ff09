import type { PlayMode } from '../../../src/game-api/schema.ts'

/** Messages from a game to its parent page (docs/protocols/arcade-embed.md). */
export type MessageToParent =
  /** `exit`: the game shows its own exit button. */
  | { readonly type: 'ready'; readonly game: string; readonly mode: PlayMode; readonly exit: true }
  | { readonly type: 'balance'; readonly balance: string; readonly currency: 'TWD'; readonly mode: PlayMode }
  | { readonly type: 'need_balance'; readonly balance: string; readonly currency: 'TWD' }
  /** Whether the game makes sound: after `ready`, and on each change. */
  | { readonly type: 'sound'; readonly on: boolean }
  | { readonly type: 'close' }
  /** Whether something is open in the game that a step back closes: its menu, a sheet, a replay. */
  | { readonly type: 'overlay'; readonly open: boolean }
  | { readonly type: 'error'; readonly code: string }

/** The player's display settings: reduced motion or the system's setting, and the text size in percent. */
export interface DisplaySettings {
  readonly type: 'look'
  readonly motion: 'system' | 'reduced'
  readonly text_percent: number
}

/** Messages from the parent page to a game. */
export type MessageFromParent =
  | { readonly type: 'sound'; readonly on: boolean }
  | { readonly type: 'pause' | 'resume' | 'back' }
  | DisplaySettings

export interface ParentMessenger {
  readonly isFramed: boolean
  /** Sets the only origin that later messages are sent to and accepted from. */
  setTargetOrigin(origin: string): void
  send(message: MessageToParent): void
  /** Subscribes to the parent page's messages. Returns the function that unsubscribes. */
  listen(onParentMessage: (message: MessageFromParent) => void): () => void
}

/** Creates the messenger to the parent page. `firstOrigin` is used until the session names the parent's origin; nothing is sent while it is empty. */
export function createParentMessenger(page: Window, firstOrigin: string): ParentMessenger {
  let origin = firstOrigin
  const isFramed = page.parent !== page
  return {
    isFramed,
    setTargetOrigin(next) {
      origin = next
    },
    send(message) {
      if (isFramed && origin !== '')
        page.parent.postMessage({ source: 'gamehall-arcade', ...message }, origin)
    },
    listen(onParentMessage) {
      const onMessage = (event: MessageEvent<unknown>) => {
        if (!isFramed || event.source !== page.parent || event.origin !== origin) return
        const message = readParentMessage(event.data)
        if (message !== null) onParentMessage(message)
      }
      page.addEventListener('message', onMessage)
      return () => page.removeEventListener('message', onMessage)
    },
  }
}

function readParentMessage(data: unknown): MessageFromParent | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || data.source !== 'gamehall')
    return null
  if (!('type' in data)) return null
  if (data.type === 'pause' || data.type === 'resume' || data.type === 'back') return { type: data.type }
  if (data.type === 'sound' && 'on' in data && typeof data.on === 'boolean')
    return { type: 'sound', on: data.on }
  return readDisplaySettings(data)
}

const MIN_TEXT_PERCENT = 80
const MAX_TEXT_PERCENT = 150

function readDisplaySettings(data: object): DisplaySettings | null {
  if (!('type' in data) || data.type !== 'look' || !('motion' in data) || !('text_percent' in data))
    return null
  const { motion, text_percent } = data
  if (motion !== 'system' && motion !== 'reduced') return null
  if (typeof text_percent !== 'number' || !Number.isFinite(text_percent)) return null
  return {
    type: 'look',
    motion,
    text_percent: Math.min(MAX_TEXT_PERCENT, Math.max(MIN_TEXT_PERCENT, text_percent)),
  }
}

/** Returns the origin of a referrer; empty when the browser does not send one. */
export function referrerOrigin(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).origin : ''
}
