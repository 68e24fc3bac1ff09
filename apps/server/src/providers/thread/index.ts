export { createTaskThread } from './create-task-thread.ts'
