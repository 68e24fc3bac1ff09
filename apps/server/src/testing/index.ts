export { createTestHall, type TestHall, type TestHallOptions } from './create-test-hall.ts'
export { runJobs } from './run-jobs.ts'
export { createTestClock, type TestClock } from './test-clock.ts'
