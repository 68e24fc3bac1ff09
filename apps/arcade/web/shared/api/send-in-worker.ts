import type { RequestEnd, SendRequest, SentRequest } from './send-request.ts'

/** What the worker is told. */
export interface RequestMessage {
  readonly id: number
  readonly request: SentRequest
}

/** What it tells. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'ended'; readonly id: number; readonly end: RequestEnd }

/**
 * Sends requests from a worker: to begin one takes the thread that calls `fetch` a millisecond and more, within the frame of a press.
 * The first one is sent from the page (`sendHere`), as are all until the worker is there, and where it cannot start. What a worker
 * that dies had under way ends as `unreachable`: the game asks what became of it.
 */
export function sendInWorker(createWorker: () => Worker, sendHere: SendRequest): SendRequest {
  const underWay = new Map<number, (end: RequestEnd) => void>()
  let worker: Worker | null = null
  let isReady = false
  let isStarted = false
  let sent = 0

  const giveUp = () => {
    isReady = false
    worker?.terminate()
    for (const end of underWay.values()) end({ kind: 'unreachable' })
    underWay.clear()
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    if (typeof Worker !== 'function') return
    worker = createWorker()
    worker.onerror = giveUp
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'ready') isReady = true
      else {
        underWay.get(data.id)?.(data.end)
        underWay.delete(data.id)
      }
    }
  }
  return async (request) => {
    if (isReady && worker !== null) {
      sent += 1
      const message: RequestMessage = { id: sent, request }
      worker.postMessage(message)
      return new Promise((resolve) => underWay.set(message.id, resolve))
    }
    // Not before the first answer: what a page needs to be played comes first.
    return sendHere(request).finally(start)
  }
}
