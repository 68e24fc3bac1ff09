import type { Worker } from 'tesseract.js'
import type { TextLanguage } from '../text-reader.ts'
import { startWorker } from './worker.ts'

/** A worker of one language that is started with its first picture, and ended when none has come for `idleMs`. */
export interface ReusableWorker {
  get(): Promise<Worker>
  /** To be called after each picture. */
  rest(): void
  end(): void
}

export function createReusableWorker(
  language: TextLanguage,
  idleMs: number,
  onError: (error: unknown) => void,
): ReusableWorker {
  let starting: Promise<Worker> | null = null
  let idle: NodeJS.Timeout | undefined

  function end(): void {
    const ended = starting
    starting = null
    clearTimeout(idle)
    ended?.then((worker) => worker.terminate()).catch(onError)
  }

  return {
    end,
    get() {
      clearTimeout(idle)
      starting ??= startWorker(language, onError)
      return starting
    },
    rest() {
      clearTimeout(idle)
      idle = setTimeout(end, idleMs).unref()
    },
  }
}
