import { randomBytes } from 'node:crypto'
import { createEncryptor, type DataKey } from '@gamehall/encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensurePlayerKey, findPlayerKey } from '../../platform/encryption/player-keys.ts'
import { readUpload, storeFile } from '../../rooms/site/index.ts'
import {
  createMemoryStorage,
  createTestContext,
  createTestPlayer,
  type MemoryStorage,
  type TestContext,
} from '../../testing/index.ts'
import { encryptedColumns, playerKeyColumns } from './encrypted-columns.ts'
import { rotateDataKey } from './rotate-data-key.ts'

const old: DataKey = { version: 1, key: Buffer.alloc(32, 7) }
const fresh: DataKey = { version: 2, key: randomBytes(32) }

let ctx: TestContext
let storage: MemoryStorage
beforeAll(async () => {
  storage = createMemoryStorage()
  ctx = await createTestContext({ providers: { storage } })
})
afterAll(() => ctx.close())

const ctxWith = (...keys: [DataKey, ...DataKey[]]) => ({ ...ctx, encryptor: createEncryptor(keys) })
const rotate = (...keys: [DataKey, ...DataKey[]]) =>
  rotateDataKey({ db: ctx.db, pool: ctx.pool, encryptor: createEncryptor(keys), storage }, () => {})

/** One player with something in each kind of column that the first key seals. */
async function fill() {
  const { playerId } = await createTestPlayer(ctx)
  const seal = (text: string, context: string) => ctx.encryptor.encryptText(text, context)
  await ctx.pool.query('update players set birth_date_sealed = $2 where player_id = $1', [
    playerId,
    seal('1990-01-02', `birth-date/${playerId}`),
  ])
  await ctx.pool.query(
    'insert into real_names (player_id, status, name_sealed, birth_date_sealed, decided_at) values ($1, 1, $2, $3, now())',
    [playerId, seal('王小明', `real-name/${playerId}`), seal('1990-01-02', `birth-date/${playerId}`)],
  )
  const { encryptor: own } = await ensurePlayerKey(ctx, ctx.db, playerId)
  const personal = own.encryptText('of the player alone', 'note')
  const file = { type: 'image/jpeg', bytes: Buffer.from('a picture') }
  const picture = await storeFile(ctx, playerId, 'support_image', file)
  const document = await storeFile(ctx, playerId, 'id_front', file)
  return { playerId, personal, picture, document }
}

describe('npm run keys:rotate', () => {
  it('lists every encrypted column of the database', async () => {
    const { rows } = await ctx.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and column_name like '%\\_sealed' order by 1`,
    )
    const known = [...encryptedColumns.map(({ table, column }) => `${table}.${column}`), ...playerKeyColumns]
    expect(rows.map(({ name }) => name)).toEqual(known.toSorted())
  })

  it('re-encrypts columns, players’ keys and files while both keys are in use', async () => {
    const { playerId, personal, picture, document } = await fill()
    const before = await readUpload(ctx, picture)
    const { steps, remaining } = await rotate(fresh, old)
    expect(remaining).toEqual([])
    expect(steps.find(({ name }) => name === 'files')).toMatchObject({ changed: 1 })

    const after = ctxWith(fresh)
    const row = await ctx.pool.query(
      `select p.birth_date_sealed as birth, n.name_sealed as name from players p join real_names n using (player_id)
        where player_id = $1`,
      [playerId],
    )
    expect(after.encryptor.decryptText(row.rows[0].birth, `birth-date/${playerId}`)).toBe('1990-01-02')
    expect(after.encryptor.decryptText(row.rows[0].name, `real-name/${playerId}`)).toBe('王小明')
    const key = await findPlayerKey(after, ctx.db, playerId)
    expect(key?.encryptor.decryptText(personal, 'note')).toBe('of the player alone')
    expect(await readUpload(after, picture)).toEqual(before)
    expect(await readUpload(after, document)).toEqual(before)
    // Of each file one copy lies in the store.
    expect(storage.files.size).toBe(2)
  })

  it('changes nothing when done, and resumes after a stop', async () => {
    await Promise.all([fill(), fill(), fill()])
    const first = rotate(fresh, old)
    const stopped = rotateDataKey(
      { db: ctx.db, pool: ctx.pool, encryptor: createEncryptor([fresh, old]), storage },
      ({ name }) => {
        if (name === 'real_names.name_sealed') throw new Error('the process was killed')
      },
    )
    await expect(stopped).rejects.toThrow('killed')
    await first
    const again = await rotate(fresh, old)
    expect(again.steps.map(({ changed }) => changed)).toEqual(again.steps.map(() => 0))
    // Without the old key nothing is missing.
    await expect(rotate(fresh)).resolves.toMatchObject({ keyVersion: 2, remaining: [] })
  })

  it('re-encrypts unrevealed seeds and leaves revealed ones', async () => {
    const hash = 'ab'.repeat(32)
    const { rows } = await ctx.pool.query(
      `with p as (insert into arcade.players (name, created_at) values ('gh1', now()) returning player_id)
        insert into arcade.server_seeds (player_id, game, seed, seed_hash, created_at, revealed_at)
          select player_id, 'mines', seed, $2, now(), revealed from p,
            (values ($1::text, null::timestamptz), ($3, now())) as s(seed, revealed) returning seed_id`,
      [
        ctx.encryptor.encryptText('the seed', `server-seed/${hash}`).toString('base64'),
        hash,
        'cd'.repeat(32),
      ],
    )
    await rotate(fresh, old)
    const seeds = await ctx.pool.query(
      'select seed from arcade.server_seeds where seed_id = any ($1) order by 1',
      [rows.map(({ seed_id }) => seed_id)],
    )
    const texts = seeds.rows.map(({ seed }) => String(seed))
    expect(texts).toContain('cd'.repeat(32))
    const sealed = texts.find((text) => text.length !== 64) ?? ''
    expect(createEncryptor([fresh]).decryptText(Buffer.from(sealed, 'base64'), `server-seed/${hash}`)).toBe(
      'the seed',
    )
  })

  it('re-encrypts the seeds of hash chains', async () => {
    const hash = 'ef'.repeat(32)
    await ctx.pool.query(
      `insert into arcade.hash_chains (game, table_id, length, terminal_hash, checkpoints, salt_source, created_at)
        values ('a-game', 'standard', 1, $1, $2, 'player', now())`,
      [hash, ctx.encryptor.encryptText('the chain', `hash-chain/${hash}`).toString('base64')],
    )
    await rotate(fresh, old)
    const { rows } = await ctx.pool.query('select checkpoints from arcade.hash_chains')
    const sealed = Buffer.from(String(rows[0]?.checkpoints), 'base64')
    expect(createEncryptor([fresh]).decryptText(sealed, `hash-chain/${hash}`)).toBe('the chain')
  })

  it('reports what still needs the older key', async () => {
    await ctx.pool.query("select graphile_worker.add_job('notify-contact', '{}')")
    expect((await rotate(fresh, old)).remaining).toEqual([
      '1 queued messages may be encrypted with an older key until they are sent',
    ])
  })

  it('fails without changes when a key is missing', async () => {
    const { playerId } = await fill()
    await expect(rotate(fresh)).rejects.toThrow('data key 1, which is not configured')
    expect(await findPlayerKey(ctx, ctx.db, playerId)).not.toBeNull()
  })
})
