import { createTaskProcesses } from '../../task-process/index.ts'
import type { TextScanner } from '../text-scanner.ts'
import type { ScanAnswer, ScanTask } from './scan-process.ts'

export interface PaddleOptions {
  /** Idle time after which a process, and its memory, ends; it starts with a picture. */
  readonly idleMs?: number
  readonly maxWaiting?: number
  readonly onError: (error: unknown) => void
}

const LINE_MS = 12_000
const ENDLESS = Number.POSITIVE_INFINITY
/** Both sides of a document, or two lines, at once. */
const AT_ONCE = 2

/** Creates a scanner with the PP-OCRv4 models, which run in two processes, each on one picture after another. */
export function createPaddleScanner({
  idleMs = 120_000,
  maxWaiting = 4,
  onError,
}: PaddleOptions): TextScanner {
  const module = new URL('./scan-process.ts', import.meta.url)
  const run = createTaskProcesses<ScanTask, ScanAnswer>({
    module,
    atOnce: AT_ONCE,
    idleMs,
    maxWaiting,
    onError,
  })
  return {
    async scanText(picture, before, how = {}) {
      const { lineMs = LINE_MS, direction = 'main', pauseMs = ENDLESS, mostMs = ENDLESS, unread } = how
      const pauseAt = Date.now() + pauseMs
      const shortAt = Date.now() + mostMs
      const task = { picture, lineMs, direction, pauseAt, shortAt, ...(unread && { unread }) }
      const answer = await run(task, before)
      return answer !== null && 'scan' in answer ? answer.scan : null
    },
    async readLine(looks, before) {
      const answer = await run({ looks }, before)
      return answer !== null && 'line' in answer ? answer.line : null
    },
  }
}
