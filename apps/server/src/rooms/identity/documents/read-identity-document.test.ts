import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TextScanner } from '../../../providers/ocr/index.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { lockIdentity } from '../attempts/identity-locks.ts'
import {
  createConfidentReading,
  createIdentityFields,
  ID_CARD_REQUEST,
} from '../attempts/testing/document-fixture.ts'
import { createIdentityFixture, type IdentityFixture } from '../attempts/testing/identity-fixture.ts'

/** An OCR engine that finds an empty page, unless it is busy. */
const scanner: TextScanner & { isBusy: boolean; looks: number; gate: Promise<void> | null } = {
  isBusy: false,
  looks: 0,
  gate: null,
  async scanText() {
    scanner.looks += 1
    await scanner.gate
    return scanner.isBusy ? null : { turn: 0, lines: [] }
  },
  readLine: async () => null,
}

let stage: IdentityFixture
beforeAll(async () => {
  stage = await createIdentityFixture({ scanner, ocr: { readLines: async () => [] } })
})
afterAll(() => stage.close())

/** Asks as the player page does: again while the photos still wait, which on a busy machine may last longer than a request. */
async function read({ caller }: TestPlayer, photos: object) {
  for (;;) {
    const answer = await stage.ask(caller, 'readIdentityDocument', photos)
    if (answer.ok || (answer.code !== 10320 && answer.code !== 10322)) return answer
  }
}

async function newBegun(request: object = ID_CARD_REQUEST): Promise<TestPlayer> {
  const player = await stage.newPlayer()
  await stage.ask(player.caller, 'startIdentity', request)
  return player
}
/** Starts the player's requests and waits until each of them has attached its photos: requests that wait for a lock get it in turn. */
async function attachAll<T>({ playerId }: TestPlayer, start: () => Promise<T>[]): Promise<Promise<T>[]> {
  const [held, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const lock = (then?: () => Promise<void>) =>
    stage.ctx.db.transaction().execute(async (trx) => {
      await lockIdentity(trx, playerId)
      await then?.()
    })
  const untilWaiting = (count: number) =>
    vi.waitFor(async () => {
      const { rowCount } = await stage.ctx.pool.query(`select 1 from pg_locks l
        join pg_database d on d.oid = l.database and d.datname = current_database() where l.locktype = 'advisory' and not l.granted`)
      expect(rowCount).toBe(count)
    }, WAIT)
  const before = lock(async () => {
    held.resolve()
    await go.promise
  })
  await held.promise
  const asked = start()
  await untilWaiting(asked.length)
  const after = lock()
  await untilWaiting(asked.length + 1)
  go.resolve()
  await Promise.all([before, after])
  return asked
}
/** How long a test waits for what must come, on a busy machine, too. */
const WAIT = { timeout: 15_000, interval: 20 }

/** A card on a table with text lines. */
const LINES = Array.from(
  { length: 9 },
  (_, row) => `<rect x="340" y="${230 + row * 60}" width="520" height="22"/>`,
)
const CARD = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1000"><rect width="1400" height="1000"
  fill="#6b5a48"/><rect x="200" y="160" width="1000" height="640" rx="30" fill="#f4f4ee"/>${LINES.join('')}</svg>`
const photo = sharp(Buffer.from(CARD)).png().toBuffer()

/** Uploads two blank pictures, unless `bytes` are given. */
const bothSides = async ({ caller }: TestPlayer, bytes?: Buffer) => ({
  front_upload_id: await stage.upload(caller, 'id_front', bytes),
  reverse_upload_id: await stage.upload(caller, 'id_reverse', bytes),
})
const refusedBy = (field: string, rule: string) => ({ code: 400, fields: [{ field, rule }] })

describe('reading a document', { timeout: 60_000 }, () => {
  it('an empty page is reported, and its photo link works for a minute', async () => {
    const player = await newBegun()
    const answer = await read(player, await bothSides(player))
    expect(answer).toMatchObject({
      ok: true,
      data: { fields: {}, front_reasons: expect.arrayContaining([expect.stringMatching(/^document_/)]) },
    })
    const { front_url: url } = answer.ok ? (answer.data as { front_url: string }) : { front_url: '' }
    expect((await stage.app.inject({ method: 'GET', url })).statusCode).toBe(200)
    expect(await stage.ask(player.caller, 'getIdentity')).toMatchObject({
      data: { draft: { has_front: true, has_reverse: true, is_confirmed: false } },
    })
  })

  it('marks fields read with low confidence', async () => {
    const player = await newBegun()
    await read(player, await bothSides(player))
    const sure = createConfidentReading(createIdentityFields({ name: '王小明' }))
    await stage.setReading(player, {
      ...sure,
      fields: { ...sure.fields, gender: { value: '1', confidence: 0.79 } },
    })
    expect(await read(player, {})).toMatchObject({
      data: { fields: { name: { value: '王小明', is_sure: true }, gender: { value: '1', is_sure: false } } },
    })
  })

  it('the same photos are read once; a new side is read again and needs a new confirmation', async () => {
    const player = await newBegun()
    const photos = await bothSides(player, await photo)
    await read(player, photos)
    const before = scanner.looks
    expect(await read(player, photos)).toMatchObject({ ok: true })
    expect(scanner.looks).toBe(before)
    await stage.setReading(player, createConfidentReading(createIdentityFields()))
    expect(await stage.ask(player.caller, 'confirmIdentity', createIdentityFields())).toMatchObject({
      data: { draft: { is_confirmed: true } },
    })
    expect(await stage.ask(player.caller, 'startFaceCheck')).toMatchObject({ ok: true })
    await read(player, { reverse_upload_id: await stage.upload(player.caller, 'id_reverse', await photo) })
    expect(scanner.looks).toBeGreaterThan(before)
    expect(await stage.ask(player.caller, 'getIdentity')).toMatchObject({
      data: { draft: { has_front: true, is_confirmed: false } },
    })
    expect(await stage.ask(player.caller, 'startFaceCheck')).toMatchObject({ code: 10040 })
    const { rows } = await stage.ctx.pool.query('select is_open from face_checks where player_id = $1', [
      player.playerId,
    ])
    expect(rows).toEqual([{ is_open: false }])
  })

  it('concurrent requests for the same photos are read and counted once; other photos are read next', async () => {
    const player = await newBegun({ issue_country: 'JP', document_type: 3 })
    const photos = { front_upload_id: await stage.upload(player.caller, 'id_front', await photo) }
    const anew = { front_upload_id: await stage.upload(player.caller, 'id_front') }
    const gate = Promise.withResolvers<void>()
    scanner.gate = gate.promise
    const before = scanner.looks
    const reading = await attachAll(player, () => [read(player, photos), read(player, photos)])
    reading.push(...(await attachAll(player, () => [read(player, {})])))
    await vi.waitFor(() => expect(scanner.looks).toBe(before + 1), WAIT)
    const newer = await attachAll(player, () => [read(player, anew)])
    gate.resolve()
    scanner.gate = null
    for (const answer of await Promise.all(reading)) expect(answer).toMatchObject({ code: 10040 })
    for (const answer of await Promise.all(newer)) expect(answer).toMatchObject({ ok: true })
    const { rows } = await stage.ctx.pool.query(
      `select 1 from identity_asks where kind = 'reading' and player_id = $1`,
      [player.playerId],
    )
    expect(rows).toHaveLength(2)
  })

  it('a passport has one side', async () => {
    const player = await newBegun({ issue_country: 'JP', document_type: 3 })
    const front = { front_upload_id: await stage.upload(player.caller, 'id_front') }
    expect(await read(player, front)).toMatchObject({ ok: true, data: { reverse_url: null } })
  })

  it('10323: the OCR engine is busy; the photos are stored and read later', async () => {
    const player = await newBegun()
    const photos = await bothSides(player, await photo)
    scanner.isBusy = true
    expect(await read(player, photos)).toMatchObject({ code: 10323 })
    scanner.isBusy = false
    expect(await read(player, {})).toMatchObject({ ok: true })
  })

  it('400: each side is required, as the player’s own upload for that side', async () => {
    const [player, other] = [await newBegun(), await newBegun()]
    const photos = await bothSides(player)
    expect(await read(player, {})).toMatchObject(refusedBy('front_upload_id', 'required'))
    expect(await read(player, { front_upload_id: photos.front_upload_id })).toMatchObject(
      refusedBy('reverse_upload_id', 'required'),
    )
    const swapped = { front_upload_id: photos.reverse_upload_id, reverse_upload_id: photos.front_upload_id }
    expect(await read(player, swapped)).toMatchObject(refusedBy('front_upload_id', 'upload_unknown'))
    expect(await read(other, photos)).toMatchObject(refusedBy('front_upload_id', 'upload_unknown'))
  })

  it('10040 without a draft, 10099 a photo used by another draft', async () => {
    const player = await stage.newPlayer()
    const photos = await bothSides(player)
    expect(await read(player, photos)).toMatchObject({ code: 10040 })
    await stage.ask(player.caller, 'startIdentity', ID_CARD_REQUEST)
    await read(player, photos)
    await stage.ask(player.caller, 'startIdentity', ID_CARD_REQUEST)
    expect(await read(player, photos)).toMatchObject({ code: 10099 })
  })

  it('10145: thirty readings per hour', async () => {
    const player = await newBegun()
    const asked = { player_id: player.playerId, kind: 'reading', at: stage.clock.now() } as const
    await stage.ctx.db
      .insertInto('identity_asks')
      .values(Array.from({ length: 29 }, () => asked))
      .execute()
    expect(await read(player, await bothSides(player))).toMatchObject({ ok: true })
    const again = { front_upload_id: await stage.upload(player.caller, 'id_front') }
    expect(await read(player, again)).toMatchObject({ code: 10145 })
  })
})
