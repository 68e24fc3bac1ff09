import { randomBytes, randomInt } from 'node:crypto'
import { createEncryptor, type DataKey, type Encryptor } from '@gamehall/encryption'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { createIdentityFixture, type IdentityFixture } from '../../attempts/testing/identity-fixture.ts'
import { reencryptFilmParts } from '../../privacy/reencrypt-film-parts.ts'
import type { IdentityContext } from '../../tables.ts'
import { openFilmArchive } from './film-archive.ts'
import { encodePrint, type FilmPrint, partsOf } from './film-print.ts'
import { fingerprintFilms } from './jobs/fingerprint-films.ts'

const old: DataKey = { version: 1, key: Buffer.alloc(32, 7) }
const fresh: DataKey = { version: 2, key: randomBytes(32) }

let stage: IdentityFixture
let ctx: IdentityContext
beforeAll(async () => {
  stage = await createIdentityFixture()
  ctx = stage.ctx
})
afterAll(() => stage.close())
beforeEach(() => useKeys(old))

/** Restarts the server’s encryption with these keys. */
const useKeys = (...keys: [DataKey, ...DataKey[]]) =>
  Object.assign<{ encryptor: Encryptor }, { encryptor: Encryptor }>(stage.ctx, {
    encryptor: createEncryptor(keys),
  })

const drawFilm = (): FilmPrint =>
  Array.from({ length: 8 }, (_, index) => ({
    hash: Uint8Array.from(randomBytes(32)),
    x: index / 10,
    y: index / 20,
  }))

const inDays = (days: number) => new Date(stage.clock.now().getTime() + days * DAY_MS)
/** Films of another player, under the keys of now. */
const openArchive = async () => openFilmArchive(stage.ctx, (await stage.newPlayer()).playerId)

async function keep(film: FilmPrint) {
  await (await openArchive()).keep([film])
  return readNewest()
}
const readNewest = () =>
  ctx.db.selectFrom('face_films').selectAll().orderBy('film_id', 'desc').executeTakeFirstOrThrow()
const find = async (film: FilmPrint) => (await openArchive()).search(film)

it('no part of a hash is stored in plain text, and other keys give other fingerprints', async () => {
  const film = drawFilm()
  const row = await keep(film)
  const plain = new Set(partsOf(film))
  expect(row.bands).toEqual([])
  expect(row.part_fingerprints).toHaveLength(plain.size)
  expect(row.part_fingerprints?.filter((part) => plain.has(part))).toEqual([])
  useKeys(fresh)
  const other = await keep(film)
  expect(other.part_fingerprints?.filter((part) => row.part_fingerprints?.includes(part))).toEqual([])
})

it('a film is found under any configured key, and under the new one alone after keys:rotate', async () => {
  const film = drawFilm()
  const { film_id } = await keep(film)
  useKeys(fresh, old)
  expect(await find(film)).toBe('same')
  const context = { db: ctx.db, encryptor: ctx.encryptor, storage: stage.storage }
  const rotated = await reencryptFilmParts.batch(context, null)
  expect(rotated).toMatchObject({ kept: 0 })
  expect(rotated.changed).toBeGreaterThan(0)
  expect(await reencryptFilmParts.batch(context, null)).toMatchObject({ seen: 0, changed: 0 })
  const row = await readNewest()
  const sealed = ctx.encryptor.reencrypt(row.print_sealed, `face-film/${film_id}`)
  await ctx.db
    .updateTable('face_films')
    .set({ print_sealed: sealed ?? row.print_sealed })
    .where('film_id', '=', film_id)
    .execute()
  await ctx.db.deleteFrom('face_films').where('film_id', '<>', film_id).execute()
  useKeys(fresh)
  expect(await find(film)).toBe('same')
  await ctx.db.deleteFrom('face_films').execute()
})

it('a film kept by an older server is found, and its plain parts are removed by the job', async () => {
  const film = drawFilm()
  const film_id = (await keep(drawFilm())).film_id + 1_000_000_000n
  await ctx.db
    .insertInto('face_films')
    .values({
      film_id,
      check_id: null,
      step: 0,
      created_at: stage.clock.now(),
      kept_until: inDays(365),
      bands: partsOf(film),
      print_sealed: ctx.encryptor.encrypt(encodePrint(film), `face-film/${film_id}`),
    })
    .execute()
  expect(await find(film), 'before the job').toBe('same')
  await fingerprintFilms.run(ctx, {}, stage.clock.now())
  expect(await readNewest()).toMatchObject({ film_id, bands: [], key_version: 1 })
  expect(await find(film), 'after it').toBe('same')
  expect(await find(drawFilm())).toBeNull()
})

/** The film with other bits in all but so many parts, and the face elsewhere. */
function alter(film: FilmPrint, shared: number, moved = 0): FilmPrint {
  const same = new Set(
    Array.from({ length: shared }, (_, index) => `${index % film.length}/${Math.floor(index / film.length)}`),
  )
  return film.map(({ hash, x, y }, frame) => {
    const other = Uint8Array.from(hash)
    for (let part = 0; part < 10; part += 1)
      if (!same.has(`${frame}/${part}`)) other[part * 3] = (other[part * 3] ?? 0) ^ (1 << randomInt(8))
    return { hash: other, x: x + moved * (frame % 2), y }
  })
}

const keepTakes = async (film: FilmPrint, count: number) =>
  (await openArchive()).keep(Array.from({ length: count }, () => alter(film, 10, 0.1)))

describe('with more takes of one person than are compared in any case', () => {
  it('finds an altered film whose original shares fewer parts with it than they', async () => {
    const original = drawFilm()
    const altered = alter(original, 6)
    await keep(original)
    await keepTakes(altered, 60)
    expect(await find(altered)).toBe('same')
    expect(await find(alter(altered, 12, 0.2)), 'another take').toBeNull()
  })

  it('leaves a film to a person when more are alike than can be compared', async () => {
    const film = drawFilm()
    await keepTakes(film, 1000)
    expect(await find(film)).toBeNull()
    await keepTakes(film, 1)
    expect(await find(film)).toBe('likely')
  }, 60_000)
})
