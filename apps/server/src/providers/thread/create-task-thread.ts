import { Worker } from 'node:worker_threads'

export interface TaskThreadOptions {
  /** The module that the thread runs; it answers each `{ id, … }` with `{ id, … }`, or `{ id, error }`. */
  readonly module: URL
  /** Idle time after which the thread ends; it starts with the first task. */
  readonly idleMs: number
  readonly maxWaiting: number
  readonly onError: (error: unknown) => void
}

interface Answer {
  readonly id: number
  readonly error?: unknown
}

export type RunTask<Task, Result extends Answer> = (task: Task, before: AbortSignal) => Promise<Result | null>

/**
 * Runs one task after another on a thread of its own. Null when too many wait, the time is up, or the task failed; a
 * late or failed task ends its thread, since it cannot be interrupted.
 */
export function createTaskThread<Task extends object, Result extends Answer>({
  module,
  idleMs,
  maxWaiting,
  onError,
}: TaskThreadOptions): RunTask<Task, Result> {
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let tasks = 0

  function end(): void {
    const ended = thread
    thread = null
    ended?.terminate().catch(onError)
  }

  async function run(task: Task, before: AbortSignal): Promise<Result | null> {
    if (before.aborted) return null
    clearTimeout(idle)
    thread ??= startThread(module)
    tasks += 1
    try {
      const answer = await ask<Result>(thread, { ...task, id: tasks }, before)
      if (answer === null) end()
      else if (answer.error !== undefined) throw answer.error
      return answer
    } catch (error) {
      onError(error)
      end()
      return null
    } finally {
      clearTimeout(idle)
      idle = setTimeout(end, idleMs).unref()
    }
  }

  return async (task, before) => {
    if (waiting >= maxWaiting) return null
    waiting += 1
    const turn = last.then(() => run(task, before))
    last = turn
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }
}

/** An idle thread does not keep the process alive. */
function startThread(module: URL): Worker {
  const thread = new Worker(module)
  thread.unref()
  return thread
}

/** Null after the timeout. */
function ask<Result extends Answer>(
  thread: Worker,
  task: { readonly id: number },
  before: AbortSignal,
): Promise<Result | null> {
  return new Promise((resolve, reject) => {
    const done = () => {
      thread.unref()
      thread.off('message', onAnswer).off('error', onFailure).off('exit', onEnd)
      before.removeEventListener('abort', onLate)
    }
    const onAnswer = (answer: Result) => {
      if (answer.id !== task.id) return
      done()
      resolve(answer)
    }
    const onFailure = (error: unknown) => {
      done()
      reject(error)
    }
    const onEnd = () => onFailure(new Error(`the thread of task ${task.id} ended`))
    const onLate = () => {
      done()
      resolve(null)
    }
    thread.ref()
    thread.on('message', onAnswer).on('error', onFailure).on('exit', onEnd)
    before.addEventListener('abort', onLate, { once: true })
    thread.postMessage(task)
  })
}
