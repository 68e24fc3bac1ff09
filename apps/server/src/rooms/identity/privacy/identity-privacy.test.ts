import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/time/durations.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { readUpload } from '../../site/index.ts'
import { createIdentityFixture, type IdentityFixture } from '../attempts/testing/identity-fixture.ts'
import { findUsedFrames } from '../face-check/face-check-queries.ts'
import { readRealName } from '../index.ts'
import { cleanIdentity } from './jobs/clean-identity.ts'

let stage: IdentityFixture
beforeAll(async () => {
  stage = await createIdentityFixture()
})
afterAll(() => stage.close())

async function newVerified(): Promise<TestPlayer> {
  const player = await stage.newPlayer()
  await stage.createConfirmedDraft(player)
  await stage.completeFaceCheck(player)
  return player
}
async function newFailed(): Promise<TestPlayer> {
  const player = await stage.newPlayer()
  await stage.createConfirmedDraft(player, { hasDoubt: true })
  await stage.completeFaceCheck(player)
  const [attemptId] = await stage.listWaitingAttempts(player)
  await stage.operate('reject-identity', { attempt_id: attemptId, reasons: ['other'] })
  return player
}

/** A player’s files, decrypted where still possible. */
async function readableFiles({ playerId }: TestPlayer): Promise<number> {
  const rows = await stage.ctx.db
    .selectFrom('uploads')
    .select('upload_id')
    .where('player_id', '=', playerId)
    .execute()
  const files = await Promise.all(rows.map(({ upload_id }) => readUpload(stage.ctx, upload_id)))
  return files.filter((file) => file !== null).length
}
const rowsOf = ({ playerId }: TestPlayer) =>
  stage.ctx.db.selectFrom('identity_attempts').selectAll().where('player_id', '=', playerId).execute()
const soonestGone = async ({ playerId }: TestPlayer) => {
  const rows = await stage.ctx.db
    .selectFrom('uploads')
    .select('delete_after')
    .where('player_id', '=', playerId)
    .where('used_at', 'is not', null)
    .execute()
  return rows.map((row) => row.delete_after?.getTime())
}
const clean = (afterMs: number) =>
  cleanIdentity.run(stage.ctx, {}, new Date(stage.clock.now().getTime() + afterMs))

describe('retention', { timeout: 60_000 }, () => {
  it('photos and frames are encrypted with the player’s own key; the server’s key cannot decrypt them', async () => {
    const player = await newVerified()
    expect(await readableFiles(player)).toBe(10)
    const files = await stage.ctx.db
      .selectFrom('uploads')
      .select(['upload_id', 'storage_key', 'key_id'])
      .where('player_id', '=', player.playerId)
      .execute()
    for (const { upload_id, storage_key, key_id } of files) {
      const bytes = stage.storage.files.get(storage_key ?? '') ?? Buffer.alloc(0)
      expect(key_id).not.toBeNull()
      expect(() => stage.ctx.encryptor.decrypt(bytes, `upload/${upload_id}`)).toThrow(/authenticate/)
    }
  })

  it('verified: images are kept 1825 days, the data while the verification is valid', async () => {
    const player = await newVerified()
    const until = stage.clock.now().getTime() + 1825 * DAY_MS
    expect(new Set(await soonestGone(player))).toEqual(new Set([until]))
    await clean(1825 * DAY_MS - 1)
    expect(await rowsOf(player)).toMatchObject([{ front_upload_id: expect.any(String) }])
    await clean(1825 * DAY_MS)
    expect(await rowsOf(player)).toMatchObject([
      { status: 'verified', front_upload_id: null, reading_sealed: null, fields_sealed: expect.any(Buffer) },
    ])
    expect(await stage.ask(player.caller, 'listIdentityAccess')).toMatchObject({
      data: {
        list: [{ who: 'hall', what: 'images_deleted' }, { who: 'hall', what: 'verified' }, { who: 'self' }],
      },
    })
    expect(await readRealName(stage.ctx, stage.ctx.db, player.playerId)).toMatchObject({ status: 1 })
  })

  it('failed: images are kept 30 days, and only the reasons remain', async () => {
    const player = await newFailed()
    expect(new Set(await soonestGone(player))).toEqual(new Set([stage.clock.now().getTime() + 30 * DAY_MS]))
    await clean(30 * DAY_MS)
    expect(await rowsOf(player)).toMatchObject([
      { status: 'failed', fields_sealed: null, number_fingerprint: null, scores: null, reasons: ['other'] },
    ])
  })

  it('one player whose data cannot be deleted holds up no other', async () => {
    const failed = [await newFailed(), await newFailed()]
    const now = new Date(stage.clock.now().getTime() + 30 * DAY_MS)
    const withImages = async () => {
      const rows = (await Promise.all(failed.map(rowsOf))).flat()
      return rows.filter(({ front_upload_id }) => front_upload_id !== null).length
    }
    let isFirst = true
    const refused = { execute: () => Promise.reject(new Error('refused')) }
    const db = new Proxy(stage.ctx.db, {
      get(target, name) {
        if (name === 'transaction' && isFirst) {
          isFirst = false
          return () => refused
        }
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    await expect(cleanIdentity.run({ ...stage.ctx, db }, {}, now)).rejects.toThrow('refused')
    expect(await withImages()).toBeLessThanOrEqual(1)
    await cleanIdentity.run(stage.ctx, {}, now)
    expect(await withImages()).toBe(0)
  })

  it('hashes of frames are kept as long as prints of films, and with their pictures', async () => {
    const player = await newVerified()
    const frames = await stage.ctx.db
      .selectFrom('face_frames')
      .innerJoin('face_checks', 'face_checks.check_id', 'face_frames.check_id')
      .select('frame_hash')
      .where('player_id', '=', player.playerId)
      .execute()
    const known = async () =>
      (
        await findUsedFrames(
          stage.ctx.db,
          frames.map(({ frame_hash }) => frame_hash),
        )
      ).length
    await clean(364 * DAY_MS)
    expect(await known()).toBe(32)
    await clean(365 * DAY_MS)
    expect(await known(), 'those whose pictures are kept for the reviewer').toBe(8)
    await clean(1825 * DAY_MS)
    expect(await known()).toBe(0)
  })

  it('a draft is kept one day', async () => {
    const player = await stage.newPlayer()
    await stage.createConfirmedDraft(player)
    await clean(DAY_MS)
    expect(await rowsOf(player)).toEqual([])
    expect(new Set(await soonestGone(player))).toEqual(new Set([stage.clock.now().getTime() + DAY_MS]))
    expect(await stage.ask(player.caller, 'listIdentityAccess')).toMatchObject({
      data: { list: [{ who: 'hall', what: 'images_deleted' }], total: 1 },
    })
  })
})

describe('what a player can delete', () => {
  it('draft and failed attempts; with nothing to retain also the key, so that no file can be decrypted', async () => {
    const player = await newFailed()
    await stage.createConfirmedDraft(player)
    const answer = await stage.ask(player.caller, 'deleteIdentity')
    expect(answer).toMatchObject({ ok: true, data: { status: 0, draft: null, reasons: [], left_today: 2 } })
    expect(await rowsOf(player)).toMatchObject([{ status: 'erased', reading_sealed: null, reasons: [] }])
    expect(await readableFiles(player)).toBe(0)
    expect(await stage.ask(player.caller, 'listIdentityAccess')).toMatchObject({
      data: { list: [{ who: 'self', what: 'deleted' }, {}, {}] },
    })
  })

  it('not the retained data of a verified player', async () => {
    const player = await newVerified()
    expect(await stage.ask(player.caller, 'deleteIdentity')).toMatchObject({ ok: true, data: { status: 1 } })
    expect(await readableFiles(player)).toBe(10)
    stage.clock.advance(1825 * DAY_MS)
    expect(await stage.ask(player.caller, 'deleteIdentity')).toMatchObject({
      data: { status: 1, images_kept_until: null, name: '王○○' },
    })
    expect(await rowsOf(player)).toMatchObject([{ front_upload_id: null }])
    expect(await stage.ask(player.caller, 'listIdentityAccess')).toMatchObject({
      data: { list: [{ who: 'self', what: 'images_deleted' }, { what: 'verified' }, { what: 'handed_in' }] },
    })
  })
})

describe('erasing', () => {
  it('makes all data unreadable, removes the verification and frees the number', async () => {
    const player = await stage.newPlayer()
    const { id_number } = await stage.createConfirmedDraft(player)
    await stage.completeFaceCheck(player)
    const subject = { player_id: player.playerId.toString() }
    expect(await stage.operate('erase-identity', subject)).toMatchObject({ ok: true })
    expect(await readableFiles(player)).toBe(0)
    expect(await rowsOf(player)).toMatchObject([
      { status: 'erased', fields_sealed: null, number_fingerprint: null, front_upload_id: null },
    ])
    expect(await readRealName(stage.ctx, stage.ctx.db, player.playerId)).toMatchObject({
      status: 0,
      name: null,
    })
    const { rows } = await stage.ctx.pool.query('select 1 from player_keys where player_id = $1', [
      player.playerId,
    ])
    expect(rows).toEqual([])
    const next = await stage.newPlayer()
    await stage.createConfirmedDraft(next, { fields: { id_number } })
    expect(await stage.completeFaceCheck(next)).toMatchObject({ data: { status: 1 } })
  })

  it('leaves films that tell neither a face nor a player to whoever has no key', async () => {
    const player = await newVerified()
    const films = () =>
      stage.ctx.db
        .selectFrom('face_films')
        .select(['film_id', 'check_id', 'bands', 'part_fingerprints'])
        .orderBy('film_id', 'desc')
        .limit(4)
        .execute()
    const before = await films()
    expect(before.map(({ check_id }) => check_id)).not.toContain(null)
    await stage.operate('erase-identity', { player_id: player.playerId.toString() })
    const after = await films()
    expect(after).toEqual(before.map((film) => ({ ...film, check_id: null })))
    expect(after.map(({ bands }) => bands)).toEqual([[], [], [], []])
  })

  it('404 no such player, 10040 under review', async () => {
    expect(await stage.operate('erase-identity', { player_id: '999999' })).toMatchObject({ code: 404 })
    const player = await stage.newPlayer()
    await stage.createConfirmedDraft(player, { hasDoubt: true })
    await stage.completeFaceCheck(player)
    const subject = { player_id: player.playerId.toString() }
    expect(await stage.operate('erase-identity', subject)).toMatchObject({ code: 10040 })
  })
})
