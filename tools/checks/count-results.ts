import { z } from 'zod'

export interface Count {
  readonly passed: number
  readonly failed: number
}

const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Counts a vitest JSON report. A file that failed outside its tests (it did not load) is one failure. */
export function countVitest(json: string): Count {
  const report = vitestReport.parse(JSON.parse(json))
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles }
}

/** Counts a Playwright JSON report. A test that passed only when tried again is a failure, and so is an error outside the tests. */
export function countPlaywright(json: string): Count {
  const { errors, stats } = playwrightReport.parse(JSON.parse(json))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
