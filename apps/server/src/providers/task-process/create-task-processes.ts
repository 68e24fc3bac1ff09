import type { ChildProcess } from 'node:child_process'
import { forkProcess, holdProcess } from '../../platform/processes/fork-process.ts'

export interface TaskProcessesOptions {
  /** The module that each process runs; it calls `answerTasks`. */
  readonly module: URL
  /** Tasks at once, each in a process of its own; 1 unless given. */
  readonly atOnce?: number
  /** Idle time after which a process ends; it starts with a task. */
  readonly idleMs: number
  /** Tasks that run or wait, at most. */
  readonly maxWaiting: number
  readonly onError: (error: unknown) => void
}

export type RunTask<Task, Result> = (task: Task, before: AbortSignal) => Promise<Result | null>

/**
 * Runs tasks in processes of their own, one after another in each. Null when too many wait, the time is up, or the task
 * failed; a late or failed task ends its process, since it cannot be interrupted.
 */
export function createTaskProcesses<Task extends object, Result extends object>({
  atOnce = 1,
  maxWaiting,
  ...options
}: TaskProcessesOptions): RunTask<Task, Result> {
  const free = Array.from({ length: atOnce }, () => createTaskProcess<Task, Result>(options))
  const queue: ((process: RunTask<Task, Result>) => void)[] = []
  let waiting = 0

  /**
   * The process that was used last is taken first, so that the others start only when they are needed. Null when none becomes free
   * in time.
   */
  async function take(before: AbortSignal): Promise<RunTask<Task, Result> | null> {
    if (before.aborted) return null
    const process = free.pop()
    if (process !== undefined) return process
    const { promise, resolve } = Promise.withResolvers<RunTask<Task, Result> | null>()
    const onLate = () => {
      const at = queue.indexOf(resolve)
      if (at === -1) return
      queue.splice(at, 1)
      resolve(null)
    }
    queue.push(resolve)
    before.addEventListener('abort', onLate, { once: true })
    return promise.finally(() => before.removeEventListener('abort', onLate))
  }

  function giveBack(process: RunTask<Task, Result>): void {
    const next = queue.shift()
    if (next === undefined) free.push(process)
    else next(process)
  }

  return async (task, before) => {
    if (waiting >= maxWaiting) return null
    waiting += 1
    const process = await take(before)
    try {
      return process && (await process(task, before))
    } finally {
      waiting -= 1
      if (process !== null) giveBack(process)
    }
  }
}

/** One process, which is given one task at a time. */
function createTaskProcess<Task extends object, Result extends object>({
  module,
  idleMs,
  onError,
}: Pick<TaskProcessesOptions, 'module' | 'idleMs' | 'onError'>): RunTask<Task, Result> {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let tasks = 0

  function end(): void {
    child?.kill('SIGKILL')
    child = null
  }

  return async (task, before) => {
    if (before.aborted) return null
    clearTimeout(idle)
    child ??= forkProcess(module)
    tasks += 1
    try {
      const answer = await ask<Result>(child, { ...task, id: tasks }, before)
      if (answer === null) end()
      return answer
    } catch (error) {
      onError(error)
      end()
      return null
    } finally {
      idle = setTimeout(end, idleMs).unref()
    }
  }
}

interface Answer {
  readonly id: number
  readonly error?: unknown
}

/** Null after the timeout. Throws the task's error, and when the process ends. */
function ask<Result>(
  child: ChildProcess,
  task: { readonly id: number },
  before: AbortSignal,
): Promise<Result | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Result | null>()
  const onMessage = (message: unknown) => {
    const answer = message as Answer
    if (answer.id !== task.id) return
    if (answer.error === undefined) resolve(message as Result)
    else reject(answer.error)
  }
  const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
    reject(new Error(`the process of task ${task.id} ended: ${signal ?? `exit code ${code}`}`))
  const onLate = () => resolve(null)
  holdProcess(child, true)
  child.on('message', onMessage).on('exit', onExit)
  before.addEventListener('abort', onLate, { once: true })
  // A process that takes no task has ended or is about to.
  child.send(task, (error) => error !== null && reject(error))
  return promise.finally(() => {
    holdProcess(child, false)
    child.off('message', onMessage).off('exit', onExit)
    before.removeEventListener('abort', onLate)
  })
}
