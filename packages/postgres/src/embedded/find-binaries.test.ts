import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureAccessibleBinaries, findBinaries } from './find-binaries.ts'
import { linkLibraries } from './link-libraries.ts'

const stranger = { uid: 65533, gid: 65533 }
let root: string
let native: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gamehall-binaries-'))
  await chmod(root, 0o755)
  native = join(root, 'private', 'native')
  await mkdir(join(native, 'bin'), { recursive: true })
  await writeFile(join(root, 'private', 'package.json'), '{"version":"18.0.0"}')
  await writeFile(join(native, 'bin', 'postgres'), 'the program', { mode: 0o755 })
})
afterEach(() => rm(root, { recursive: true }))

test('finds what npm installed for this machine', async () => {
  const { initdb, postgres } = await findBinaries(undefined)
  expect(existsSync(initdb)).toBe(true)
  expect(existsSync(postgres)).toBe(true)
})

test('uses the installed programs when their folder is accessible', async () => {
  const cache = join(root, 'cache')
  expect((await ensureAccessibleBinaries(native, stranger, cache)).postgres).toBe(
    join(native, 'bin', 'postgres'),
  )
  expect(existsSync(cache)).toBe(false)
})

test('copies them once to the cache folder when their folder is inaccessible', async () => {
  await chmod(join(root, 'private'), 0o700)
  const cache = join(root, 'cache')
  const [first, second] = await Promise.all([
    ensureAccessibleBinaries(native, stranger, cache),
    ensureAccessibleBinaries(native, stranger, cache),
  ])
  expect(first).toEqual(second)
  expect(first.postgres.startsWith(join(cache, 'postgresql-18.0.0-'))).toBe(true)
  expect(await readFile(first.postgres, 'utf8')).toBe('the program')
  expect((await stat(first.postgres)).mode & 0o001).toBe(1)
})

test('creates the listed links and keeps existing files', async () => {
  await mkdir(join(native, 'lib'))
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'the library')
  const link = (target: string) => ({ source: 'native/lib/libpq.so.5.18', target: `native/lib/${target}` })
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify([link('libpq.so'), link('libpq.so.5')]))
  await Promise.all([linkLibraries(native), linkLibraries(native)])
  await linkLibraries(native)
  expect(await readFile(join(native, 'lib', 'libpq.so.5'), 'utf8')).toBe('the library')
  expect(await readlink(join(native, 'lib', 'libpq.so'))).toBe('libpq.so.5.18')
})
