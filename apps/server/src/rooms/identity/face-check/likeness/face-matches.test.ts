import { randomBytes } from 'node:crypto'
import { createEncryptor } from '@gamehall/encryption'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { succeed } from '../../../../platform/context/outcome.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { createSecurityRecorder, type TestPlayer } from '../../../../testing/index.ts'
import { fingerprintIdentity } from '../../attempts/attempt-encryption.ts'
import { findDraft } from '../../attempts/attempt-queries.ts'
import { createIdNumber } from '../../attempts/testing/document-fixture.ts'
import { createIdentityFixture, type IdentityFixture } from '../../attempts/testing/identity-fixture.ts'
import { cleanIdentity } from '../../privacy/jobs/clean-identity.ts'
import { reencryptLikenessNumbers } from '../../privacy/reencrypt-likeness-numbers.ts'
import { withIdentityTables } from '../../tables.ts'
import { compareLikenesses, createLikeness, type FaceLikeness } from './face-likeness.ts'
import { findFaceMatches, NO_FACES } from './find-face-matches.ts'
import { findOtherNumbers } from './find-other-numbers.ts'
import { insertLikeness, type RegisteredFace } from './likeness-queries.ts'

// A whole face check has 32 frames.
vi.setConfig({ testTimeout: 90_000 })
const recorder = createSecurityRecorder()

let stage: IdentityFixture
beforeAll(async () => {
  stage = await createIdentityFixture()
  Object.assign(stage.ctx, { log: recorder.log })
})
afterAll(() => stage.close())
beforeEach(async () => {
  stage.face.isOneFace = false
  await stage.ctx.db.deleteFrom('face_likenesses').execute()
})

const stored = ({ playerId }: TestPlayer) =>
  stage.ctx.db.selectFrom('face_likenesses').selectAll().where('player_id', '=', playerId).execute()

/** A confirmed draft. */
async function register() {
  const player = await stage.newPlayer()
  await stage.createConfirmedDraft(player)
  const draft = await findDraft(stage.ctx.db, player.playerId, stage.clock.now())
  if (draft === undefined) throw new Error('no draft')
  return draft
}
const keep = (
  attempt: Awaited<ReturnType<typeof register>>,
  likeness: FaceLikeness,
  registered: RegisteredFace['registered'] = [],
) =>
  transact(withIdentityTables(stage.ctx.db), async (trx) =>
    succeed(await insertLikeness(stage.ctx, trx, { attempt, likeness, registered })),
  )

function likenessAt(degrees: number): FaceLikeness {
  const angle = (degrees * Math.PI) / 180
  const likeness = createLikeness([Float32Array.of(Math.cos(angle), Math.sin(angle))])
  if (likeness === null) throw new Error('no likeness')
  return likeness
}

/** Submits an attempt with the player's own face, or with the one that all players have. */
async function submit(isOneFace: boolean) {
  const player = await stage.newPlayer()
  await stage.createConfirmedDraft(player)
  stage.face.isOneFace = isOneFace
  const answer = await stage.completeFaceCheck(player)
  stage.face.isOneFace = false
  return { player, status: answer.ok ? (answer.data as { status: number }).status : answer.code }
}

async function view(player: TestPlayer) {
  const [attemptId = ''] = await stage.listWaitingAttempts(player)
  const seen = await stage.operate('view-identity', { attempt_id: attemptId })
  if (!seen.ok) throw new Error('not under review')
  return seen.data as { doubts: string[]; scores: { faceMatches: { player_id: string }[] } }
}

describe('§4 one face under several ID numbers', () => {
  it('goes to a person, who sees whose face it is like; other faces are decided automatically', async () => {
    const [first, other] = [await submit(true), await submit(false)]
    expect([first.status, other.status]).toEqual([1, 1])
    const again = await submit(true)
    expect(again.status).toBe(3)
    const { doubts, scores } = await view(again.player)
    expect(doubts).toEqual(['same_face'])
    expect(scores.faceMatches).toEqual([{ player_id: first.player.playerId.toString(), similarity: 1 }])
    expect(recorder.events).toContainEqual(
      expect.objectContaining({
        event: 'face.duplicate',
        playerId: again.player.playerId.toString(),
        matches: 1,
      }),
    )
  })

  it('two players with one face at once: one of them is found', async () => {
    const [a, b] = [await stage.newPlayer(), await stage.newPlayer()]
    await stage.createConfirmedDraft(a)
    await stage.createConfirmedDraft(b)
    stage.face.isOneFace = true
    const answers = await Promise.all([stage.completeFaceCheck(a), stage.completeFaceCheck(b)])
    expect(
      answers.map((answer) => answer.ok && (answer.data as { status: number }).status).toSorted(),
    ).toEqual([1, 3])
  })

  it('names the most similar players first, from `face_duplicate` on, and never the player', async () => {
    const [self, near, nearer, far] = await Promise.all([register(), register(), register(), register()])
    const at = (degrees: number) => likenessAt(degrees)
    await keep(self, at(0))
    await keep(near, at(40))
    await keep(nearer, at(20))
    await keep(far, at(60))
    const found = () =>
      findFaceMatches(stage.ctx, withIdentityTables(stage.ctx.db), {
        playerId: self.player_id,
        likeness: at(0),
        after: NO_FACES,
      })
    const ids = async () => (await found()).matches.map(({ player_id }) => player_id)
    expect(await ids()).toEqual([nearer, near].map(({ player_id }) => player_id.toString()))
    expect((await found()).matches[0]?.similarity).toBeCloseTo(Math.cos((20 * Math.PI) / 180), 1)
    await stage.ctx.db.updateTable('identity_rules').set({ face_duplicate: 0.9 }).execute()
    expect(await ids()).toEqual([nearer.player_id.toString()])
    await stage.ctx.db.updateTable('identity_rules').set({ face_duplicate: 0.62 }).execute()
  })
})

describe('§4 one player under several ID numbers', () => {
  const reject = async (player: TestPlayer) => {
    const [attempt_id] = await stage.listWaitingAttempts(player)
    await stage.operate('reject-identity', { attempt_id, reasons: ['other'] })
    return attempt_id
  }
  /** Submits a draft with these data; the reading has a doubt, so that a person decides. */
  async function submitAgain(player: TestPlayer, id_number: string, hasDoubt = true) {
    await stage.createConfirmedDraft(player, { fields: { id_number }, hasDoubt })
    expect(await stage.completeFaceCheck(player)).toMatchObject({ ok: true })
  }
  const doubtsOf = async (player: TestPlayer) =>
    (await view(player)).doubts.filter((doubt) => !doubt.startsWith('photo:'))

  it('goes to a person, also after the player deleted the first; the same number again does not', async () => {
    const player = await stage.newPlayer()
    const [first, second] = [createIdNumber(), createIdNumber()]
    await submitAgain(player, first)
    expect(await doubtsOf(player)).toEqual([])
    const refused = await reject(player)
    expect(await stage.ask(player.caller, 'deleteIdentity')).toMatchObject({ ok: true })
    await submitAgain(player, second, false)
    expect(await view(player)).toMatchObject({
      doubts: ['other_number'],
      scores: { otherNumbers: [{ attempt_id: refused, similarity: expect.closeTo(1, 1) }] },
    })
    expect(recorder.events).toContainEqual(
      expect.objectContaining({
        event: 'identity.other_number',
        playerId: player.playerId.toString(),
        attempts: 1,
      }),
    )
    const other = await stage.newPlayer()
    const number = createIdNumber()
    await submitAgain(other, number)
    await reject(other)
    await submitAgain(other, number)
    expect(await doubtsOf(other)).toEqual([])
  })

  it('is forgotten with the likeness', async () => {
    const player = await stage.newPlayer()
    await submitAgain(player, createIdNumber())
    await reject(player)
    const numbers = async () =>
      (await stage.ctx.pool.query('select register from face_likeness_numbers')).rows as unknown[]
    expect(await numbers()).toEqual([{ register: 'TW/citizen' }])
    const until = (await stored(player))[0]?.kept_until?.getTime() ?? 0
    await cleanIdentity.run(stage.ctx, {}, new Date(until))
    expect(await numbers()).toEqual([])
    await submitAgain(player, createIdNumber())
    expect(await doubtsOf(player)).toEqual([])
  })

  it('numbers of other registers do not contradict each other; of a passport’s two each is compared', async () => {
    const own = await register()
    const numbersOf = (document: Partial<typeof own>, number: string, citizen: string | null) => {
      const fields = { id_number: number, name: '王小明', birth_date: '1990-01-02' }
      return fingerprintIdentity(stage.ctx.encryptor, { ...own, ...document }, fields, citizen).registered
    }
    const [citizen, otherCitizen] = [createIdNumber(), createIdNumber()]
    const card = numbersOf({ document_type: 1 }, citizen, null)
    await keep(own, likenessAt(0), card)
    const found = async (registered: RegisteredFace['registered']) => {
      const attempt = { ...own, attempt_id: own.attempt_id + 1n }
      const face = { attempt, likeness: likenessAt(60), registered }
      return findOtherNumbers(stage.ctx, withIdentityTables(stage.ctx.db), face)
    }
    expect(await found(card)).toEqual([])
    expect(await found(numbersOf({ document_type: 3 }, '312345678', null))).toEqual([])
    expect(await found(numbersOf({ document_type: 3 }, '312345678', citizen))).toEqual([])
    expect(await found(numbersOf({ document_type: 2 }, 'A800000014', null))).toEqual([])
    const other = [{ attempt_id: own.attempt_id.toString(), similarity: 0.498 }]
    expect(await found(numbersOf({ document_type: 1 }, otherCitizen, null))).toEqual(other)
    expect(await found(numbersOf({ document_type: 3 }, '312345678', otherCitizen))).toEqual(other)
  })

  it('is found under a new data key, to which the numbers are rotated where they can be', async () => {
    const [player, deleter] = [await stage.newPlayer(), await stage.newPlayer()]
    const number = createIdNumber()
    await submitAgain(player, number)
    await submitAgain(deleter, createIdNumber())
    await reject(player)
    await reject(deleter)
    await stage.ask(deleter.caller, 'deleteIdentity')
    const old = { version: 1, key: Buffer.alloc(32, 7) }
    const fresh = { version: 2, key: randomBytes(32) }
    const both = createEncryptor([fresh, old])
    Object.assign(stage.ctx, { encryptor: both })
    const { db } = stage.ctx
    const context = { db, encryptor: both, storage: stage.storage }
    const rotated = await reencryptLikenessNumbers.batch(context, null)
    expect(rotated).toMatchObject({ seen: 2, changed: 1, kept: 1 })
    expect(await reencryptLikenessNumbers.batch(context, null)).toMatchObject({ seen: 1, changed: 0 })
    await submitAgain(player, number)
    expect(await doubtsOf(player)).toEqual([])
    await submitAgain(deleter, createIdNumber())
    expect(await doubtsOf(deleter)).toEqual(['other_number'])
    Object.assign(stage.ctx, { encryptor: createEncryptor([old, fresh]) })
  })
})

describe('a likeness', () => {
  it('is encrypted with the data key, and re-encrypted by a rotation', async () => {
    const attempt = await register()
    await keep(attempt, likenessAt(0))
    const { rows } = await stage.ctx.pool.query('select * from face_likenesses')
    const [row] = rows
    const sealed = row?.likeness_sealed ?? Buffer.alloc(0)
    const context = `face-likeness/${row?.attempt_id}`
    expect(stage.ctx.encryptor.decrypt(sealed, context)).toHaveLength(2)
    expect(() => stage.ctx.encryptor.decrypt(sealed, 'face-likeness/0')).toThrow(/authenticate/)
    const both = createEncryptor([
      { version: 2, key: randomBytes(32) },
      { version: 1, key: Buffer.alloc(32, 7) },
    ])
    expect(both.decrypt(both.reencrypt(sealed, context) ?? Buffer.alloc(0), context)).toEqual(
      Buffer.of(127, 0),
    )
  })

  it('of a verified player is kept and compared while the verification is valid, of a refused one as long as the photos', async () => {
    const { player } = await submit(true)
    const days = async (who: TestPlayer) =>
      (await stored(who)).map(
        ({ kept_until }) => ((kept_until?.getTime() ?? 0) - stage.clock.now().getTime()) / DAY_MS,
      )
    expect(await stored(player)).toMatchObject([{ kept_until: null }])
    const { player: refused } = await submit(true)
    expect((await stored(refused))[0]?.kept_until).toBeNull()
    const [attemptId] = await stage.listWaitingAttempts(refused)
    await stage.operate('reject-identity', { attempt_id: attemptId, reasons: ['other'] })
    expect(await days(refused)).toEqual([30])
    await cleanIdentity.run(stage.ctx, {}, new Date(stage.clock.now().getTime() + 30 * DAY_MS))
    expect([await stored(player), await stored(refused)]).toMatchObject([[{}], []])
    stage.clock.advance(1826 * DAY_MS)
    await cleanIdentity.run(stage.ctx, {}, stage.clock.now())
    expect(await stored(player)).toHaveLength(1)
    const { player: later } = await submit(true)
    expect((await view(later)).scores.faceMatches).toContainEqual(
      expect.objectContaining({ player_id: player.playerId.toString() }),
    )
  })

  it('is not kept where the operator keeps none', async () => {
    const keep = (days: number) =>
      stage.ctx.db.updateTable('identity_rules').set({ keep_likeness_days: days }).execute()
    await stage.ctx.db.deleteFrom('face_likenesses').execute()
    await keep(0)
    const { player } = await submit(true)
    expect(await stored(player)).toMatchObject([{ kept_until: stage.clock.now() }])
    await keep(1825)
  })

  it('of a refused player outlives what they delete, to the end of its retention, and goes when an operator erases it', async () => {
    const refuse = async () => {
      await submit(true)
      const { player } = await submit(true)
      const [attemptId] = await stage.listWaitingAttempts(player)
      await stage.operate('reject-identity', { attempt_id: attemptId, reasons: ['other'] })
      expect(await stage.ask(player.caller, 'deleteIdentity')).toMatchObject({ ok: true })
      return player
    }
    const player = await refuse()
    await stage.ctx.db.deleteFrom('face_likenesses').where('player_id', '<>', player.playerId).execute()
    const again = await submit(true)
    expect((await view(again.player)).scores.faceMatches, 'under another number').toMatchObject([
      { player_id: player.playerId.toString() },
    ])
    const until = (await stored(player))[0]?.kept_until?.getTime() ?? 0
    await cleanIdentity.run(stage.ctx, {}, new Date(until - 1))
    expect(await stored(player)).toHaveLength(1)
    await cleanIdentity.run(stage.ctx, {}, new Date(until))
    expect(await stored(player)).toEqual([])
    const other = await refuse()
    expect(await stored(other)).toHaveLength(1)
    await stage.operate('erase-identity', { player_id: other.playerId.toString() })
    expect(await stored(other)).toEqual([])
  })

  it('goes with the player’s data', async () => {
    const { player } = await submit(true)
    const subject = { player_id: player.playerId.toString() }
    expect(await stage.operate('erase-identity', subject)).toMatchObject({ ok: true })
    expect(await stored(player)).toEqual([])
    expect((await submit(true)).status).toBe(1)
  })

  it('is the mean direction of the frames', () => {
    const likeness = createLikeness([Float32Array.of(2, 0, 0), Float32Array.of(0, 9, 0)])
    const other = createLikeness([Float32Array.of(0, 0, 1)])
    if (likeness === null || other === null) throw new Error('no likeness')
    expect([...likeness]).toEqual([127, 127, 0])
    expect(compareLikenesses(likeness, likeness)).toBeCloseTo(1)
    expect(compareLikenesses(likeness, other)).toBe(0)
    expect(createLikeness([])).toBeNull()
  })
})
