import { showFaceAction, startFaceCheck } from '@gamehall/contract/identity'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestServer, type TestPlayer } from '../../../testing/index.ts'
import { createIdentityFixture, type IdentityFixture } from '../attempts/testing/identity-fixture.ts'
import { identityRoom } from '../room.ts'
import { releaseFaceSubmission, reserveFaceSubmission } from './face-check-queries.ts'
import { createFaceCheckSteps, refusedBy, type ShownFrames } from './testing/face-check-steps.ts'
import { FILM_TIMES, paintActionFrames, paintFrame, toFormFile } from './testing/face-frames-fixture.ts'

let stage: IdentityFixture
let steps: ReturnType<typeof createFaceCheckSteps>
beforeAll(async () => {
  stage = await createIdentityFixture()
  steps = createFaceCheckSteps(stage)
})
afterAll(() => stage.close())

const newConfirmed = () => steps.newConfirmed()
const begin = (player: TestPlayer) => steps.begin(player)
const show = (player: TestPlayer, request: ShownFrames) => steps.show(player, request)

/** A drawing without a size, which is found by following each reference to the others: seconds for two kilobytes. */
const DEEP_DRAWING = `<svg xmlns="http://www.w3.org/2000/svg"><defs><rect id="g0" width="1" height="1"/>${Array.from(
  { length: 10 },
  (_, depth) => `<g id="g${depth + 1}">${`<use href="#g${depth}"/>`.repeat(10)}</g>`,
).join('')}</defs><use href="#g10"/></svg>`

describe('§4 the face recognition', () => {
  it('four actions in the drawn order verify the player', async () => {
    const player = await newConfirmed()
    expect(await stage.completeFaceCheck(player)).toEqual({
      ok: true,
      data: { next: null, challenge: null, status: 1 },
    })
    expect(await stage.ask(player.caller, 'getIdentity')).toMatchObject({
      data: { status: 1, name: '王○○', id_number: expect.stringMatching(/^A\*{6}\d{3}$/), draft: null },
    })
  })

  it('every order occurs', async () => {
    const orders = new Set<string>()
    const player = await newConfirmed()
    await stage.ctx.db.updateTable('identity_rules').set({ face_tries_a_day: 100 }).execute()
    for (let index = 0; index < 60; index += 1) orders.add((await begin(player)).actions.join())
    await stage.ctx.db.updateTable('identity_rules').set({ face_tries_a_day: 10 }).execute()
    expect(orders.size).toBeGreaterThan(10)
  })

  it('an action out of order is rejected', async () => {
    const player = await newConfirmed()
    const { nonce, second } = await begin(player)
    const frames = await paintActionFrames(second)
    expect(await show(player, { nonce, action: second, frames })).toMatchObject(
      refusedBy('action', 'invalid'),
    )
  })

  it('a wrong action can be repeated', async () => {
    const player = await newConfirmed()
    const { nonce, first, second } = await begin(player)
    const wrong = { nonce, action: first, frames: await paintActionFrames(second) }
    expect(await show(player, wrong)).toMatchObject({ ok: false, code: 400 })
    expect(
      await show(player, { nonce, action: first, frames: await paintActionFrames(first) }),
    ).toMatchObject({
      ok: true,
      data: { next: second, challenge: { action: second }, status: 0 },
    })
  })

  it.each([
    ['face_none', 'nobody'],
    ['face_not_live', 'screen'],
  ] as const)('%s: frames of %s', async (rule, scene) => {
    const player = await newConfirmed()
    const { nonce, first } = await begin(player)
    const honest = await paintActionFrames(first)
    const frames =
      scene === 'nobody' ? [...honest.slice(0, -1), toFormFile(await paintFrame('nobody'))] : honest
    stage.face.isScreen = scene === 'screen'
    const request = { nonce, action: first, frames }
    const answer = await show(player, request).finally(() => {
      stage.face.isScreen = false
    })
    expect(answer).toMatchObject(refusedBy('frames', rule))
  })

  it('face_other: another person takes over', async () => {
    const player = await newConfirmed()
    const { nonce, first, second } = await begin(player)
    await show(player, { nonce, action: first, frames: await paintActionFrames(first, 0) })
    expect(
      await show(player, { nonce, action: second, frames: await paintActionFrames(second, 1) }),
    ).toMatchObject(refusedBy('frames', 'face_other'))
  })

  it('upload_type: not an image', async () => {
    const player = await newConfirmed()
    const { nonce, first } = await begin(player)
    const frames = [...'abcdefgh'].map((text) => toFormFile(`<svg>${text}</svg>`))
    expect(await show(player, { nonce, action: first, frames })).toMatchObject(
      refusedBy('frames', 'upload_type'),
    )
  })

  it('upload_type: a drawing whose size takes long to compute is refused by its first bytes', async () => {
    const player = await newConfirmed()
    const { nonce, first } = await begin(player)
    const frames = [toFormFile(DEEP_DRAWING), ...(await paintActionFrames(first)).slice(1)]
    const read = vi.spyOn(sharp.prototype, 'metadata')
    expect(await show(player, { nonce, action: first, frames })).toMatchObject(
      refusedBy('frames', 'upload_type'),
    )
    expect(read).not.toHaveBeenCalled()
    read.mockRestore()
  })

  it('upload_type: a decompression bomb', async () => {
    const player = await newConfirmed()
    const { nonce, first } = await begin(player)
    const create = { width: 2000, height: 1001, channels: 3, background: '#888' } as const
    const great = await sharp({ create }).jpeg().toBuffer()
    const frames = [...(await paintActionFrames(first)).slice(1), toFormFile(great)]
    expect(await show(player, { nonce, action: first, frames })).toMatchObject(
      refusedBy('frames', 'upload_type'),
    )
  })

  it('invalid images are counted, and the face check ends', async () => {
    const player = await newConfirmed()
    const { nonce, first } = await begin(player)
    const frames = [...'abcdefgh'].map(toFormFile)
    for (let index = 0; index < 24; index += 1) await show(player, { nonce, action: first, frames })
    expect(
      await show(player, { nonce, action: first, frames: await paintActionFrames(first) }),
    ).toMatchObject(refusedBy('nonce', 'face_expired'))
  })

  it('10321: takes back its own count, and not one that another process made since', async () => {
    const player = await newConfirmed()
    await begin(player)
    const { db } = stage.ctx
    const read = () =>
      db
        .selectFrom('face_checks')
        .selectAll()
        .where('player_id', '=', player.playerId)
        .where('is_open', '=', true)
        .executeTakeFirstOrThrow()
    const first = await read()
    expect(await reserveFaceSubmission(db, first)).toBe(true)
    const second = await read()
    expect(await reserveFaceSubmission(db, second)).toBe(true)
    await releaseFaceSubmission(db, first)
    expect((await read()).tries).toBe(first.tries + 2)
    await releaseFaceSubmission(db, second)
    expect((await read()).tries).toBe(first.tries + 1)
  })

  it('10321: the face engine is busy; the same frames are accepted later', async () => {
    const player = await newConfirmed()
    const { nonce, first, second } = await begin(player)
    const request = { nonce, action: first, frames: await paintActionFrames(first) }
    stage.face.isBusy = true
    // More often than the submission limit: refused requests are not counted.
    for (let index = 0; index < 25; index += 1)
      expect(await show(player, request)).toMatchObject({ code: 10321 })
    stage.face.isBusy = false
    expect(await show(player, request)).toMatchObject({ ok: true, data: { next: second } })
  })
})

describe('over HTTP', () => {
  it('frames arrive as multipart form parts and are checked', async () => {
    const server = await createTestServer(stage.ctx, [identityRoom])
    const player = await newConfirmed()
    const { nonce, first, second, challenge } = await begin(player)
    const frames = await paintActionFrames(first)
    await steps.film(player, { nonce, action: first, frames })
    const form = new FormData()
    form.set('nonce', nonce)
    form.set('action', first)
    form.set('capture', challenge.capture)
    form.set('times', FILM_TIMES)
    form.set('camera', 'Front Camera')
    for (const frame of frames) form.append('frames', frame)
    const encoded = new Response(form)
    const answer = await server.inject({
      method: 'POST',
      url: `/api${showFaceAction.path}`,
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        authorization: `Bearer ${player.token}`,
      },
      body: Buffer.from(await encoded.arrayBuffer()),
    })
    expect(answer.json()).toMatchObject({
      code: 0,
      msg: '',
      data: { next: second, challenge: { action: second, colors: expect.anything() }, status: 0 },
    })
    await server.close()
  })
})

describe('a nonce', () => {
  it('lives 60 seconds (§9)', async () => {
    const player = await newConfirmed()
    const { nonce, first } = await begin(player)
    stage.clock.advance(59_999)
    expect(
      await show(player, { nonce, action: first, frames: await paintActionFrames(first) }),
    ).not.toMatchObject(refusedBy('nonce', 'face_expired'))
    stage.clock.advance(1)
    expect(
      await show(player, { nonce, action: first, frames: await paintActionFrames(first) }),
    ).toMatchObject(refusedBy('nonce', 'face_expired'))
  })

  it('works for its player only, and ends when another face check starts', async () => {
    const [player, other] = [await newConfirmed(), await newConfirmed()]
    const { nonce, first } = await begin(player)
    const frames = await paintActionFrames(first)
    const expired = refusedBy('nonce', 'face_expired')
    expect(await show(other, { nonce, action: first, frames })).toMatchObject(expired)
    await begin(player)
    expect(await show(player, { nonce, action: first, frames })).toMatchObject(expired)
  })

  it('ends when the data is confirmed again', async () => {
    const player = await stage.newPlayer()
    const fields = await stage.createConfirmedDraft(player)
    const { nonce, first } = await begin(player)
    await stage.ask(player.caller, 'confirmIdentity', fields)
    expect(
      await show(player, { nonce, action: first, frames: await paintActionFrames(first) }),
    ).toMatchObject(refusedBy('nonce', 'face_expired'))
  })

  it('a lost answer is repeated for the same frames only', async () => {
    const player = await newConfirmed()
    const { nonce, first, second } = await begin(player)
    const request = { nonce, action: first, frames: await paintActionFrames(first) }
    const answer = { ok: true, data: { next: second, status: 0 } }
    expect(await show(player, request)).toMatchObject(answer)
    expect(await show(player, request)).toMatchObject(answer)
    expect(await show(player, { ...request, frames: await paintActionFrames(first) })).toMatchObject(
      refusedBy('nonce', 'face_expired'),
    )
  })

  it('accepts one of several concurrent requests', async () => {
    const player = await newConfirmed()
    const { nonce, first } = await begin(player)
    const requests = await Promise.all(
      [1, 2, 3, 4].map(async () => ({ nonce, action: first, frames: await paintActionFrames(first) })),
    )
    const answers = await Promise.all(requests.map((request) => show(player, request)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('10145: processes one request per player at a time', async () => {
    const player = await newConfirmed()
    const { nonce, first } = await begin(player)
    const looking = Promise.withResolvers<void>()
    stage.face.gate = looking.promise
    const requests = [await paintActionFrames(first), await paintActionFrames(first)].map((frames) =>
      show(player, { nonce, action: first, frames }),
    )
    expect(await Promise.race(requests)).toMatchObject({ ok: false, code: 10145 })
    looking.resolve()
    const answers = await Promise.all(requests)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('the last action, sent twice at once', () => {
  it('submits the attempt once', async () => {
    const player = await stage.newPlayer()
    await stage.createConfirmedDraft(player, { hasDoubt: true })
    const { nonce, actions } = await begin(player)
    for (const action of actions.slice(0, -1))
      await show(player, { nonce, action, frames: await paintActionFrames(action) })
    const [last = 'smile'] = actions.slice(-1)
    const same = { nonce, action: last, frames: await paintActionFrames(last) }
    const other = { nonce, action: last, frames: await paintActionFrames(last) }
    const answers = await Promise.all([same, same, other].map((request) => show(player, request)))
    expect(answers).toContainEqual({ ok: true, data: { next: null, challenge: null, status: 3 } })
    const isOther = answers.map(({ ok }) => ok).lastIndexOf(true) === 2
    expect(await show(player, isOther ? other : same)).toEqual({
      ok: true,
      data: { next: null, challenge: null, status: 3 },
    })
    expect(await stage.listWaitingAttempts(player)).toHaveLength(1)
    expect(await stage.ask(player.caller, 'getIdentity')).toMatchObject({ data: { left_today: 2 } })
  })
})

describe('a frame', () => {
  it('is accepted once: not again in this or another face check, nor for another player', async () => {
    const [player, other] = [await newConfirmed(), await newConfirmed()]
    const { nonce, first, second } = await begin(player)
    const frames = await paintActionFrames(first)
    await show(player, { nonce, action: first, frames })
    const still = refusedBy('frames', 'face_still')
    const reused = [frames[0], ...(await paintActionFrames(second)).slice(1)]
    expect(await show(player, { nonce, action: second, frames: reused })).toMatchObject(still)
    for (const who of [player, other]) {
      const again = await begin(who)
      const request = { nonce: again.nonce, action: again.first, frames }
      expect(await show(who, request)).toMatchObject(still)
    }
  })

  it('is the same with bytes appended', async () => {
    const player = await newConfirmed()
    const { nonce, first, second } = await begin(player)
    const frames = await paintActionFrames(first)
    await show(player, { nonce, action: first, frames })
    const padded = new File([...frames.slice(0, 1), 'more'], 'frame')
    const reused = [padded, ...(await paintActionFrames(second)).slice(1)]
    expect(await show(player, { nonce, action: second, frames: reused })).toMatchObject(
      refusedBy('frames', 'face_still'),
    )
  })

  it('counts once, however often it is repeated', async () => {
    const player = await newConfirmed()
    const { nonce, first } = await begin(player)
    const [calm] = await paintActionFrames(first)
    expect(await show(player, { nonce, action: first, frames: Array(8).fill(calm) })).toMatchObject(
      refusedBy('frames', 'face_still'),
    )
  })
})

describe('who may start a face check', () => {
  const askStart = ({ caller }: TestPlayer) => stage.ask(caller, 'startFaceCheck')

  it('10040: without confirmed data', async () => {
    const player = await stage.newPlayer()
    expect(await askStart(player)).toMatchObject({ code: 10040 })
  })

  it('10092: ten per day, Taiwan time', async () => {
    const player = await newConfirmed()
    for (let index = 0; index < 10; index += 1) await begin(player)
    expect(await askStart(player)).toMatchObject({ code: 10092 })
    stage.clock.advance(13 * 3_600_000)
    expect(await askStart(player)).toMatchObject({ ok: true })
  })

  it('is told how long the check lasts', async () => {
    const answer = await askStart(await newConfirmed())
    const { seconds, expires_at } = startFaceCheck.response.parse(answer.ok && answer.data)
    expect(seconds).toBe(stage.ctx.config.FACE_CHECK_SECONDS)
    expect(Date.parse(expires_at) - stage.clock.now().getTime()).toBe(seconds * 1_000)
  })

  it('10088 verified, 10099 under review', async () => {
    const [verified, waiting] = [await newConfirmed(), await stage.newPlayer()]
    await stage.completeFaceCheck(verified)
    await stage.createConfirmedDraft(waiting, { hasDoubt: true })
    expect(await stage.completeFaceCheck(waiting)).toMatchObject({ data: { status: 3 } })
    expect(await askStart(verified)).toMatchObject({ code: 10088 })
    expect(await askStart(waiting)).toMatchObject({ code: 10099 })
  })
})
