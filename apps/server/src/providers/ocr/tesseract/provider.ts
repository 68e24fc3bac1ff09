import { PSM, type Worker } from 'tesseract.js'
import type { TextReader } from '../text-reader.ts'
import { toLines } from './transform.ts'
import { startWorker } from './worker.ts'

export interface TesseractOptions {
  /** The thread is started with the first picture, and ended when none has come for so long. */
  readonly idleMs?: number
  readonly maxWaiting?: number
  readonly onError: (error: unknown) => void
}

const LAYOUTS = { sparse: PSM.SPARSE_TEXT, block: PSM.SINGLE_BLOCK } as const

/** One thread reads one picture after another. One that is not done in time is ended with its thread: it cannot be interrupted. */
export function createTesseractReader(options: TesseractOptions): TextReader {
  const { idleMs = 120_000, maxWaiting = 4, onError } = options
  let starting: Promise<Worker> | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function end(): void {
    const ended = starting
    starting = null
    ended?.then((worker) => worker.terminate()).catch(onError)
  }

  async function read(
    picture: Buffer,
    { layout, characters = '', before }: Parameters<TextReader['readLines']>[1],
  ) {
    if (before.aborted) return null
    clearTimeout(idle)
    starting ??= startWorker(onError)
    const current = starting
    const reading = current.then(async (worker) => {
      await worker.setParameters({
        tessedit_pageseg_mode: LAYOUTS[layout],
        tessedit_char_whitelist: characters,
        user_defined_dpi: '300',
      })
      return toLines((await worker.recognize(picture, {}, { blocks: true, text: false })).data)
    })
    try {
      const lines = await Promise.race([reading, aborted(before)])
      if (lines === null) end()
      return lines
    } catch (error) {
      onError(error)
      end()
      return null
    } finally {
      reading.catch(() => {})
      clearTimeout(idle)
      idle = setTimeout(end, idleMs).unref()
    }
  }

  return {
    async readLines(picture, how) {
      if (waiting >= maxWaiting) return null
      waiting += 1
      const turn = last.then(() => read(picture, how))
      last = turn
      try {
        return await turn
      } finally {
        waiting -= 1
      }
    },
  }
}

const aborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
