import type { FaceAction } from '@gamehall/contract/identity'
import {
  createFaceModel,
  createHeadModel,
  createStranger,
  filmHead,
  type HeadModel,
  readSampleFaces,
} from '@gamehall/face/testing'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { createHumanReader } from '../../../../providers/face/index.ts'
import { createSecurityRecorder, type TestPlayer } from '../../../../testing/index.ts'
import { createIdentityFixture, type IdentityFixture } from '../../attempts/testing/identity-fixture.ts'
import { cleanIdentity } from '../../privacy/jobs/clean-identity.ts'
import { createFaceCheckSteps, refusedBy } from '../testing/face-check-steps.ts'
import { toFormFile } from '../testing/face-frames-fixture.ts'

const SHARES = [0, 0, 0.2, 0.35, 0.5, 0.65, 0.8, 1]
type Film = readonly Buffer[]

const recorder = createSecurityRecorder()
let stage: IdentityFixture
let steps: ReturnType<typeof createFaceCheckSteps>
let heads: readonly [HeadModel, HeadModel]
beforeAll(async () => {
  const face = createHumanReader({
    onError: (error) => {
      throw error
    },
  })
  stage = await createIdentityFixture({ face })
  Object.assign(stage.ctx, { log: recorder.log })
  steps = createFaceCheckSteps(stage)
  await stage.ctx.db.updateTable('identity_rules').set({ face_tries_a_day: 100 }).execute()
  const model = await createFaceModel((await readSampleFaces()).portrait, 280)
  heads = [createHeadModel(model), createHeadModel(await createStranger(model))]
}, 120_000)
afterAll(() => stage.close())

/** A film in a bright room, where the screen's colours do not show: they do not tell one film from another. */
const film = (seed: number, head = heads[0]): Promise<Film> =>
  Promise.all(
    filmHead(head, { move: 'turn_left', shares: SHARES, seed, room: 3 }).map(({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 3 } })
        .jpeg({ quality: 90 })
        .toBuffer(),
    ),
  )

type Alter = (frame: Sharp) => Sharp
const encodeAnew = (frames: Film, alter: Alter): Promise<Film> =>
  Promise.all(frames.map((frame) => alter(sharp(frame)).toBuffer()))

/** Shows a film as the first action of a new face check, in which this action was drawn first. */
async function show(player: TestPlayer, frames: Film, action: FaceAction = 'turn_left') {
  for (;;) {
    const { nonce, first } = await steps.begin(player)
    if (first === action) return steps.show(player, { nonce, action, frames: frames.map(toFormFile) })
  }
}
const USED = refusedBy('frames', 'face_still')

it('§4 a film that was used is found by what it shows, and another film of the same head is not', async () => {
  const [owner, thief] = [await steps.newConfirmed(), await steps.newConfirmed()]
  const used = await film(1)
  expect(await show(owner, used)).toMatchObject({ ok: true })

  const altered: Readonly<Record<string, Alter>> = {
    'another JPEG quality': (frame) => frame.jpeg({ quality: 60 }),
    'scaled, cropped and brightened': (frame) =>
      frame
        .extract({ left: 12, top: 8, width: 456, height: 342 })
        .resize(400)
        .modulate({ brightness: 1.15 })
        .jpeg({ quality: 75 }),
  }
  for (const [how, alter] of Object.entries(altered))
    expect(await show(thief, await encodeAnew(used, alter)), how).toMatchObject(USED)
  const mirrored = await encodeAnew(used, (frame) => frame.flop().jpeg({ quality: 80 }))
  expect(await show(thief, mirrored, 'turn_right'), 'mirrored').toMatchObject(USED)
  const scaled = await encodeAnew(used, (frame) => frame.resize(560).jpeg({ quality: 85 }))
  expect(await show(owner, scaled), 'the same player in another try').toMatchObject(USED)
  expect(recorder.events).toContainEqual(
    expect.objectContaining({ event: 'face.replayed', playerId: thief.playerId.toString() }),
  )

  expect(await show(owner, await film(4)), 'the same head in the same room').toMatchObject({ ok: true })
  expect(await show(thief, await film(7, heads[1])), 'another head there').toMatchObject({ ok: true })
}, 240_000)

it('a film is found for keep_film_days, and is encrypted', async () => {
  const owner = await steps.newConfirmed()
  await stage.ctx.db.updateTable('identity_rules').set({ keep_film_days: 30 }).execute()
  const used = await film(11)
  expect(await show(owner, used)).toMatchObject({ ok: true })
  const again = (quality: number) => encodeAnew(used, (frame) => frame.jpeg({ quality }))
  const rows = () => stage.ctx.db.selectFrom('face_films').selectAll().orderBy('film_id', 'desc').execute()
  const [row] = await rows()
  expect(row).toMatchObject({ kept_until: new Date(stage.clock.now().getTime() + 30 * DAY_MS) })
  expect(() => stage.ctx.encryptor.decrypt(row?.print_sealed ?? Buffer.alloc(0), 'face-film/0')).toThrow()
  const until = row?.kept_until ?? stage.clock.now()
  await cleanIdentity.run(stage.ctx, {}, new Date(until.getTime() - 1))
  expect((await rows())[0]?.film_id).toBe(row?.film_id)
  const later = await steps.newConfirmed()
  expect(await show(later, await again(70))).toMatchObject(USED)
  await cleanIdentity.run(stage.ctx, {}, until)
  expect((await rows()).map(({ film_id }) => film_id)).not.toContain(row?.film_id)
}, 120_000)
