import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashInputs } from './hash-inputs.ts'

let root: string
const write = async (path: string, content: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gamehall-build-'))
  await write('package-lock.json', '{}')
  await write('apps/player/package.json', '{"dependencies":{"@gamehall/ui":"*","react":"1"}}')
  await write('apps/player/src/main.ts', 'start()')
  await write('packages/ui/package.json', '{"dependencies":{"@gamehall/money":"*"}}')
  await write('packages/money/package.json', '{}')
  await write('packages/ledger/package.json', '{}')
})
afterEach(() => rm(root, { recursive: true }))

test.each([
  ['its own source', 'apps/player/src/main.ts'],
  ['a new file', 'apps/player/src/new.ts'],
  ['a package it uses', 'packages/ui/button.css'],
  ['a package that one uses', 'packages/money/src/minor.ts'],
  ['the lockfile', 'package-lock.json'],
])('changes with %s', async (_, path) => {
  const before = hashInputs(root, 'apps/player')
  await write(path, '{"changed":true}')
  expect(hashInputs(root, 'apps/player')).not.toBe(before)
})

test.each([
  ['a package it does not use', 'packages/ledger/src/post.ts'],
  ['its tests', 'apps/player/src/main.test.ts'],
  ['what was built', 'apps/player/dist/main.js'],
  ['what was installed', 'apps/player/node_modules/react/index.js'],
])('stays the same with %s', async (_, path) => {
  const before = hashInputs(root, 'apps/player')
  await write(path, '{"changed":true}')
  expect(hashInputs(root, 'apps/player')).toBe(before)
})
