import { readSampleFaces } from '@gamehall/face/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ensurePlayerKey } from '../../../../platform/encryption/player-keys.ts'
import { createHumanReader } from '../../../../providers/face/index.ts'
import type { TextScanner } from '../../../../providers/ocr/index.ts'
import type { TestPlayer } from '../../../../testing/index.ts'
import { decryptReading } from '../../attempts/attempt-encryption.ts'
import { findDraft } from '../../attempts/attempt-queries.ts'
import { ID_CARD_REQUEST } from '../../attempts/testing/document-fixture.ts'
import { createIdentityFixture, type IdentityFixture } from '../../attempts/testing/identity-fixture.ts'
import { resumeReadings } from '../jobs/resume-readings.ts'
import { idCardFront } from '../testing/id-card-front.ts'
import { findAndStorePortrait } from './find-and-store-portrait.ts'
import { enqueueReading, finishReading, takeNextPortrait, takeNextReading } from './queue-queries.ts'
import { photosOf, readAndStore } from './read-and-store.ts'
import { readQueued } from './read-queued.ts'

/** How long a test waits for what must come, on a busy machine, too. */
const WAIT = { timeout: 30_000, interval: 20 }

const scanner: TextScanner = {
  scanText: async () => ({ turn: 0, lines: idCardFront() }),
  readLine: async () => null,
}
let stage: IdentityFixture
beforeAll(async () => {
  stage = await createIdentityFixture({ scanner, ocr: { readLines: async () => [] } })
})
afterAll(() => stage.close())

const PAGE = sharp({ create: { width: 1600, height: 1010, channels: 3, background: '#f4f4f0' } })

/** A player whose front can be read. */
async function createPhotographed(photo = PAGE): Promise<TestPlayer> {
  const player = await stage.newPlayer()
  await stage.ask(player.caller, 'startIdentity', ID_CARD_REQUEST)
  const page = await photo.png().toBuffer()
  const front = await stage.upload(player.caller, 'id_front', page)
  const reverse = await stage.upload(player.caller, 'id_reverse', page)
  await stage.ctx.db
    .updateTable('identity_attempts')
    .set({ front_upload_id: front, reverse_upload_id: reverse })
    .where('player_id', '=', player.playerId)
    .execute()
  return player
}

async function draftOf({ playerId }: TestPlayer) {
  const draft = await findDraft(stage.ctx.db, playerId, stage.clock.now())
  if (draft === undefined) throw new Error('no draft')
  return draft
}

async function enqueue(player: TestPlayer) {
  const draft = await draftOf(player)
  const queued = { playerId: player.playerId, attemptId: draft.attempt_id, photos: photosOf(draft) }
  expect(await enqueueReading(stage.ctx.db, queued)).toBe(true)
  return queued
}

/** Reads the player’s photos and finds their portrait, as a process does. */
async function read(player: TestPlayer) {
  await enqueue(player)
  await readQueued(stage.ctx)
}

async function storedOf(player: TestPlayer) {
  const { encryptor } = await ensurePlayerKey(stage.ctx, stage.ctx.db, player.playerId)
  return decryptReading(encryptor, await draftOf(player))
}

it('the portrait is looked for around the print that was read', async () => {
  const human = createHumanReader({
    onError: (error) => {
      throw error
    },
  })
  const faces = vi
    .spyOn(stage.ctx.providers.face, 'readFaces')
    .mockImplementation((picture, before) => human.readFaces(picture, before))
  const { portrait } = await readSampleFaces()
  const face = await sharp(portrait).resize(380, 380).toBuffer()
  const table = sharp({ create: { width: 1600, height: 1500, channels: 3, background: '#f4f4f0' } })
  // Within the print, and outside the region of our own layout.
  const player = await createPhotographed(table.composite([{ input: face, left: 300, top: 350 }]))
  await read(player)
  faces.mockRestore()
  const { checks = [], frontReasons, frontPrint } = (await storedOf(player)) ?? {}
  expect(frontReasons).toEqual([])
  expect(checks).toContainEqual({ name: 'portrait_alone', isOk: true })
  const [nw, , se] = frontPrint ?? []
  expect([nw?.x, nw?.y, se?.x, se?.y].map((share) => share?.toFixed(2))).toEqual([
    ...[120 / 1600, 240 / 1500, 700 / 1600, 890 / 1500].map((share) => share.toFixed(2)),
  ])
}, 60_000)

describe('a reading whose portrait is not found yet', { timeout: 60_000 }, () => {
  /** A face engine without a place for as long as it is full. */
  function fillFaceEngine() {
    const { face } = stage.ctx.providers
    return vi.spyOn(face, 'readFaces').mockResolvedValue(null)
  }
  const isLookedFor = async ({ playerId }: TestPlayer) =>
    (
      await stage.ctx.db
        .selectFrom('identity_reading_queue')
        .select('read_at')
        .where('player_id', '=', playerId)
        .executeTakeFirst()
    )?.read_at instanceof Date

  it('is stored, and gets it as soon as the face engine has a place', async () => {
    const player = await createPhotographed()
    const faces = vi.spyOn(stage.ctx.providers.face, 'readFaces').mockResolvedValueOnce(null)
    await read(player)
    expect(faces.mock.calls.length).toBeGreaterThan(1)
    expect(await storedOf(player)).toMatchObject({
      fields: { name: { value: '王小明' } },
      frontReasons: ['document_no_face'],
    })
    expect(await isLookedFor(player)).toBe(false)
    faces.mockRestore()
  })

  it('holds up no other reading of the process', async () => {
    const players = [await createPhotographed(), await createPhotographed()]
    for (const player of players) await enqueue(player)
    const faces = fillFaceEngine()
    const reading = readQueued(stage.ctx)
    for (const player of players)
      await vi.waitFor(async () => expect(await isLookedFor(player)).toBe(true), WAIT)
    for (const player of players)
      expect(await storedOf(player)).toMatchObject({ fields: { name: { value: '王小明' } } })
    faces.mockRestore()
    await reading
    for (const player of players)
      expect(await storedOf(player)).toMatchObject({ frontReasons: ['document_no_face'] })
  })

  it('is not lost where its process ends: another one finds the portrait', async () => {
    const player = await createPhotographed()
    const queued = await enqueue(player)
    expect(await takeNextReading(stage.ctx.db)).toMatchObject(queued)
    expect(await readAndStore(stage.ctx, queued)).toMatchObject({ ok: true })
    expect(await storedOf(player)).toMatchObject({ frontReasons: [] })
    // One more ends while it looks for the portrait.
    expect(await takeNextPortrait(stage.ctx.db)).toMatchObject(queued)
    await stage.ctx.pool.query(`update identity_reading_queue set taken_until = now() - interval '1 second'`)
    expect(await takeNextReading(stage.ctx.db), 'it is not read again').toBeNull()
    await resumeReadings.run(stage.ctx, {}, stage.clock.now())
    expect(await storedOf(player)).toMatchObject({ frontReasons: ['document_no_face'] })
    expect(await isLookedFor(player)).toBe(false)
  })

  it('10322: the player waits for it', async () => {
    const player = await createPhotographed()
    const faces = fillFaceEngine()
    const ask = () => stage.ask(player.caller, 'readIdentityDocument', { was_queued: true })
    await vi.waitFor(async () => {
      expect(await ask()).toEqual({ ok: false, code: 10322 })
      expect(await isLookedFor(player)).toBe(true)
    }, WAIT)
    expect(await ask()).toEqual({ ok: false, code: 10322 })
    faces.mockRestore()
    await readQueued(stage.ctx)
    expect(await ask()).toMatchObject({ ok: true, data: { front_reasons: ['document_no_face'] } })
  })

  it('is replaced by one of newer photos, whoever looks for the portrait', async () => {
    const player = await createPhotographed()
    const queued = await enqueue(player)
    await takeNextReading(stage.ctx.db)
    await readAndStore(stage.ctx, queued)
    const taken = await takeNextPortrait(stage.ctx.db)
    const newer = { ...queued, photos: 'newer' }
    expect(await enqueueReading(stage.ctx.db, newer)).toBe(true)
    if (taken !== null) await findAndStorePortrait(stage.ctx, taken)
    expect(await takeNextReading(stage.ctx.db)).toMatchObject(newer)
    await finishReading(stage.ctx.db, newer, null)
  })

  it('stays as it is a minute later, for a person to look at', async () => {
    const player = await createPhotographed()
    const queued = await enqueue(player)
    await takeNextReading(stage.ctx.db)
    await readAndStore(stage.ctx, queued)
    await stage.ctx.pool.query(`update identity_reading_queue set read_at = now() - interval '1 minute'`)
    const faces = fillFaceEngine()
    await readQueued(stage.ctx)
    faces.mockRestore()
    const stored = await storedOf(player)
    expect(stored).toMatchObject({ fields: { name: { value: '王小明' } }, frontReasons: [] })
    expect(stored?.checks.some(({ name }) => name === 'portrait_alone')).toBe(false)
    expect(await isLookedFor(player)).toBe(false)
  })

  it('is given up where three processes ended that looked for it', async () => {
    const player = await createPhotographed()
    const queued = await enqueue(player)
    await takeNextReading(stage.ctx.db)
    await readAndStore(stage.ctx, queued)
    for (const takes of [1, 2, 3]) {
      expect(await takeNextPortrait(stage.ctx.db)).toMatchObject({ takes })
      await stage.ctx.pool.query(
        `update identity_reading_queue set taken_until = now() - interval '1 second'`,
      )
    }
    const faces = vi.spyOn(stage.ctx.providers.face, 'readFaces')
    await readQueued(stage.ctx)
    expect(faces).not.toHaveBeenCalled()
    faces.mockRestore()
    expect(await isLookedFor(player)).toBe(false)
    expect(await storedOf(player)).toMatchObject({ fields: { name: { value: '王小明' } } })
  })
})
