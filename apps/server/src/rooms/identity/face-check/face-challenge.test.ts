import {
  FACE_FILM_LATE_MS,
  type FaceAction,
  type FaceChallenge,
  showFaceAction,
} from '@gamehall/contract/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../testing/index.ts'
import { createIdentityFixture, type IdentityFixture } from '../attempts/testing/identity-fixture.ts'
import { createFaceCheckSteps, refusedBy, type ShownFrames } from './testing/face-check-steps.ts'
import { FILM_TIMES, paintActionFrames } from './testing/face-frames-fixture.ts'

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

describe('a capture session', () => {
  it('is signed for its step and check', async () => {
    const player = await newConfirmed()
    const { nonce, first, second, challenge } = await begin(player)
    const frames = await paintActionFrames(first)
    const of = (capture: string) => show(player, { nonce, action: first, frames, capture })
    const [time = '', tries = '', signature = ''] = challenge.capture.split('.')
    expect(await of('none')).toMatchObject(refusedBy('capture', 'invalid'))
    for (const forged of [`${Number(time) - 5_000}.${tries}.${signature}`, `${time}.1.${signature}`])
      expect(await of(forged)).toMatchObject(refusedBy('capture', 'invalid'))
    expect(await of((await begin(await newConfirmed())).challenge.capture)).toMatchObject(
      refusedBy('capture', 'invalid'),
    )
    expect(await of(challenge.capture)).toMatchObject({ ok: true })
    const next = { nonce, action: second, frames: await paintActionFrames(second) }
    expect(await show(player, { ...next, capture: challenge.capture })).toMatchObject(
      refusedBy('capture', 'invalid'),
    )
  })

  it.each([
    ['less than a second', '300,350,400,500,600,660,960,1299', 'face_times'],
    ['later than now', '300,480,650,980,1150,1320,1390,9000', 'invalid'],
    ['not in order', '300,480,650,980,1150,1140,1390,1680', 'face_times'],
    ['not one a frame', '300,480,650,980,1150,1320,1390', 'invalid'],
    ['a moment at which the screen changed its colour', '300,480,650,720,1150,1320,1390,1680', 'face_times'],
    ['a time without a frame', '300,480,650,680,1650,1660,1700,1720', 'face_times'],
    ['two colours only', '300,480,600,650,960,1000,1300,1390', 'face_times'],
  ])('refuses times: %s', async (_, times, rule) => {
    const player = await newConfirmed()
    const { nonce, first } = await begin(player)
    const frames = await paintActionFrames(first)
    expect(await show(player, { nonce, action: first, frames, times })).toMatchObject(
      refusedBy('times', rule),
    )
  })

  it('refuses a film that ended long before it arrived; the action can be shown again', async () => {
    const player = await newConfirmed()
    const { nonce, first } = await begin(player)
    const film = { nonce, action: first, frames: await paintActionFrames(first) }
    await steps.film(player, film)
    stage.clock.advance(FACE_FILM_LATE_MS)
    expect(await show(player, film)).toMatchObject(refusedBy('times', 'face_times'))
    const anew = {
      nonce,
      action: first,
      frames: await paintActionFrames(first),
      times: FILM_TIMES.replaceAll(/\d+/g, (at) => `${Number(at) + 39_900}`),
    }
    expect(await show(player, anew)).toMatchObject({ ok: true })
  })

  it('takes a film that was repeated late in the minute, and one that waited for a busy engine', async () => {
    const player = await newConfirmed()
    const { nonce, first, second } = await begin(player)
    for (let tries = 0; tries < 3; tries += 1) {
      const frames = [...(await paintActionFrames(first))].reverse()
      const film = { nonce, action: first, frames }
      await steps.film(player, film)
      stage.clock.advance(5_000)
      const refused = await show(player, film)
      expect(refused).toMatchObject(refusedBy('frames', 'face_action'))
    }
    for (const [action, waitedMs] of [
      [first, 5_000],
      [second, 20_000],
    ] as const) {
      const film = { nonce, action, frames: await paintActionFrames(action) }
      await steps.film(player, film)
      stage.clock.advance(waitedMs)
      expect(await show(player, film)).toMatchObject({ ok: true })
    }
  })

  it('draws amounts and colours: they differ between checks, and no colour follows itself', async () => {
    const player = await newConfirmed()
    await stage.ctx.db.updateTable('identity_rules').set({ face_tries_a_day: 100 }).execute()
    const drawn: FaceChallenge[] = []
    for (let index = 0; index < 40; index += 1) drawn.push((await begin(player)).challenge)
    await stage.ctx.db.updateTable('identity_rules').set({ face_tries_a_day: 10 }).execute()
    expect(new Set(drawn.map(({ colors }) => colors.join())).size).toBeGreaterThan(8)
    expect(new Set(drawn.map(({ amount }) => amount)).size).toBeGreaterThan(3)
    for (const { colors } of drawn)
      for (const [index, color] of colors.entries())
        expect(color).not.toBe(colors[(index + 1) % colors.length])
  })
})

describe('a repeated action', () => {
  const refuse = async (player: TestPlayer, nonce: string, action: FaceAction) =>
    show(player, { nonce, action, frames: [...(await paintActionFrames(action))].reverse() })

  it('is drawn anew after each refusal; a film for colours that were refused is not taken', async () => {
    const player = await newConfirmed()
    const { nonce, first, challenge } = await begin(player)
    expect(await steps.repeat(player, nonce), 'not before').toMatchObject({
      amount: challenge.amount,
      colors: challenge.colors,
    })
    const drawn = [challenge]
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await refuse(player, nonce, first)).toMatchObject(refusedBy('frames', 'face_action'))
      drawn.push(await steps.repeat(player, nonce))
    }
    expect(new Set(drawn.map(({ colors }) => colors.join())).size).toBeGreaterThan(2)
    const film = { nonce, action: first, frames: await paintActionFrames(first) }
    for (const { capture } of drawn.slice(0, -1))
      expect(await show(player, { ...film, capture })).toMatchObject(refusedBy('times', 'face_times'))
    expect(await show(player, film)).toMatchObject({ ok: true })
  })

  it('is accepted under the colours of its own try, and a lost answer is repeated with the same next challenge', async () => {
    const player = await newConfirmed()
    const { nonce, first } = await begin(player)
    await refuse(player, nonce, first)
    const request = await stage.filmAction(player, nonce, await steps.repeat(player, nonce))
    const ask = async () => {
      const answer = await stage.ask(player.caller, 'showFaceAction', request)
      if (!answer.ok) throw new Error('refused')
      return showFaceAction.response.parse(answer.data).challenge
    }
    const next = await ask()
    expect(await ask()).toEqual(next)
    expect(await steps.repeat(player, nonce)).toEqual(next)
  })

  it('keeps its drawing while the engine is busy', async () => {
    const player = await newConfirmed()
    const { nonce, first, challenge } = await begin(player)
    stage.face.isBusy = true
    const frames = await paintActionFrames(first)
    expect(await show(player, { nonce, action: first, frames })).toMatchObject({ code: 10321 })
    stage.face.isBusy = false
    expect(await steps.repeat(player, nonce)).toMatchObject({ colors: challenge.colors })
  })

  it('400: another player’s check, one that is over, and one that ended', async () => {
    const [player, other] = [await newConfirmed(), await newConfirmed()]
    const { nonce } = await begin(player)
    const expired = refusedBy('nonce', 'face_expired')
    const ask = ({ caller }: TestPlayer) => stage.ask(caller, 'repeatFaceAction', { nonce })
    expect(await ask(other)).toMatchObject(expired)
    await begin(player)
    expect(await ask(player), 'another one was begun').toMatchObject(expired)
    stage.clock.advance(60_000)
    expect(await ask(player)).toMatchObject(expired)
  })
})

describe('light', () => {
  const waiting = async (player: TestPlayer) => {
    const [attemptId = ''] = await stage.listWaitingAttempts(player)
    const seen = await stage.operate('view-identity', { attempt_id: attemptId })
    return seen.ok ? (seen.data as { doubts: string[] }).doubts : []
  }

  it('colours that do not show on the skin, as in a bright room, are for a person to decide', async () => {
    const player = await newConfirmed()
    stage.face.isDark = true
    const answer = await stage.completeFaceCheck(player).finally(() => {
      stage.face.isDark = false
    })
    expect(answer).toMatchObject({ ok: true, data: { status: 3 } })
    expect(await waiting(player)).toEqual(['screen_color'])
  })

  it('no light that changes at all is a bent picture', async () => {
    const player = await newConfirmed()
    Object.assign(stage.face, { isDark: true, isFlat: true })
    const answer = await stage.completeFaceCheck(player).finally(() => {
      Object.assign(stage.face, { isDark: false, isFlat: false })
    })
    expect(answer).toMatchObject(refusedBy('frames', 'face_light'))
  })

  it.each([
    ['a program in place of the camera', 'OBS Virtual Camera', 'virtual_camera'],
    ['a camera without a name', ' ', 'unnamed_camera'],
    ['no word of the camera', undefined, 'unnamed_camera'],
  ])('%s is for a person to decide', async (_, camera, doubt) => {
    const player = await newConfirmed()
    const begun = await begin(player)
    let challenge: FaceChallenge | null = begun.challenge
    while (challenge !== null) {
      const request = await stage.filmAction(player, begun.nonce, challenge)
      const answer = await stage.ask(player.caller, 'showFaceAction', {
        ...request,
        camera,
      })
      if (!answer.ok) throw new Error('refused')
      challenge = showFaceAction.response.parse(answer.data).challenge
    }
    expect(await waiting(player)).toEqual([doubt])
  })
})
