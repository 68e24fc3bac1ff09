import { Worker } from 'node:worker_threads'
import type { FaceReader, FaceReading } from '../face-reader.ts'
import type { FaceAnswer, FaceTask } from './face-thread.ts'

export interface HumanReaderOptions {
  /** Idle time after which the thread ends; it starts with the first image. */
  readonly idleMs?: number
  readonly maxWaiting?: number
  readonly onError: (error: unknown) => void
}

/** Creates a face reader with one thread, which reads one image at a time. A timeout terminates the thread. */
export function createHumanReader({
  idleMs = 120_000,
  maxWaiting = 16,
  onError,
}: HumanReaderOptions): FaceReader {
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let tasks = 0

  function end(): void {
    const ended = thread
    thread = null
    ended?.terminate().catch(onError)
  }

  async function read(picture: Uint8Array, before: AbortSignal): Promise<readonly FaceReading[] | null> {
    if (before.aborted) return null
    clearTimeout(idle)
    thread ??= startThread()
    tasks += 1
    try {
      const answer = await ask(thread, { id: tasks, picture }, before)
      if (answer === null) end()
      else if ('error' in answer) throw answer.error
      return answer?.faces ?? null
    } catch (error) {
      onError(error)
      end()
      return null
    } finally {
      clearTimeout(idle)
      idle = setTimeout(end, idleMs).unref()
    }
  }

  return {
    async readFaces(picture, before) {
      if (waiting >= maxWaiting) return null
      waiting += 1
      const turn = last.then(() => read(picture, before))
      last = turn
      try {
        return await turn
      } finally {
        waiting -= 1
      }
    },
  }
}

/** An idle thread does not keep the process alive. */
function startThread(): Worker {
  const thread = new Worker(new URL('./face-thread.ts', import.meta.url))
  thread.unref()
  return thread
}

/** Null after the timeout. */
function ask(thread: Worker, task: FaceTask, before: AbortSignal): Promise<FaceAnswer | null> {
  return new Promise((resolve, reject) => {
    const done = () => {
      thread.unref()
      thread.off('message', onAnswer).off('error', onFailure).off('exit', onEnd)
      before.removeEventListener('abort', onLate)
    }
    const onAnswer = (answer: FaceAnswer) => {
      if (answer.id !== task.id) return
      done()
      resolve(answer)
    }
    const onFailure = (error: unknown) => {
      done()
      reject(error)
    }
    const onEnd = () => onFailure(new Error('the face thread ended'))
    const onLate = () => {
      done()
      resolve(null)
    }
    thread.ref()
    thread.on('message', onAnswer).on('error', onFailure).on('exit', onEnd)
    before.addEventListener('abort', onLate, { once: true })
    thread.postMessage(task)
  })
}
