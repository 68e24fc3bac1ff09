export { answerTasks } from './answer-tasks.ts'
export { createTaskProcesses } from './create-task-processes.ts'
