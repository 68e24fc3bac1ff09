import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TextScanner } from '../../../../providers/ocr/index.ts'
import type { TestPlayer } from '../../../../testing/index.ts'
import { findDraft } from '../../attempts/attempt-queries.ts'
import { ID_CARD_REQUEST } from '../../attempts/testing/document-fixture.ts'
import { createIdentityFixture, type IdentityFixture } from '../../attempts/testing/identity-fixture.ts'
import { resumeReadings } from '../jobs/resume-readings.ts'
import { awaitReading } from './await-reading.ts'
import { enqueueReading, findQueued, finishReading, RENEW_MS, takeNextReading } from './queue-queries.ts'
import { photosOf } from './read-and-store.ts'

/** A scanner that finds nothing, as soon as its gate is open. */
function createGatedScanner() {
  let open = Promise.withResolvers<void>()
  const scanner: TextScanner & { scans: number; shut(): void; open(): void } = {
    scans: 0,
    shut: () => {
      open = Promise.withResolvers()
    },
    open: () => open.resolve(),
    async scanText() {
      scanner.scans += 1
      await open.promise
      return { turn: 0, lines: [] }
    },
    readLine: async () => null,
  }
  open.resolve()
  return scanner
}

/** How long a test waits for what must come, on a busy machine, too. */
const WAIT = { timeout: 15_000, interval: 20 }
/** The longest time of a reading. */
const READING_MS = 60_000

/** What a scanner answers whose engine never ends: nothing, once it is told to stop. */
const neverEnds: TextScanner['scanText'] = (_, before) =>
  new Promise((resolve) => {
    if (before.aborted) resolve(null)
    before.addEventListener('abort', () => resolve(null))
  })

const scanner = createGatedScanner()
const ocr = { readLines: async () => [] }
let stage: IdentityFixture
beforeAll(async () => {
  stage = await createIdentityFixture({ scanner, ocr })
})
afterAll(() => stage.close())
afterEach(async () => {
  scanner.open()
  await vi.waitFor(async () => expect(await queued()).toEqual([]), WAIT)
})

const queued = async () =>
  (
    await stage.ctx.db
      .selectFrom('identity_reading_queue')
      .select('player_id')
      .where('refusal', 'is', null)
      .execute()
  ).map(({ player_id }) => player_id)

const page = sharp({ create: { width: 600, height: 400, channels: 3, background: '#f4f4f0' } })
  .png()
  .toBuffer()

/** A player whose photos are attached and unread. */
async function createPhotographed(): Promise<TestPlayer> {
  const player = await stage.newPlayer()
  await stage.ask(player.caller, 'startIdentity', ID_CARD_REQUEST)
  const front = await stage.upload(player.caller, 'id_front', await page)
  const reverse = await stage.upload(player.caller, 'id_reverse', await page)
  await stage.ctx.db
    .updateTable('identity_attempts')
    .set({ front_upload_id: front, reverse_upload_id: reverse })
    .where('player_id', '=', player.playerId)
    .execute()
  return player
}

async function retakeFront({ caller, playerId }: TestPlayer): Promise<void> {
  const front = await stage.upload(caller, 'id_front', await page)
  await stage.ctx.db
    .updateTable('identity_attempts')
    .set({ front_upload_id: front })
    .where('player_id', '=', playerId)
    .execute()
}

async function readingsOf({ playerId }: TestPlayer): Promise<number> {
  const asked = await stage.ctx.db
    .selectFrom('identity_asks')
    .select('ask_id')
    .where('player_id', '=', playerId)
    .execute()
  return asked.length
}

async function draftOf({ playerId }: TestPlayer) {
  const draft = await findDraft(stage.ctx.db, playerId, stage.clock.now())
  if (draft === undefined) throw new Error('no draft')
  return draft
}
const ask = async (player: TestPlayer, how: Parameters<typeof awaitReading>[2] = {}) =>
  awaitReading(stage.ctx, await draftOf(player), how)
/** Asks as the player page does: again as long as the photos wait. */
async function askUntilRead(player: TestPlayer) {
  for (;;) {
    const answer = await ask(player)
    if (answer.ok || (answer.code !== 10320 && answer.code !== 10322)) return answer
  }
}
/** Asks for no longer than it takes to find the photos in the queue. */
const askBriefly = (player: TestPlayer) => ask(player, { answerMs: 0 })

describe('the reading queue', { timeout: 60_000 }, () => {
  it('reads one document after another, and answers everyone who waits', async () => {
    scanner.shut()
    const players = [await createPhotographed(), await createPhotographed()]
    const before = scanner.scans
    const answers = players.map((player) => askUntilRead(player))
    await vi.waitFor(async () => expect(await queued()).toHaveLength(2), WAIT)
    await vi.waitFor(() => expect(scanner.scans).toBeGreaterThan(before), WAIT)
    expect(scanner.scans - before, 'the two sides of one document').toBeLessThanOrEqual(2)
    scanner.open()
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ ok: true })
  })

  it('10320: says how many are ahead; the photos keep their place and are read', async () => {
    scanner.shut()
    const first = await createPhotographed()
    const [second, third] = [await createPhotographed(), await createPhotographed()]
    const reading = ask(first)
    await vi.waitFor(async () => expect(await queued()).toEqual([first.playerId]), WAIT)
    expect(await askBriefly(second)).toEqual({ ok: false, code: 10320, params: { ahead: '1' } })
    expect(await askBriefly(second), 'asked again').toEqual({
      ok: false,
      code: 10320,
      params: { ahead: '1' },
    })
    expect(await askBriefly(third)).toEqual({ ok: false, code: 10320, params: { ahead: '2' } })
    expect(await askBriefly(second), 'a later one changes no place').toMatchObject({ params: { ahead: '1' } })
    scanner.open()
    expect(await reading).toMatchObject({ ok: true })
    expect(await askUntilRead(second)).toMatchObject({ ok: true })
    expect(await askUntilRead(third)).toMatchObject({ ok: true })
  })

  it('10320: who is behind others is answered with the place, long before a request ends', async () => {
    scanner.shut()
    const [first, second] = [await createPhotographed(), await createPhotographed()]
    const reading = ask(first)
    await vi.waitFor(async () => expect(await queued()).toEqual([first.playerId]), WAIT)
    const asked = performance.now()
    expect(await ask(second)).toEqual({ ok: false, code: 10320, params: { ahead: '1' } })
    expect(performance.now() - asked).toBeLessThan(15_000)
    scanner.open()
    expect(await reading).toMatchObject({ ok: true })
  })

  it('10322: who knows a place is told when it is no longer true, though another process still reads the one before', async () => {
    const [first, second] = [await createPhotographed(), await createPhotographed()]
    const draft = await draftOf(first)
    const other = { playerId: first.playerId, attemptId: draft.attempt_id, photos: photosOf(draft) }
    await enqueueReading(stage.ctx.db, other)
    expect(await takeNextReading(stage.ctx.db)).toEqual({ ...other, takes: 1 })
    scanner.shut()
    expect(await ask(second, { wasQueued: true })).toEqual({ ok: false, code: 10322 })
    const held = ask(second)
    scanner.open()
    expect(await held).toMatchObject({ ok: true })
    await finishReading(stage.ctx.db, other, null)
  })

  it('10322: a reading that outlasts a request is said to go on', async () => {
    scanner.shut()
    expect(await askBriefly(await createPhotographed())).toEqual({ ok: false, code: 10322 })
  })

  it('photos retaken while earlier ones wait take their place, and the earlier ones are not read', async () => {
    scanner.shut()
    const [first, second] = [await createPhotographed(), await createPhotographed()]
    const reading = ask(first)
    await vi.waitFor(async () => expect(await queued()).toEqual([first.playerId]), WAIT)
    expect(await askBriefly(second)).toMatchObject({ code: 10320 })
    const third = await createPhotographed()
    expect(await askBriefly(third)).toMatchObject({ code: 10320, params: { ahead: '2' } })
    const earlier = await draftOf(second)
    await retakeFront(second)
    expect(await askBriefly(second)).toEqual({ ok: false, code: 10320, params: { ahead: '1' } })
    expect(await awaitReading(stage.ctx, earlier), 'not the draft’s any more').toMatchObject({ code: 10040 })
    scanner.open()
    expect(await reading).toMatchObject({ ok: true })
    for (const player of [second, third]) expect(await askUntilRead(player)).toMatchObject({ ok: true })
    expect(await readingsOf(second)).toBe(1)
  })

  it('10322: photos retaken while earlier ones are being read wait for them', async () => {
    scanner.shut()
    const player = await createPhotographed()
    const before = scanner.scans
    const earlier = ask(player)
    await vi.waitFor(() => expect(scanner.scans).toBeGreaterThan(before), WAIT)
    await retakeFront(player)
    expect(await askBriefly(player)).toEqual({ ok: false, code: 10322 })
    const held = ask(player)
    scanner.open()
    expect(await earlier).toMatchObject({ code: 10040 })
    expect(await held).toMatchObject({ ok: true })
  })

  it('who reads prolongs its lease for as long as it reads', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    scanner.shut()
    const player = await createPhotographed()
    const before = scanner.scans
    const reading = ask(player)
    await vi.waitFor(() => expect(scanner.scans).toBeGreaterThan(before), WAIT)
    await stage.ctx.db
      .updateTable('identity_reading_queue')
      .set({ taken_until: sql`clock_timestamp() + interval '1 second'` })
      .execute()
    vi.advanceTimersByTime(RENEW_MS)
    await vi.waitFor(async () => {
      const { left } = await stage.ctx.db
        .selectFrom('identity_reading_queue')
        .select(sql<number>`extract(epoch from taken_until - clock_timestamp())::float8`.as('left'))
        .executeTakeFirstOrThrow()
      expect(left).toBeGreaterThan(RENEW_MS / 1_000)
    }, WAIT)
    scanner.open()
    expect(await reading).toMatchObject({ ok: true })
    expect(vi.getTimerCount(), 'nothing is prolonged afterwards').toBe(0)
    vi.useRealTimers()
  })

  it('an engine that never ends its picture is given up, and the next is read', async () => {
    const [stuck, next] = [await createPhotographed(), await createPhotographed()]
    const limit = new AbortController()
    const waits = AbortSignal.timeout
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => (ms === READING_MS ? limit.signal : waits.call(AbortSignal, ms)))
    const scan = vi.spyOn(scanner, 'scanText').mockImplementation(neverEnds)
    const reading = ask(stuck)
    await vi.waitFor(() => expect(scan).toHaveBeenCalled(), WAIT)
    expect(timeout).toHaveBeenCalledWith(READING_MS)
    expect(await askBriefly(next)).toEqual({ ok: false, code: 10320, params: { ahead: '1' } })
    scan.mockRestore()
    limit.abort()
    timeout.mockRestore()
    expect(await reading, 'nobody is ahead').toEqual({ ok: false, code: 10323 })
    expect(await askUntilRead(next)).toMatchObject({ ok: true })
  })

  it('another process goes on with what a dead one had taken', async () => {
    const player = await createPhotographed()
    const draft = await draftOf(player)
    await enqueueReading(stage.ctx.db, {
      playerId: player.playerId,
      attemptId: draft.attempt_id,
      photos: photosOf(draft),
    })
    expect(await takeNextReading(stage.ctx.db)).toMatchObject({ playerId: player.playerId })
    expect(await takeNextReading(stage.ctx.db), 'it is taken').toBeNull()
    await resumeReadings.run(stage.ctx, {}, stage.clock.now())
    expect(await queued(), 'its lease lasts').toEqual([player.playerId])
    await stage.ctx.pool.query(`update identity_reading_queue set taken_until = now() - interval '1 second'`)
    await resumeReadings.run(stage.ctx, {}, stage.clock.now())
    expect(await queued()).toEqual([])
    expect((await draftOf(player)).reading_sealed).not.toBeNull()
  })

  it('10323: photos are given up at which three processes ended, and may be queued again', async () => {
    const player = await createPhotographed()
    const draft = await draftOf(player)
    const reading = { playerId: player.playerId, attemptId: draft.attempt_id, photos: photosOf(draft) }
    await enqueueReading(stage.ctx.db, reading)
    const before = scanner.scans
    for (const takes of [1, 2, 3]) {
      expect(await takeNextReading(stage.ctx.db)).toMatchObject({ takes })
      await stage.ctx.pool.query(
        `update identity_reading_queue set taken_until = now() - interval '1 second'`,
      )
    }
    await resumeReadings.run(stage.ctx, {}, stage.clock.now())
    expect(scanner.scans, 'it is not read').toBe(before)
    expect((await draftOf(player)).reading_sealed).toBeNull()
    expect(await findQueued(stage.ctx.db, player.playerId)).toMatchObject({ refusal: 10323 })
    expect(await askUntilRead(player)).toMatchObject({ ok: true })
  })

  it('a failed reading does not block the next, and may be queued again', async () => {
    const [failing, next] = [await createPhotographed(), await createPhotographed()]
    const scan = vi.spyOn(scanner, 'scanText').mockRejectedValueOnce(new Error('no memory'))
    expect(await ask(failing)).toMatchObject({ code: 10323 })
    scan.mockRestore()
    expect(await askUntilRead(next)).toMatchObject({ ok: true })
    expect(await askUntilRead(failing)).toMatchObject({ ok: true })
  })
})
