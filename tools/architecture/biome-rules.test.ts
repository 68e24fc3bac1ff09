import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '../root.mjs'

const rooms = 'apps/server/src/rooms'
const features = 'apps/player/src/features'
const use = (specifier: string) => `import { a } from '${specifier}'\n\na()\n`

/** What our part of biome.json refuses: path, text, rule, and a word of its message. */
const refused = [
  ['packages/money/src/a.ts', use('@gamehall/server'), 'noRestrictedImports', 'mounts other apps'],
  ['apps/player/src/a.ts', use('@gamehall/arcade'), 'noRestrictedImports', 'mounts other apps'],
  ['apps/arcade/src/a.ts', use('@gamehall/sandbox'), 'noRestrictedImports', 'mounts other apps'],
  [`${rooms}/games/a.ts`, use('@gamehall/arcade'), 'noRestrictedImports', 'mounts other apps'],
  [`${rooms}/games/jobs/a.ts`, use('@gamehall/arcade'), 'noRestrictedImports', 'mounts other apps'],
  ['apps/server/src/platform/a.ts', use('@gamehall/sandbox'), 'noRestrictedImports', 'mounts other apps'],
  ['apps/server/src/platform/b.ts', use('../rooms/wallet/index.ts'), 'noRestrictedImports', 'knows no room'],
  ['packages/ledger/src/post.ts', use('@gamehall/ui'), 'noRestrictedImports', '@gamehall/money only'],
  [
    'packages/web-client/src/calls/call.ts',
    use('@gamehall/ui/feedback/toast-store.ts'),
    'noRestrictedImports',
    '@gamehall/money only',
  ],
  [`${rooms}/account/login.ts`, use('zod'), 'noRestrictedImports', 'packages/contract'],
  [`${features}/account/form.ts`, use('zod/mini'), 'noRestrictedImports', 'packages/contract'],
  ['apps/player/src/shared/form.ts', use('zod'), 'noRestrictedImports', 'packages/contract'],
  [`${rooms}/account/routes/login.ts`, use('kysely'), 'noRestrictedImports', 'no SQL'],
  [`${rooms}/account/routes.ts`, use('kysely'), 'noRestrictedImports', 'no SQL'],
  [`${rooms}/site/uploads/upload-routes.ts`, use('kysely'), 'noRestrictedImports', 'no SQL'],
  ['apps/player/src/shared/api/a.ts', use('../../features/wallet/index.ts'), 'noRestrictedImports', 'shared'],
  ['apps/player/src/shared/api/b.ts', use('../../app/paths.ts'), 'noRestrictedImports', 'Below app'],
  [`${features}/wallet/b.ts`, use('../../app/paths.ts'), 'noRestrictedImports', 'Below app'],
  [`${features}/wallet/c.ts`, "export { b } from '../../app/paths.ts'\n", 'noRestrictedImports', 'Below app'],
  [
    `${features}/wallet/d.ts`,
    "export const a = () => import('../../app/paths.ts')\n",
    'noRestrictedImports',
    'app',
  ],
  [`${rooms}/account/e.ts`, 'export const a = (b: { c?: number }) => b.c!\n', 'noNonNullAssertion', ''],
  [`${rooms}/account/f.ts`, 'export const a = (b: unknown) => b as any\n', 'noExplicitAny', ''],
  [`${rooms}/account/g.ts`, 'export default 1\n', 'noDefaultExport', ''],
  [`${rooms}/account/h.ts`, '// @ts-ignore\nexport const a = 1\n', 'noTsIgnore', ''],
] as const

const allowed = [
  ['apps/server/src/app/mount-arcade.ts', use('@gamehall/arcade')],
  ['apps/server/src/providers/games/arcade/provider.test.ts', use('@gamehall/arcade')],
  ['apps/player/src/app/a.ts', use('@gamehall/ui/buttons/button.tsx')],
  ['packages/ledger/src/post-one.ts', use('@gamehall/money')],
  ['packages/web-client/src/calls/send-call.ts', use('@gamehall/contract/constants')],
  ['packages/ledger/src/post.test.ts', use('@gamehall/ui')],
  ['packages/contract/src/account/calls.ts', use('zod')],
  [`${rooms}/inbox/notices/actions/publish-notice.ts`, use('zod')],
  [`${rooms}/games/bets/jobs/pull-bets-job.ts`, use('zod')],
  [`${rooms}/account/account-queries.ts`, use('kysely')],
  ['apps/player/src/app/router.tsx', use('../features/wallet/index.ts')],
  [`${features}/wallet/e.ts`, use('../../shared/api/call.ts')],
  ['vitest.config.ts', 'export default {}\n'],
] as const

const report = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), message: z.string(), location: z.object({ path: z.string() }) }),
  ),
})
let folder = ''
let found: { path: string; rule: string; message: string }[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'biome-rules-'))
  const config = { ...JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')), vcs: { enabled: false } }
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
  for (const [path, text] of [...refused, ...allowed]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=1000', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  found = report.parse(JSON.parse(stdout)).diagnostics.map((one) => ({
    path: one.location.path,
    rule: one.category,
    message: one.message,
  }))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(refused)('%s is refused: %j', (path, _, rule, message) => {
  const here = found.filter((one) => one.path === path)
  expect(here.map((one) => one.rule)).toEqual([expect.stringContaining(rule)])
  expect(here[0]?.message).toContain(message)
})

test.each(allowed)('%s is fine: %j', (path) => {
  expect(found.filter((one) => one.path === path)).toEqual([])
})
