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
import { idCardFront } from '../testing/id-card-front.ts'
import { photosOf, READING_LIMIT_MS, readAndStore } from './read-and-store.ts'

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

const read = async (player: TestPlayer) =>
  readAndStore(stage.ctx, { playerId: player.playerId, photos: photosOf(await draftOf(player)) })

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
  expect(await read(player)).toMatchObject({ ok: true, data: { frontReasons: [] } })
  faces.mockRestore()
  const { checks = [], frontPrint } = (await storedOf(player)) ?? {}
  expect(checks).toContainEqual({ name: 'portrait_alone', isOk: true })
  const [nw, , se] = frontPrint ?? []
  expect([nw?.x, nw?.y, se?.x, se?.y].map((share) => share?.toFixed(2))).toEqual([
    ...[120 / 1600, 240 / 1500, 700 / 1600, 890 / 1500].map((share) => share.toFixed(2)),
  ])
}, 60_000)

describe('a reading whose portrait is not found yet', { timeout: 60_000 }, () => {
  it('waits until the face engine has a place', async () => {
    const player = await createPhotographed()
    const faces = vi.spyOn(stage.ctx.providers.face, 'readFaces').mockResolvedValueOnce(null)
    expect(await read(player)).toMatchObject({ ok: true, data: { frontReasons: ['document_no_face'] } })
    expect(faces.mock.calls.length).toBeGreaterThan(1)
    expect(await storedOf(player)).toMatchObject({ fields: { name: { value: '王小明' } } })
    faces.mockRestore()
  })

  it('is stored without it when its time ends, for a person to look at', async () => {
    const player = await createPhotographed()
    const limit = new AbortController()
    const waits = AbortSignal.timeout
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => (ms === READING_LIMIT_MS ? limit.signal : waits.call(AbortSignal, ms)))
    const faces = vi.spyOn(stage.ctx.providers.face, 'readFaces').mockImplementation(async () => {
      limit.abort()
      return null
    })
    expect(await read(player)).toMatchObject({ ok: true, data: { frontReasons: [] } })
    const stored = await storedOf(player)
    expect(stored).toMatchObject({ fields: { name: { value: '王小明' } } })
    expect(stored?.checks.some(({ name }) => name === 'portrait_alone')).toBe(false)
    timeout.mockRestore()
    faces.mockRestore()
  })
})
