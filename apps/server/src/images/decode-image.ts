import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { ImageJob, ImageResult } from './image-job.ts'
import type { ImageAnswer, ImageRequest } from './image-process.ts'

const AT_ONCE = 2
const MOST_WAITING = 96
const MOST_WAITING_OF_ONE = 24
const LIMIT_MS = 30_000
/** A process that ended under a picture may have ended for its neighbour: each is tried again once. */
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
 * Draws a stranger's picture anew in the image process: two at once for everybody, one for each owner, the others in turn.
 * `busy` when too many wait, of this owner or in all.
 */
export function decodeImage(bytes: Uint8Array, owner: string, job: ImageJob): Promise<ImageResult | 'busy'> {
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
  holdProcess(running.size > 0)
}

function start(task: Task): void {
  task.tries += 1
  running.set(task.request.id, task)
  const child = openProcess()
  task.timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS)
  // That it could not be sent is heard of by the process's end.
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
  const child = fork(join(import.meta.dirname, 'image-process.ts'), {
    serialization: 'advanced',
    execArgv: [],
    // None of the server's secrets.
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.on('message', (answer) => finish(answer as ImageAnswer))
  child.once('error', () => child.kill('SIGKILL'))
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

/** While nothing is drawn, the image process keeps nobody from ending. */
function holdProcess(isNeeded: boolean): void {
  if (imageProcess === null) return
  const method = isNeeded ? 'ref' : 'unref'
  imageProcess[method]()
  imageProcess.channel?.[method]()
}
