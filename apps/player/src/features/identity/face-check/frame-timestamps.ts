import type {
  FACE_FRAME_LATE_MS,
  FACE_HASHES_MAX,
  FACE_TIMESTAMP_SPACING_MS,
} from '@gamehall/contract/identity'
import type { PictureStatus } from '@gamehall/face'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'

/** The contract’s values without importing zod; the compiler checks that they agree. */
const lateMs: typeof FACE_FRAME_LATE_MS = 2_500
const mostHashes: typeof FACE_HASHES_MAX = 32
/** From one request to the next: all players behind one address may send 600 requests a minute together. */
const SPACING_MS: typeof FACE_TIMESTAMP_SPACING_MS = 600
/** Before the next request when the server is busy, or was sent too many of them. */
const BUSY_MS = 1_000
/** Without a timestamp in time for so long, the network is too slow. */
const OVERDUE_MS = 3_000
/** Pictures further apart than this were not taken all the time. */
const PAUSE_MS = 1_000

/** Whether only timestamps have been missing for longer than one may take. */
export const isWaitingLong = (sinceMs: number | undefined, nowMs: number): boolean =>
  sinceMs !== undefined && nowMs - sinceMs > lateMs

interface Frame {
  readonly picture: Blob
  readonly atMs: number
}

/** The first picture since the last timestamp in time, or since a pause, and the last one. */
interface Overdue {
  readonly sinceMs: number
  readonly untilMs: number
}

export interface FrameTimestamps {
  /** Has a picture timestamped that was taken so many ms after the challenge was on the screen. */
  readonly add: (picture: Blob, atMs: number) => Promise<void>
  /** Whether the server timestamped the picture soon enough for it to be submitted. */
  readonly statusOf: (picture: Blob) => PictureStatus
  /** Whether none of the pictures of the last seconds was timestamped in time. */
  readonly isOverdue: () => boolean
  /** Whether the server did not take the last request for the moment. */
  readonly isBusy: () => boolean
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
  const statuses = new WeakMap<Blob, PictureStatus>()
  let waiting: readonly Frame[] = []
  let isSending = false
  let isBusy = false
  let isClosed = false
  let overdue: Overdue | undefined

  const accept = (frames: readonly Frame[], timestamps: readonly number[]) => {
    for (const [index, { picture, atMs }] of frames.entries()) {
      const isInTime = isSoonAfter(atMs, timestamps[index])
      statuses.set(picture, isInTime ? 'in_time' : 'missed')
      if (isInTime) overdue = undefined
    }
  }
  const giveUp = (frames: readonly Frame[]) => {
    for (const { picture } of frames) statuses.set(picture, 'missed')
  }
  /** Sends the same hashes again with the next, or never when the server refuses them for good. */
  const recover = async (frames: readonly Frame[], error: CallError): Promise<void> => {
    isBusy = error.isTemporary
    if (isBusy || !error.isConclusive) {
      waiting = [...frames, ...waiting]
      if (isBusy) await wait(BUSY_MS)
      return
    }
    giveUp(frames)
    overdue = undefined
    if (!isClosed) onRefused(error)
  }
  const sendNewest = async (): Promise<void> => {
    const frames = waiting.slice(-mostHashes)
    giveUp(waiting.slice(0, -mostHashes))
    waiting = []
    try {
      const hashes = await Promise.all(frames.map(({ picture }) => hashPicture(picture)))
      accept(frames, await send(hashes, AbortSignal.timeout(lateMs)))
      isBusy = false
    } catch (error) {
      if (error instanceof CallError) return recover(frames, error)
      giveUp(frames)
      throw error
    }
  }
  const sendAll = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    try {
      while (!isClosed && waiting.length > 0) {
        const spacing = wait(SPACING_MS)
        await sendNewest().finally(() => spacing)
      }
    } finally {
      isSending = false
    }
  }
  return {
    async add(picture, atMs) {
      overdue = continueOverdue(overdue, atMs)
      waiting = [...waiting, { picture, atMs }]
      await sendAll()
    },
    statusOf: (picture) => statuses.get(picture) ?? 'pending',
    isOverdue: () => overdue !== undefined && overdue.untilMs - overdue.sinceMs > OVERDUE_MS,
    isBusy: () => isBusy,
    close() {
      isClosed = true
    },
  }
}

function continueOverdue(overdue: Overdue | undefined, atMs: number): Overdue {
  const isContinued = overdue !== undefined && atMs - overdue.untilMs <= PAUSE_MS
  return { sinceMs: isContinued ? overdue.sinceMs : atMs, untilMs: atMs }
}

/** Whether the server takes a frame of this moment with this timestamp. */
function isSoonAfter(atMs: number, timestamp = Number.NaN): boolean {
  return timestamp >= atMs && timestamp - atMs <= lateMs
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** SHA-256 in hex. The browser computes it beside the page’s thread. */
async function hashPicture(picture: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await picture.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
