import {
  type FaceAction,
  type FaceChallenge,
  type IdentityFields,
  repeatFaceAction,
  showFaceAction,
  startFaceCheck,
} from '@gamehall/contract/identity'
import { createUpload, type UploadAction } from '@gamehall/contract/site'
import type { FastifyInstance } from 'fastify'
import { succeed } from '../../../../platform/context/outcome.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { ensurePlayerKey } from '../../../../platform/encryption/player-keys.ts'
import { createHttpApp } from '../../../../platform/http/create-http-app.ts'
import type { Caller, Session } from '../../../../platform/http/route.ts'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import type { Providers } from '../../../../providers/index.ts'
import {
  createMemoryStorage,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type MemoryStorage,
  type TestClock,
  type TestContext,
  type TestPlayer,
  type TestPlayerOptions,
} from '../../../../testing/index.ts'
import { uploadRoutes } from '../../../site/index.ts'
import { siteRoom } from '../../../site/room.ts'
import { attachPhotos } from '../../documents/attach-photos.ts'
import type { DocumentReading } from '../../documents/document-reading.ts'
import {
  createScriptedFaceReader,
  FILM_TIMES,
  hashFormFiles,
  issuedAtOf,
  paintActionFrames,
  paintFrame,
  type ScriptedFaceReader,
  stampAsFilmed,
} from '../../face-check/testing/face-frames-fixture.ts'
import { identityRoom } from '../../room.ts'
import { withIdentityTables } from '../../tables.ts'
import { encryptReading } from '../attempt-encryption.ts'
import { findAttemptsUnderReview, findDraft, updateAttempt } from '../attempt-queries.ts'
import { createConfidentReading, createIdentityFields, ID_CARD_REQUEST } from './document-fixture.ts'

const OPERATOR = { name: 'mei', permissions: ['identity.review', 'identity.rules'] }

export interface IdentityFixture {
  readonly ctx: TestContext
  readonly clock: TestClock
  readonly app: FastifyInstance
  readonly storage: MemoryStorage
  readonly face: ScriptedFaceReader
  newPlayer(options?: TestPlayerOptions): Promise<TestPlayer>
  upload(caller: Caller<Session>, action: UploadAction, bytes?: Buffer): Promise<string>
  /** Calls the room by call name, with the request parsed as an HTTP request would be. */
  ask(caller: Caller<Session>, name: string, request?: object): Promise<Answer>
  /** Stores this reading for the photos of the player’s draft. */
  setReading(player: TestPlayer, reading: DocumentReading): Promise<void>
  /**
   * Creates a draft with confirmed data, a confident reading and a portrait of the player's face; `hasDoubt` makes it
   * need a manual review.
   */
  createConfirmedDraft(player: TestPlayer, given?: Confirmed): Promise<IdentityFields>
  /** The request that shows a challenge as a genuine client does, at the time at which its film is over; its frames are timestamped. */
  filmAction(player: TestPlayer, nonce: string, challenge: FaceChallenge, who?: number): Promise<FilmRequest>
  /** Completes all four actions in a new face check; returns the last answer. */
  completeFaceCheck(player: TestPlayer, who?: number): Promise<Answer>
  /** The ids of the player’s attempts under review. */
  listWaitingAttempts(player: TestPlayer): Promise<string[]>
  operate(action: string, input: object, reason?: string): ReturnType<typeof performAction>
  close(): Promise<void>
}

export interface FilmRequest {
  readonly nonce: string
  readonly action: FaceAction
  readonly capture: string
  readonly times: string
  readonly camera: string
  readonly frames: File[]
}

interface Confirmed {
  readonly fields?: Partial<IdentityFields>
  readonly hasDoubt?: boolean
}

export type Answer =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly code: number; readonly fields?: readonly { readonly field: string }[] }

/** Creates a test server with the identity and upload calls, which decides attempts without a doubt automatically. */
export async function createIdentityFixture(
  providers: Partial<Providers> = {},
  clock: TestClock = createTestClock(),
): Promise<IdentityFixture> {
  const storage = createMemoryStorage()
  const face = createScriptedFaceReader()
  const ctx = await createTestContext({ clock, providers: { storage, face, ...providers } })
  const app = await createHttpApp(ctx.config, ctx.log, [])
  await app.register(uploadRoutes(ctx))
  const askUpload = siteRoom.routes.find((route) => route.call.name === createUpload.name)

  const allowed = { is_automatic: true, measured_liveness: 0.5 }
  await withIdentityTables(ctx.db).updateTable('identity_rules').set(allowed).execute()

  // All players have one clock: a film within another's would be late.
  let filmsBefore: Promise<unknown> = Promise.resolve()
  const stage: IdentityFixture = {
    ctx,
    clock,
    app,
    storage,
    face,
    newPlayer: (options) => createTestPlayer(ctx, options),
    async upload(caller, action, given) {
      const bytes = given ?? (await paintFrame('document'))
      const request = { action, content_type: 'image/png', size: bytes.length }
      const asked = createUpload.response.parse(
        await askUpload?.answer(ctx, request, caller).then((outcome) => outcome.ok && outcome.data),
      )
      const headers = { 'content-type': 'image/png' }
      const sent = await app.inject({ method: 'PUT', url: asked.url, headers, body: bytes })
      if (sent.statusCode !== 200) throw new Error(`the upload was refused: ${sent.body}`)
      return asked.upload_id
    },
    async ask(caller, name, request = {}) {
      const route = identityRoom.routes.find(({ call }) => call.name === name)
      if (route === undefined) throw new Error(`no call ${name}`)
      const parsed = route.call.request.parse(request)
      const { playerId } = caller.session
      const outcome = await face.asPlayer(playerId, () => route.answer(ctx, parsed, caller))
      if (outcome.ok) route.call.response.parse(outcome.data)
      return outcome
    },
    setReading: (player, reading) => keepReading(ctx, player.playerId, reading),
    createConfirmedDraft: (player, given) => confirmDraft(stage, player, given),
    filmAction(player, nonce, given, who) {
      const film = filmsBefore.then(() => filmInTime(stage, player, nonce, given, who))
      filmsBefore = film.catch(() => undefined)
      return film
    },
    completeFaceCheck: (player, who) => showWholeFace(stage, player, who),
    async listWaitingAttempts({ playerId }) {
      const waiting = await findAttemptsUnderReview(ctx.db, 200)
      return waiting
        .filter(({ player_id }) => player_id === playerId)
        .map(({ attempt_id }) => attempt_id.toString())
    },
    operate: (action, input, reason = 'looked at it') =>
      performAction(ctx, identityRoom.actions, OPERATOR, { action, input, reason }),
    async close() {
      await app.close()
      await ctx.close()
    },
  }
  return stage
}

async function keepReading(ctx: TestContext, playerId: bigint, reading: DocumentReading): Promise<void> {
  const { encryptor } = await ensurePlayerKey(ctx, ctx.db, playerId)
  const draft = await findDraft(ctx.db, playerId, ctx.clock.now())
  if (draft === undefined) throw new Error('no draft to read')
  const sealed = { reading_sealed: encryptReading(encryptor, draft.attempt_id, reading) }
  await transact(ctx.db, async (trx) => succeed(await updateAttempt(trx, draft.attempt_id, sealed)))
}

async function confirmDraft(
  stage: IdentityFixture,
  player: TestPlayer,
  { fields, hasDoubt = false }: Confirmed = {},
): Promise<IdentityFields> {
  const { ctx } = stage
  const data = createIdentityFields(fields)
  await expectOk(stage.ask(player.caller, 'startIdentity', ID_CARD_REQUEST))
  const photos = {
    front_upload_id: await stage.upload(player.caller, 'id_front'),
    reverse_upload_id: await stage.upload(player.caller, 'id_reverse'),
  }
  await transact(ctx.db, (trx) => attachPhotos(ctx, trx, player.playerId, photos))
  const reading = createConfidentReading(data)
  await stage.setReading(player, hasDoubt ? { ...reading, frontReasons: ['document_glare'] } : reading)
  await expectOk(stage.ask(player.caller, 'confirmIdentity', data))
  return data
}

async function filmInTime(
  stage: IdentityFixture,
  { caller }: TestPlayer,
  nonce: string,
  given: FaceChallenge,
  who?: number,
): Promise<FilmRequest> {
  for (let challenge = given; ; ) {
    const { action, capture } = challenge
    const frames = await paintActionFrames(challenge, who)
    const film = { frames, times: FILM_TIMES, issuedAt: issuedAtOf(capture) }
    const { isLate } = await stampAsFilmed(stage.clock, film, async (some) => {
      const hashes = await hashFormFiles(some)
      await expectOk(stage.ask(caller, 'timestampFaceFrames', { nonce, capture, hashes }))
    })
    if (!isLate) return { nonce, action, capture, times: FILM_TIMES, camera: 'Front Camera', frames }
    challenge = await repeatAction(stage, caller, nonce)
  }
}

async function repeatAction(stage: IdentityFixture, caller: Caller<Session>, nonce: string) {
  const repeated = await expectOk(stage.ask(caller, 'repeatFaceAction', { nonce }))
  return repeatFaceAction.response.parse(repeated).challenge
}

const isLate = (answer: Answer): boolean =>
  !answer.ok && (answer.fields ?? []).some(({ field }) => field === 'times')

async function showWholeFace(stage: IdentityFixture, player: TestPlayer, who?: number): Promise<Answer> {
  const { caller } = player
  const begun = startFaceCheck.response.parse(await expectOk(stage.ask(caller, 'startFaceCheck')))
  let answer: Answer | undefined
  let challenge: FaceChallenge | null = begun.challenge
  while (challenge !== null) {
    answer = await stage.ask(
      caller,
      'showFaceAction',
      await stage.filmAction(player, begun.nonce, challenge, who),
    )
    // The film of another player's check takes the same clock on: as a page does, frames that seem late are taken again.
    if (isLate(answer)) {
      challenge = await repeatAction(stage, caller, begun.nonce)
      continue
    }
    if (!answer.ok) return answer
    challenge = showFaceAction.response.parse(answer.data).challenge
  }
  if (answer === undefined) throw new Error('no action was asked for')
  return answer
}

async function expectOk(answer: Promise<Answer>): Promise<unknown> {
  const given = await answer
  if (!given.ok) throw new Error(`refused: ${JSON.stringify(given)}`)
  return given.data
}
