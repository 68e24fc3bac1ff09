import { createTaskThread } from '../../thread/index.ts'
import type { FaceReader } from '../face-reader.ts'
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
  const module = new URL('./face-thread.ts', import.meta.url)
  const run = createTaskThread<Omit<FaceTask, 'id'>, FaceAnswer>({ module, idleMs, maxWaiting, onError })
  return {
    async readFaces(picture, before) {
      const answer = await run({ picture }, before)
      return answer !== null && 'faces' in answer ? answer.faces : null
    },
  }
}
