import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSecretFiles } from './read-secret-files.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gamehall-secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(content: string): string {
  const path = join(folder, `secret-${content.length}`)
  writeFileSync(path, content)
  return path
}

it('reads a secret from its file without the trailing newline', () => {
  const { env, problems } = readSecretFiles({ A_FILE: fileOf('from a vault\n'), B: 'given' }, ['A', 'B'])
  expect(env).toMatchObject({ A: 'from a vault', B: 'given' })
  expect(problems).toEqual([])
})

it('ignores variables that are not in the list', () => {
  expect(readSecretFiles({ LOG_FILE: '/nowhere' }, ['A']).problems).toEqual([])
})

it.each([
  [
    'both are given',
    () => ({ A: 'x', A_FILE: fileOf('y') }),
    'A_FILE: A is given too; leave one of them out',
  ],
  ['the file is absent', () => ({ A_FILE: join(folder, 'no') }), 'A_FILE: the file cannot be read (ENOENT)'],
  ['the file is empty', () => ({ A_FILE: fileOf('\n') }), 'A_FILE: the file is empty'],
])('names the variable when %s', (_what, given, problem) => {
  expect(readSecretFiles(given(), ['A']).problems).toEqual([problem])
})
