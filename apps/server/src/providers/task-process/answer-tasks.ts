import { serveParent } from '../../platform/processes/serve-parent.ts'

interface Identified {
  readonly id: number
}

/** In a process of `createTaskProcesses`: answers each task with what `perform` returns, or with its error. */
export function answerTasks<Task extends Identified, Result extends object>(
  perform: (task: Task) => Promise<Result>,
): void {
  serveParent(async (task: Task) => {
    try {
      return { ...(await perform(task)), id: task.id }
    } catch (error) {
      return { id: task.id, error }
    }
  })
}
