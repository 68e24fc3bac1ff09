import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker as Thread } from 'node:worker_threads'
import { createWorker, OEM, type Worker } from 'tesseract.js'
import type { TextLanguage } from '../text-reader.ts'

const require = createRequire(import.meta.url)
/** The language data come with their packages: nothing is fetched, and nothing is written. */
const DATA = {
  eng: () => require.resolve('@tesseract.js-data/eng'),
  chi_tra: () => require.resolve('@tesseract.js-data/chi_tra'),
  ces: () => require.resolve('@tesseract.js-data/ces'),
  deu: () => require.resolve('@tesseract.js-data/deu'),
  fra: () => require.resolve('@tesseract.js-data/fra'),
  isl: () => require.resolve('@tesseract.js-data/isl'),
  nor: () => require.resolve('@tesseract.js-data/nor'),
  pol: () => require.resolve('@tesseract.js-data/pol'),
  por: () => require.resolve('@tesseract.js-data/por'),
  spa: () => require.resolve('@tesseract.js-data/spa'),
  tur: () => require.resolve('@tesseract.js-data/tur'),
  vie: () => require.resolve('@tesseract.js-data/vie'),
} as const satisfies Record<TextLanguage, () => string>
const folderOf = (language: TextLanguage): string => join(dirname(DATA[language]()), '4.0.0_best_int')

/** Starts an OCR worker for one language in its own thread. `onError` receives errors outside a call. */
export async function startWorker(
  language: TextLanguage,
  onError: (error: unknown) => void,
): Promise<Worker> {
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: folderOf(language),
    cacheMethod: 'none',
    gzip: true,
    errorHandler: onError,
  })
  // A reader that waits for the next picture keeps no process from ending.
  const thread: unknown = Reflect.get(worker, 'worker')
  if (thread instanceof Thread) thread.unref()
  return worker
}
