import { PSM } from 'tesseract.js'
import type { OcrOptions, TextLanguage, TextReader } from '../text-reader.ts'
import { createReusableWorker, type ReusableWorker } from './reusable-worker.ts'
import { toLines } from './transform.ts'

export interface TesseractOptions {
  /** A language's thread is started with its first picture, and ended when none has come for so long. */
  readonly idleMs?: number
  readonly maxWaiting?: number
  readonly onError: (error: unknown) => void
}

const USUAL = 'eng'
const LAYOUTS = { sparse: PSM.SPARSE_TEXT, block: PSM.SINGLE_BLOCK, line: PSM.SINGLE_LINE } as const

/** Reads one picture of a language after another, each language in its own thread. One that is not done in time is ended with its thread: it cannot be interrupted. */
export function createTesseractReader(options: TesseractOptions): TextReader {
  const { idleMs = 120_000, maxWaiting = 4, onError } = options
  const workers = new Map<TextLanguage, ReusableWorker>()
  const workerOf = (language: TextLanguage): ReusableWorker => {
    const worker = workers.get(language) ?? createReusableWorker(language, idleMs, onError)
    workers.set(language, worker)
    return worker
  }
  const last = new Map<TextLanguage, Promise<unknown>>()
  let waiting = 0

  async function read(picture: Buffer, { layout, language = USUAL, characters = '', before }: OcrOptions) {
    if (before.aborted) return null
    const kept = workerOf(language)
    // A thread that has been ended takes no order: the library throws where nobody can catch it, and the process ends.
    const reading = kept.get().then(async (worker) => {
      if (before.aborted) return null
      await worker.setParameters({
        tessedit_pageseg_mode: LAYOUTS[layout],
        tessedit_char_whitelist: characters,
        user_defined_dpi: '300',
      })
      if (before.aborted) return null
      return toLines((await worker.recognize(picture, {}, { blocks: true, text: false })).data)
    })
    try {
      const lines = await Promise.race([reading, aborted(before)])
      if (lines === null) kept.end()
      return lines
    } catch (error) {
      onError(error)
      kept.end()
      return null
    } finally {
      reading.catch(() => {})
      kept.rest()
    }
  }

  return {
    async readLines(picture, how) {
      if (waiting >= maxWaiting) return null
      waiting += 1
      const language = how.language ?? USUAL
      const turn = (last.get(language) ?? Promise.resolve()).then(() => read(picture, how))
      last.set(language, turn)
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
