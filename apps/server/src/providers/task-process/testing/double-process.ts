import { answerTasks } from '../answer-tasks.ts'

export type DoubleTask = { readonly value: number } | { readonly what: 'fail' | 'crash' | 'hang' }

answerTasks(async (task: DoubleTask & { readonly id: number }) => {
  if ('value' in task) return { doubled: 2 * task.value, pid: process.pid }
  if (task.what === 'fail') throw new Error('cannot double this')
  if (task.what === 'crash') process.kill(process.pid, 'SIGKILL')
  return new Promise<never>(() => {})
})
