import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadEnv } from './load-env.mjs'

const NAMES = ['LOAD_ENV_FROM_FILE', 'LOAD_ENV_FROM_BOTH'] as const
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'load-env-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  for (const name of NAMES) delete process.env[name]
})

it('takes what the file says, unless the environment says otherwise', () => {
  process.env.LOAD_ENV_FROM_BOTH = 'environment'
  writeFileSync(
    join(folder, '.env'),
    '# why\nLOAD_ENV_FROM_FILE="a value"\nLOAD_ENV_FROM_BOTH=file\n#LOAD_ENV_NOT=1\n',
  )
  loadEnv(folder)
  expect(NAMES.map((name) => process.env[name])).toEqual(['a value', 'environment'])
  expect(process.env.LOAD_ENV_NOT).toBeUndefined()
})

it('does without one', () => {
  loadEnv(folder)
  expect(NAMES.map((name) => process.env[name])).toEqual([undefined, undefined])
})
