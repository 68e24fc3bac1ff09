import type { PlayMode } from '../../../src/game-api/schema.ts'

/** What a game tells the hall's page (docs/protocols/arcade-embed.md). */
export type ToHall =
  /** `exit`: the page shows a way out of its own. */
  | { readonly type: 'ready'; readonly game: string; readonly mode: PlayMode; readonly exit: true }
  | { readonly type: 'balance'; readonly balance: string; readonly currency: 'TWD'; readonly mode: PlayMode }
  | { readonly type: 'need_balance'; readonly balance: string; readonly currency: 'TWD' }
  | { readonly type: 'close' }
  | { readonly type: 'error'; readonly code: string }

/** How the player reads: less movement or as the system has it, and text at so many percent of its size. */
export interface HallLook {
  readonly type: 'look'
  readonly motion: 'system' | 'reduced'
  readonly text_percent: number
}

/** What a game hears from the hall's page. */
export type FromHall =
  | { readonly type: 'sound'; readonly on: boolean }
  | { readonly type: 'pause' | 'resume' }
  | HallLook

export interface HallMessenger {
  readonly isFramed: boolean
  /** From here on messages go to this origin only. */
  sendTo(origin: string): void
  tell(message: ToHall): void
  /** Hears the hall until the returned function is called. */
  listen(hear: (message: FromHall) => void): () => void
}

/** `origin` is where the page came from until the arcade names the hall; empty when not known: then nothing is sent. */
export function createHallMessenger(page: Window, firstOrigin: string): HallMessenger {
  let origin = firstOrigin
  const isFramed = page.parent !== page
  return {
    isFramed,
    sendTo(next) {
      origin = next
    },
    tell(message) {
      if (isFramed && origin !== '')
        page.parent.postMessage({ source: 'gamehall-arcade', ...message }, origin)
    },
    listen(hear) {
      const onMessage = (event: MessageEvent<unknown>) => {
        if (!isFramed || event.source !== page.parent || event.origin !== origin) return
        const message = readHallMessage(event.data)
        if (message !== null) hear(message)
      }
      page.addEventListener('message', onMessage)
      return () => page.removeEventListener('message', onMessage)
    },
  }
}

function readHallMessage(data: unknown): FromHall | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || data.source !== 'gamehall')
    return null
  if (!('type' in data)) return null
  if (data.type === 'pause' || data.type === 'resume') return { type: data.type }
  if (data.type === 'sound' && 'on' in data && typeof data.on === 'boolean')
    return { type: 'sound', on: data.on }
  return readLook(data)
}

const SMALLEST_PERCENT = 80
const LARGEST_PERCENT = 150

function readLook(data: object): HallLook | null {
  if (!('type' in data) || data.type !== 'look' || !('motion' in data) || !('text_percent' in data))
    return null
  const { motion, text_percent } = data
  if (motion !== 'system' && motion !== 'reduced') return null
  if (typeof text_percent !== 'number' || !Number.isFinite(text_percent)) return null
  return {
    type: 'look',
    motion,
    text_percent: Math.min(LARGEST_PERCENT, Math.max(SMALLEST_PERCENT, text_percent)),
  }
}

/** The origin of the page that framed this one, as far as the browser tells. */
export function framingOrigin(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).origin : ''
}
