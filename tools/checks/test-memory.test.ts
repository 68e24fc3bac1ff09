import { expect, it } from 'vitest'
import vitestConfig from '../../vitest.config.ts'
import { runCommand } from './run-command.ts'

/** What all workers of a test run may keep in contexts of finished files (docs/decisions/0203). */
const MOST_MB = 4_000

it('the workers of a test run keep little in the contexts of finished files', () => {
  const { maxWorkers, vmMemoryLimit } = vitestConfig.test ?? {}
  const [, size = '', unit = ''] = /^(\d+)(MB|GB)$/.exec(String(vmMemoryLimit)) ?? []
  const limitMb = Number(size) * (unit === 'GB' ? 1_000 : 1)
  expect(limitMb).toBeGreaterThan(0)
  expect(limitMb * Number(maxWorkers)).toBeLessThanOrEqual(MOST_MB)
})

it('of a check that prints without end, the end is kept', async () => {
  const print = "for (let n = 0; n < 120; n += 1) console.log('x'.repeat(99_999)); console.log('last words')"
  const { exitCode, output } = await runCommand(process.execPath, ['-e', print])
  expect(exitCode).toBe(0)
  expect(output).toHaveLength(4_000_000)
  expect(output.endsWith('last words\n')).toBe(true)
})
