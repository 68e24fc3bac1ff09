import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.mjs'
import { hashInputs } from './hash-inputs.ts'

interface App {
  readonly folder: string
  /** Imported only when the app is stale, because the bundler loads slowly. */
  readonly build: () => Promise<unknown>
}

const apps: readonly App[] = [
  { folder: 'apps/player', build: async () => (await import('../../apps/player/build.ts')).buildPlayer() },
  { folder: 'apps/arcade', build: async () => (await import('../../apps/arcade/build.ts')).buildArcade() },
]

for (const app of apps) {
  const stamp = join(root, app.folder, 'dist', '.built-from')
  const inputs = hashInputs(root, app.folder)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) continue
  // An interrupted build must not look finished.
  rmSync(stamp, { force: true })
  const startedAt = performance.now()
  await app.build()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, inputs)
  console.log(`Built ${app.folder} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
