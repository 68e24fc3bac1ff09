import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from './config.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gamehall-config-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('takes secrets from files and holds them to the same rules', () => {
  const file = join(folder, 'data-key')
  writeFileSync(file, `${'ab'.repeat(32)}\n`)
  expect(readConfig({ DATA_KEY_FILE: file }).DATA_KEY).toBe('ab'.repeat(32))
  writeFileSync(file, 'no key\n')
  expect(() => readConfig({ DATA_KEY_FILE: file })).toThrow(/DATA_KEY: must be 64 hexadecimal digits/)
})

it('names what is wrong with a file beside everything else, and shows no secret', () => {
  const read = () =>
    readConfig({
      PAYOUT_SECRET_FILE: join(folder, 'none'),
      DATA_KEY_FILE: 'x',
      DATA_KEY: 's3cret',
      PORT: '-1',
    })
  expect(read).toThrow(/PAYOUT_SECRET_FILE: the file cannot be read \(ENOENT\)/)
  expect(read).toThrow(/DATA_KEY_FILE: DATA_KEY is given too/)
  expect(read).toThrow(/PORT:/)
  expect(read).not.toThrow(/s3cret/)
})

it('takes several data keys with their numbers', () => {
  const keys = `2:${'ab'.repeat(32)},1:${'cd'.repeat(32)}`
  expect(readConfig({ DATA_KEY: keys }).DATA_KEY).toBe(keys)
  expect(() => readConfig({ DATA_KEY: `2:${'ab'.repeat(32)},2:${'cd'.repeat(32)}` })).toThrow('DATA_KEY')
})
