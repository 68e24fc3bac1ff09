import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTree } from '../architecture/read-tree.ts'
import { root } from '../root.mjs'
import type { Check, CheckResult } from './check.ts'
import { type Count, countPlaywright, countVitest } from './count-results.ts'
import { pickUnitTests } from './pick-unit-tests.ts'
import { type CommandEnd, runCommand } from './run-command.ts'

/** Static checks: each passes or fails as a whole. */
export const staticChecks: readonly Check[] = [
  // Several checkers of one project each work out the same types: a third more work on two cores.
  simpleCheck('types', 'tsc', ['-b', '--builders', '2', '--checkers', '1']),
  simpleCheck('lint', 'biome', ['check', '--error-on-warnings', '.']),
  simpleCheck('architecture', process.execPath, ['tools/architecture/lint-architecture.ts']),
  simpleCheck('unused code', 'knip', []),
]

/** What the tests serve. It keeps one core busy, so it runs beside the static checks. */
export const build: Check = simpleCheck('build', process.execPath, ['tools/build/build.ts'])

/** The tests that need no database, no trained model and no simulation. */
export const unitTests: Check = {
  name: 'unit tests',
  isHeavy: true,
  run: () => runVitest(pickUnitTests(readTree(root))),
}

export const allTests: Check = {
  name: 'unit and integration tests',
  isHeavy: true,
  run: () => runVitest([]),
}

export const journeys: Check = {
  name: 'journeys in a browser',
  isHeavy: true,
  run: () =>
    runCounted(countPlaywright, (report) =>
      runCommand('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        // The servers of the journeys and the browsers' processes load what others have compiled.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/gamehall-test-commands'),
      }),
    ),
}

function runVitest(files: readonly string[]): Promise<CheckResult> {
  return runCounted(countVitest, (report) =>
    runCommand('vitest', [
      'run',
      ...files,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
  )
}

function simpleCheck(name: string, program: string, args: readonly string[]): Check {
  return {
    name,
    isHeavy: false,
    run: async () => {
      const { exitCode, output } = await runCommand(program, args)
      return exitCode === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
    },
  }
}

/** Counts results from the runner's report; a failed exit without a reported failure, or without a report, counts as one failure. */
async function runCounted(
  count: (json: string) => Count,
  run: (reportFile: string) => Promise<CommandEnd>,
): Promise<CheckResult> {
  const folder = await mkdtemp(join(tmpdir(), 'gamehall-report-'))
  const reportFile = join(folder, 'report.json')
  try {
    const { exitCode, output } = await run(reportFile)
    const report = await readFile(reportFile, 'utf8').catch(() => undefined)
    if (report === undefined) return { passed: 0, failed: 1, output }
    const { passed, failed } = count(report)
    return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed, output }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
