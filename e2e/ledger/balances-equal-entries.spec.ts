import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '../fixtures/test.ts'

const root = join(import.meta.dirname, '../..')

// Node warns on stderr when both colour variables are set.
const { FORCE_COLOR: _force, NO_COLOR: _no, ...env } = process.env

test('after all journeys, every balance equals the sum of its entries', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'apps/server/src/ledger-check-cli.ts')],
    { cwd: root, encoding: 'utf8', env: { ...env, DATA_DIR: process.env.E2E_DATA_DIR } },
  )
  expect(stderr).toBe('')
  expect(stdout).toContain('every balance equals its entries')
  expect(status, stdout).toBe(0)
})
