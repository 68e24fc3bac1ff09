import type { FACE_FRAME_LATE_MS, FACE_HASHES_MAX } from '@gamehall/contract/identity'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'

/** The contract’s values without importing zod; the compiler checks that they agree. */
const lateMs: typeof FACE_FRAME_LATE_MS = 2_500
const mostHashes: typeof FACE_HASHES_MAX = 32
/** From one request to the next: an account may send 300 requests a minute. */
const SPACING_MS = 300
/** Without a timestamp in time for so long, the network is too slow. */
const BEHIND_MS = 3_000

/** Whether only timestamps have been missing for longer than one may take. */
export const isWaitingLong = (sinceMs: number | undefined, nowMs: number): boolean =>
  sinceMs !== undefined && nowMs - sinceMs > lateMs

interface Frame {
  readonly picture: Blob
  readonly atMs: number
}

export interface FrameTimestamps {
  /** Has a picture timestamped that was taken so many ms after the challenge was on the screen. */
  readonly add: (picture: Blob, atMs: number) => Promise<void>
  /** Whether the server timestamped the picture, soon enough for it to be submitted. */
  readonly has: (picture: Blob) => boolean
  /** Whether none of the pictures of the last seconds was timestamped in time. */
  readonly isBehind: () => boolean
  readonly close: () => void
}

interface Timestamping {
  /** Sends hashes; the server’s timestamps of them, in ms since it drew the challenge. */
  readonly send: (hashes: string[], signal: AbortSignal) => Promise<readonly number[]>
  /** The server takes no timestamps of this capture session any more. */
  readonly onRefused: (error: CallError) => void
}

/**
 * Has the server timestamp the pictures of a capture session as they are taken, one request at a time. Those without an answer
 * are sent again: the server may have been sent them in time.
 */
export function createFrameTimestamps({ send, onRefused }: Timestamping): FrameTimestamps {
  const inTime = new WeakSet<Blob>()
  let waiting: readonly Frame[] = []
  let isSending = false
  let isClosed = false
  /** The first picture since the last timestamp in time, and the last one. */
  let behind: { readonly sinceMs: number; readonly untilMs: number } | undefined

  const accept = (frames: readonly Frame[], timestamps: readonly number[]) => {
    for (const [index, { picture, atMs }] of frames.entries()) {
      const timestamp = timestamps[index]
      if (timestamp === undefined || timestamp - atMs > lateMs) continue
      inTime.add(picture)
      behind = undefined
    }
  }
  const sendNewest = async (): Promise<void> => {
    const frames = waiting.slice(-mostHashes)
    waiting = []
    try {
      const hashes = await Promise.all(frames.map(({ picture }) => hashPicture(picture)))
      accept(frames, await send(hashes, AbortSignal.timeout(lateMs)))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!error.isConclusive || error.isTemporary) waiting = [...frames, ...waiting]
      else if (!isClosed) onRefused(error)
    }
  }
  const sendAll = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    while (!isClosed && waiting.length > 0) await Promise.all([sendNewest(), wait(SPACING_MS)])
    isSending = false
  }
  return {
    async add(picture, atMs) {
      behind = { sinceMs: behind?.sinceMs ?? atMs, untilMs: atMs }
      waiting = [...waiting, { picture, atMs }]
      await sendAll()
    },
    has: (picture) => inTime.has(picture),
    isBehind: () => behind !== undefined && behind.untilMs - behind.sinceMs > BEHIND_MS,
    close() {
      isClosed = true
    },
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** SHA-256 in hex. The browser computes it beside the page’s thread. */
async function hashPicture(picture: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await picture.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
