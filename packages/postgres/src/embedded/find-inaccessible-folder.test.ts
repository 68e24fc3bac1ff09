import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureDataFolder } from './cluster-folder.ts'
import { findInaccessibleFolder } from './find-inaccessible-folder.ts'

const stranger = { uid: 65533, gid: 65533 }
let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gamehall-closed-'))
  await chmod(root, 0o755)
  await mkdir(join(root, 'outer', 'inner'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

test('finds nothing on an accessible path, even with missing folders at its end', () => {
  expect(findInaccessibleFolder(join(root, 'outer', 'inner', 'not', 'yet'), stranger)).toBeUndefined()
})

test('finds the outermost inaccessible folder', async () => {
  await chmod(join(root, 'outer', 'inner'), 0o700)
  await chmod(join(root, 'outer'), 0o744)
  expect(findInaccessibleFolder(join(root, 'outer', 'inner'), stranger)).toBe(join(root, 'outer'))
})

test('checks the owner and group permissions', async () => {
  const mine = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  await chmod(join(root, 'outer'), 0o711)
  await chmod(join(root, 'outer', 'inner'), 0o710)
  const inner = join(root, 'outer', 'inner')
  expect(findInaccessibleFolder(inner, mine)).toBeUndefined()
  expect(findInaccessibleFolder(inner, { ...stranger, gid: mine.gid })).toBeUndefined()
  expect(findInaccessibleFolder(inner, stranger)).toBe(inner)
})

test('refuses a data folder in an inaccessible one, with the remedy', async () => {
  const closed = join(root, 'outer')
  await chmod(closed, 0o700)
  const opened = ensureDataFolder(join(closed, 'inner', 'data'), stranger)
  await expect(opened).rejects.toThrow(`cannot enter ${closed},`)
  await expect(opened).rejects.toThrow(/chmod o\+x .*DATA_DIR=/)
})

test('does not check access for the current user', async () => {
  await chmod(join(root, 'outer'), 0o700)
  await expect(ensureDataFolder(join(root, 'outer', 'inner', 'data'), undefined)).resolves.toBeUndefined()
})

test('creates accessible folders, whatever the umask', async () => {
  const before = process.umask(0o077)
  try {
    const data = join(root, 'made', 'deep', 'data')
    await ensureDataFolder(data, stranger)
    expect(findInaccessibleFolder(data, stranger)).toBeUndefined()
  } finally {
    process.umask(before)
  }
})
