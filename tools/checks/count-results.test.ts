import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-results.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((t) => ({ status: t })),
})

test('vitest: passed and failed tests, and files that did not load', () => {
  const report = {
    success: false,
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed'), file('failed')],
  }
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 2 })
})

test('playwright: a flaky test and an error outside the tests are failures', () => {
  const report = {
    errors: [{ message: 'no browser' }],
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
  }
  expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 5, failed: 3 })
})

test('a report of another shape is refused, not counted as nothing', () => {
  expect(() => countVitest('{}')).toThrow()
  expect(() => countPlaywright('{"stats":{}}')).toThrow()
})
