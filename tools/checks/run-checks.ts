import { parseArgs } from 'node:util'
import { allTests, build, journeys, staticChecks, unitTests } from './all-checks.ts'
import type { Check } from './check.ts'

const [scope] = parseArgs({ allowPositionals: true }).positionals
const lightAtOnce = 2
let passed = 0
let failed = 0
const failedChecks = new Set<Check>()

const checks = scope === 'quick' ? [...staticChecks, unitTests] : [build, ...staticChecks, allTests, journeys]
const light = checks.filter((check) => !check.isHeavy)
await Promise.all(Array.from({ length: lightAtOnce }, () => runInTurn(light)))
// Nothing is tested on what an earlier build left.
if (!failedChecks.has(build)) await runInTurn(checks.filter((check) => check.isHeavy))

process.exitCode = failed === 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed`)

/** Runs checks from a shared list until it is empty. */
async function runInTurn(list: Check[]): Promise<void> {
  for (let check = list.shift(); check !== undefined; check = list.shift()) {
    const startedAt = performance.now()
    const result = await check.run()
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    passed += result.passed
    failed += result.failed
    console.log(
      `${result.failed === 0 ? '✓' : '✗'} ${check.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
    )
    if (result.failed === 0) continue
    failedChecks.add(check)
    console.log(result.output.trimEnd())
  }
}
