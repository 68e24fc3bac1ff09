import { FACE_FRAME_LATE_MS, FACE_HASHES_MAX, showFaceAction } from '@gamehall/contract/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../testing/index.ts'
import { createIdentityFixture, type IdentityFixture } from '../attempts/testing/identity-fixture.ts'
import { cleanIdentity } from '../privacy/jobs/clean-identity.ts'
import { findFilmDoubts } from '../review/find-film-doubts.ts'
import { isTimestampedLate } from './frame-timestamps.ts'
import { createFaceCheckSteps, refusedBy, type ShownFrames } from './testing/face-check-steps.ts'
import { FILM_MS, FILM_TIMES, paintActionFrames } from './testing/face-frames-fixture.ts'

let stage: IdentityFixture
let steps: ReturnType<typeof createFaceCheckSteps>
beforeAll(async () => {
  stage = await createIdentityFixture()
  steps = createFaceCheckSteps(stage)
})
afterAll(() => stage.close())

const FIRST_MS = Number(FILM_TIMES.split(',')[0])
const LAST_MS = Number(FILM_TIMES.split(',').at(-1))
const OTHER_TIMES = refusedBy('times', 'face_times')
const EXPIRED = refusedBy('nonce', 'face_expired')

/** A player’s new face check, and a film of its first action that is not timestamped yet. */
async function newFilm() {
  const player = await steps.newConfirmed()
  const begun = await steps.begin(player)
  const film = { nonce: begun.nonce, action: begun.first, frames: await paintActionFrames(begun.first) }
  return { player, film, ...begun }
}
/** Sends a film as it is. */
const send = (player: TestPlayer, film: ShownFrames) => steps.show(player, film, { isTimestamped: false })
const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => (from + index).toString(16).padStart(64, '0'))

async function countTimestamps({ playerId }: TestPlayer): Promise<number> {
  const rows = await stage.ctx.db
    .selectFrom('face_frame_timestamps')
    .innerJoin('face_checks', 'face_checks.check_id', 'face_frame_timestamps.check_id')
    .select('frame_hash')
    .where('player_id', '=', playerId)
    .execute()
  return rows.length
}

describe('frames that are submitted', () => {
  it('were timestamped before; a film that was not is not counted, and can be shown again', async () => {
    const { player, film } = await newFilm()
    stage.clock.advance(FILM_MS)
    for (let index = 0; index < 25; index += 1) expect(await send(player, film)).toMatchObject(OTHER_TIMES)
    await steps.stamp(player, { ...film, frames: film.frames.slice(1) })
    expect(await send(player, film), 'one is missing').toMatchObject(OTHER_TIMES)
    await steps.stamp(player, film)
    expect(await send(player, film)).toMatchObject({ ok: true })
  })

  it.each([
    ['as late as may be', FIRST_MS + FACE_FRAME_LATE_MS, { ok: true }],
    ['too late', FIRST_MS + FACE_FRAME_LATE_MS + 1, OTHER_TIMES],
    ['as the last one was taken', LAST_MS, { ok: true }],
    ['before the last one was taken, as the page says', LAST_MS - 1, OTHER_TIMES],
  ])('timestamped %s', async (_, stampedMs, outcome) => {
    const { player, film } = await newFilm()
    stage.clock.advance(stampedMs)
    await steps.stamp(player, film)
    stage.clock.advance(1_000)
    expect(await send(player, film)).toMatchObject(outcome)
  })

  it('are the same bytes', async () => {
    const { player, film } = await newFilm()
    await steps.film(player, film)
    const [first, ...others] = film.frames
    const longer = { ...film, frames: [new File([first ?? '', 'more'], 'frame'), ...others] }
    expect(await send(player, longer)).toMatchObject(OTHER_TIMES)
  })

  it('were timestamped in another player’s face check: refused', async () => {
    const [{ player, film }, other] = [await newFilm(), await newFilm()]
    await steps.film(other.player, { ...other.film, frames: film.frames })
    expect(await send(player, film)).toMatchObject(OTHER_TIMES)
  })

  it('were timestamped in another capture session of the same try: refused', async () => {
    const { player, film, nonce } = await newFilm()
    stage.clock.advance(1)
    const { capture } = await steps.repeat(player, nonce)
    await steps.film(player, film)
    stage.clock.advance(1)
    expect(await send(player, { ...film, capture })).toMatchObject(OTHER_TIMES)
    await steps.stamp(player, { ...film, capture })
    expect(await send(player, { ...film, capture }), 'in this one too').toMatchObject({ ok: true })
  })

  it('were timestamped in a try that was refused: refused', async () => {
    const { player, film } = await newFilm()
    await steps.film(player, film)
    const refused = { ...film, frames: [...(await paintActionFrames(film.action))].reverse() }
    expect(await steps.show(player, refused)).toMatchObject(refusedBy('frames', 'face_action'))
    stage.clock.advance(FILM_MS)
    expect(await send(player, film)).toMatchObject(OTHER_TIMES)
  })

  it('were timestamped in the step before: refused', async () => {
    const { player, film, nonce, second } = await newFilm()
    const next = { nonce, action: second, frames: await paintActionFrames(second) }
    await steps.film(player, { ...film, frames: next.frames })
    expect(await steps.show(player, film)).toMatchObject({ ok: true })
    stage.clock.advance(FILM_MS)
    expect(await send(player, next)).toMatchObject(OTHER_TIMES)
    await steps.stamp(player, next)
    expect(await send(player, next), 'in its own').toMatchObject({ ok: true })
  })
})

describe('a film of which the server learned late', () => {
  const doubtsOf = async (player: TestPlayer) => {
    const { scores } = await stage.ctx.db
      .selectFrom('face_checks')
      .select('scores')
      .where('player_id', '=', player.playerId)
      .executeTakeFirstOrThrow()
    return findFilmDoubts(scores).filter((doubt) => doubt === 'late_frames')
  }

  it('is for a person when no frame was timestamped before its last moment', async () => {
    const { player, film } = await newFilm()
    stage.clock.advance(LAST_MS)
    await steps.stamp(player, film)
    expect(await send(player, film)).toMatchObject({ ok: true })
    expect(await doubtsOf(player)).toEqual(['late_frames'])
  })

  it('is for a person when some frames were timestamped much later after their moments than others', async () => {
    const { player, film } = await newFilm()
    const [first, second, ...others] = film.frames
    stage.clock.advance(500)
    await steps.stamp(player, { ...film, frames: [second] })
    stage.clock.advance(900)
    await steps.stamp(player, { ...film, frames: [first] })
    stage.clock.advance(FILM_MS - 1_400)
    await steps.stamp(player, { ...film, frames: others })
    expect(await send(player, film)).toMatchObject({ ok: true })
    expect(await doubtsOf(player)).toEqual(['late_frames'])
  })

  it('is not, when hashes are sent as frames are taken', async () => {
    const { player, film } = await newFilm()
    await steps.film(player, film)
    expect(await send(player, film)).toMatchObject({ ok: true })
    expect(await doubtsOf(player)).toEqual([])
  })

  const TIMES = FILM_TIMES.split(',').map(Number)
  /** Of a page that sends hashes each 600 ms, or when the answer to the last request came, over a network of such a way there and back. */
  const lagsOver = (roundTripMs: number): number[] => {
    const spacing = Math.max(600, roundTripMs)
    return TIMES.map((time) => roundTripMs + spacing * Math.ceil(time / spacing) - time)
  }
  it.each([
    [50, false],
    [300, false],
    [600, false],
    [800, false],
    [1_000, true],
  ])('over a network that takes %i ms for an answer: %s', (ms, isLate) => {
    expect(isTimestampedLate({ times: TIMES, lags: lagsOver(ms) })).toBe(isLate)
  })
  it.each([
    ['as early as may be', TIMES.map((time) => LAST_MS - time)],
    ['later', TIMES.map((time) => LAST_MS + 500 - time)],
  ])('all frames at once, %s', (_, lags) => {
    expect(isTimestampedLate({ times: TIMES, lags })).toBe(true)
  })
})

describe('a lost answer', () => {
  it('of a timestamp: the first one counts', async () => {
    const { player, film } = await newFilm()
    stage.clock.advance(LAST_MS)
    const stamped = { ok: true, data: { timestamps: film.frames.map(() => LAST_MS) } }
    expect(await steps.stamp(player, film)).toEqual(stamped)
    stage.clock.advance(FACE_FRAME_LATE_MS)
    expect(await steps.stamp(player, film)).toEqual(stamped)
    expect(await send(player, film)).toMatchObject({ ok: true })
  })

  it('of a film, also of the last one: it is repeated, although the timestamps are gone', async () => {
    const player = await steps.newConfirmed()
    const { nonce, actions } = await steps.begin(player)
    for (const action of actions) {
      const film = { nonce, action, frames: await paintActionFrames(action) }
      const answer = await steps.show(player, film)
      expect(answer).toMatchObject({ ok: true })
      stage.clock.advance(1_000)
      const { next } = showFaceAction.response.parse(answer.ok && answer.data)
      expect(await send(player, film)).toMatchObject({ ok: true, data: { next } })
    }
    expect(await countTimestamps(player)).toBe(0)
  })
})

describe('a timestamp is refused', () => {
  it('400 nonce: another player’s check, one that expired, and one that ended', async () => {
    const { player, film } = await newFilm()
    const other = await steps.newConfirmed()
    expect(await steps.stamp(other, film)).toMatchObject(EXPIRED)
    await steps.begin(player)
    expect(await steps.stamp(player, film), 'another one was begun').toMatchObject(EXPIRED)
    const late = await newFilm()
    stage.clock.advance(59_999)
    expect(await steps.stamp(late.player, late.film)).toMatchObject({ ok: true })
    stage.clock.advance(1)
    expect(await steps.stamp(late.player, late.film)).toMatchObject(EXPIRED)
  })

  it('400 capture: not signed, of another check, of a step that is done, and of a try that was refused', async () => {
    const { player, film, challenge } = await newFilm()
    const invalid = refusedBy('capture', 'invalid')
    for (const capture of ['none', (await newFilm()).challenge.capture])
      expect(await steps.stamp(player, { ...film, capture })).toMatchObject(invalid)
    const refused = { ...film, frames: [...(await paintActionFrames(film.action))].reverse() }
    await steps.show(player, refused)
    const { capture } = challenge
    expect(await steps.stamp(player, { ...film, capture })).toMatchObject(invalid)
    expect(await steps.show(player, film)).toMatchObject({ ok: true })
    expect(await steps.stamp(player, film)).toMatchObject(invalid)
    expect(await countTimestamps(player)).toBe(refused.frames.length + film.frames.length)
  })

  it('400 nonce: more frames than a phone takes in a minute', async () => {
    const { player, nonce, challenge } = await newFilm()
    const stamp = (hashes: string[]) =>
      stage.ask(player.caller, 'timestampFaceFrames', { nonce, capture: challenge.capture, hashes })
    const whole = 1_200
    for (let from = 0; from < whole; from += 24)
      expect(await stamp(numbered(24, from))).toMatchObject({ ok: true })
    expect(await stamp(numbered(1, whole))).toMatchObject(EXPIRED)
    expect(await stamp(numbered(1)), 'a repeated one is no more').toMatchObject({ ok: true })
    expect(await countTimestamps(player)).toBe(whole)
  })

  it.each([
    ['none', []],
    ['too many at once', numbered(FACE_HASHES_MAX + 1)],
    ['one that is no SHA-256', ['abc']],
    ['one in capital letters', ['A'.repeat(64)]],
  ])('hashes: %s', async (_, hashes) => {
    const { player, nonce, challenge } = await newFilm()
    const request = { nonce, capture: challenge.capture, hashes }
    await expect(stage.ask(player.caller, 'timestampFaceFrames', request)).rejects.toThrow('hashes')
  })
})

describe('timestamps are removed', () => {
  it.each([
    ['when another face check starts', (player) => steps.begin(player)],
    ['when the data is confirmed again', (player) => stage.createConfirmedDraft(player)],
    ['when the player deletes the data', ({ caller }) => stage.ask(caller, 'deleteIdentity')],
  ] as const satisfies readonly [string, (player: TestPlayer) => Promise<unknown>][])(
    '%s',
    async (_, end) => {
      const { player, film } = await newFilm()
      await steps.film(player, film)
      expect(await countTimestamps(player)).toBe(film.frames.length)
      await end(player)
      expect(await countTimestamps(player)).toBe(0)
    },
  )

  it('when the face check expired, by the job', async () => {
    const { player, film } = await newFilm()
    await steps.film(player, film)
    await cleanIdentity.run(stage.ctx, {}, stage.clock.now())
    expect(await countTimestamps(player)).toBe(film.frames.length)
    stage.clock.advance(60_000)
    await cleanIdentity.run(stage.ctx, {}, stage.clock.now())
    expect(await countTimestamps(player)).toBe(0)
  })

  it('not of another face check', async () => {
    const [{ player, film }, other] = [await newFilm(), await newFilm()]
    await steps.film(player, film)
    await steps.begin(other.player)
    await stage.ask(other.player.caller, 'deleteIdentity')
    expect(await countTimestamps(player)).toBe(film.frames.length)
  })
})
