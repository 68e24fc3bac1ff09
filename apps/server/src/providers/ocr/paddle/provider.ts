import { createTaskThread } from '../../thread/index.ts'
import type { TextScanner } from '../text-scanner.ts'
import type { ScanAnswer, ScanTask } from './scan-thread.ts'

export interface PaddleOptions {
  /** Idle time after which the thread, and its memory, ends; it starts with the first picture. */
  readonly idleMs?: number
  readonly maxWaiting?: number
  readonly onError: (error: unknown) => void
}

const LINE_MS = 12_000

/** Creates a scanner with the PP-OCRv4 models, which run in one thread on one picture after another. */
export function createPaddleScanner({
  idleMs = 120_000,
  maxWaiting = 4,
  onError,
}: PaddleOptions): TextScanner {
  const module = new URL('./scan-thread.ts', import.meta.url)
  const run = createTaskThread<ScanTask, ScanAnswer>({ module, idleMs, maxWaiting, onError })
  return {
    async scanText(picture, before, { lineMs = LINE_MS, direction = 'main' } = {}) {
      const answer = await run({ picture, lineMs, direction }, before)
      return answer !== null && 'scan' in answer ? answer.scan : null
    },
    async readLine(looks, before) {
      const answer = await run({ looks }, before)
      return answer !== null && 'line' in answer ? answer.line : null
    },
  }
}
