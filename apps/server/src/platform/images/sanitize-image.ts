import type { ChildProcess } from 'node:child_process'
import { forkProcess, holdProcess } from '../processes/fork-process.ts'
import type { ImageAnswer, ImageRequest } from './image-process.ts'
import type { ImageResult, ImageTransform } from './transform-image.ts'

const AT_ONCE = 2
const MOST_WAITING = 96
const MOST_WAITING_OF_ONE = 24
const LIMIT_MS = 30_000
/** When the process dies, any of its running images may be the cause: each is tried once more. */
const MOST_TRIES = 2

interface Task {
  readonly owner: string
  readonly request: ImageRequest
  readonly settle: (result: ImageResult | 'busy') => void
  tries: number
  timer?: NodeJS.Timeout
}

const waiting: Task[] = []
const running = new Map<number, Task>()
let imageProcess: ChildProcess | null = null
let lastId = 0

/**
 * Re-encodes an untrusted image in the image process: two at once in total, one per owner, the others queued. `busy` when too
 * many wait, of this owner or in total.
 */
export function sanitizeImage(
  bytes: Uint8Array,
  owner: string,
  job: ImageTransform,
): Promise<ImageResult | 'busy'> {
  const ofOwner = waiting.filter((task) => task.owner === owner).length
  if (waiting.length >= MOST_WAITING || ofOwner >= MOST_WAITING_OF_ONE) return Promise.resolve('busy')
  const { promise, resolve } = Promise.withResolvers<ImageResult | 'busy'>()
  lastId += 1
  waiting.push({ owner, request: { ...job, id: lastId, bytes }, settle: resolve, tries: 0 })
  startNext()
  return promise
}

function startNext(): void {
  while (running.size < AT_ONCE) {
    const busyOwners = new Set([...running.values()].map(({ owner }) => owner))
    const index = waiting.findIndex(({ owner }) => !busyOwners.has(owner))
    const [task] = index < 0 ? [] : waiting.splice(index, 1)
    if (task === undefined) break
    start(task)
  }
  if (imageProcess !== null) holdProcess(imageProcess, running.size > 0)
}

function start(task: Task): void {
  task.tries += 1
  running.set(task.request.id, task)
  const child = openProcess()
  task.timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS)
  // A failed send ends the process, which is handled on exit.
  child.send(task.request, () => {})
}

function finish({ id, result }: ImageAnswer): void {
  const task = running.get(id)
  if (task === undefined) return
  clearTimeout(task.timer)
  running.delete(id)
  task.settle(result)
  startNext()
}

function openProcess(): ChildProcess {
  if (imageProcess !== null) return imageProcess
  const child = forkProcess(new URL('./image-process.ts', import.meta.url))
  child.on('message', (answer) => finish(answer as ImageAnswer))
  child.once('exit', () => {
    imageProcess = null
    retryLost([...running.values()])
    startNext()
  })
  imageProcess = child
  return child
}

function retryLost(lost: readonly Task[]): void {
  running.clear()
  for (const task of lost) {
    clearTimeout(task.timer)
    if (task.tries >= MOST_TRIES) task.settle('unreadable')
    else waiting.unshift(task)
  }
}
