import { createTaskProcesses } from '../../task-process/index.ts'
import type { FaceReader } from '../face-reader.ts'
import type { FaceAnswer, FaceTask } from './face-process.ts'

export interface HumanReaderOptions {
  /** Idle time after which the process ends; it starts with the first image. */
  readonly idleMs?: number
  readonly maxWaiting?: number
  readonly onError: (error: unknown) => void
}

/** Creates a face reader with one process, which reads one image at a time. A timeout ends the process. */
export function createHumanReader({
  idleMs = 120_000,
  maxWaiting = 16,
  onError,
}: HumanReaderOptions): FaceReader {
  const module = new URL('./face-process.ts', import.meta.url)
  const run = createTaskProcesses<FaceTask, FaceAnswer>({ module, idleMs, maxWaiting, onError })
  return {
    async readFaces(picture, before) {
      const answer = await run({ picture }, before)
      return answer?.faces ?? null
    },
  }
}
