import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ensurePlayerKey } from './platform/encryption/player-keys.ts'
import { createTestContext, createTestPlayer } from './testing/index.ts'
import { runCli } from './testing/run-cli.ts'

it('re-encrypts, prints its progress and says that the older key can be removed', async () => {
  const ctx = await createTestContext()
  const folder = mkdtempSync(join(tmpdir(), 'gamehall-rotate-'))
  const { playerId } = await createTestPlayer(ctx)
  await ensurePlayerKey(ctx, ctx.db, playerId)
  const env = { DATA_KEY: `2:${'5d'.repeat(32)},1:${'07'.repeat(32)}`, DATA_DIR: folder }
  const { exitCode, out, err } = await runCli('keys-rotate-cli.ts', ctx.databaseUrl, [], env)
  await ctx.close()
  rmSync(folder, { recursive: true })
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' })
  expect(out).toContain('player_keys.key_sealed: 1 checked, 1 re-encrypted')
  expect(out).toContain(
    'Everything at rest is encrypted with data key 2; older keys can be removed from DATA_KEY',
  )
}, 60_000)
