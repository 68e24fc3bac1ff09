import { type IdentityFields, startFaceCheck } from '@gamehall/contract/identity'
import { createUpload, type UploadAction } from '@gamehall/contract/site'
import type { FastifyInstance } from 'fastify'
import { succeed } from '../../core/outcome.ts'
import { ensurePlayerKey } from '../../core/player-keys.ts'
import { transact } from '../../core/transact.ts'
import { createHttpApp } from '../../http/create-http-app.ts'
import type { Caller, Session } from '../../http/route.ts'
import { performAction } from '../../operator/perform-action.ts'
import type { Providers } from '../../providers/index.ts'
import {
  createMemoryStorage,
  createTestClock,
  createTestHall,
  createTestPlayer,
  type MemoryStorage,
  type TestClock,
  type TestHall,
  type TestPlayer,
  type TestPlayerOptions,
} from '../../testing/index.ts'
import { siteRoom, uploadRoutes } from '../site/index.ts'
import { changeAttempt, findDraft, findWaiting } from './attempts/attempt-queries.ts'
import { sealReading } from './attempts/attempt-secrets.ts'
import { takePhotos } from './attempts/take-photos.ts'
import type { DocumentReading } from './documents/document-kind.ts'
import {
  createScriptedFaceReader,
  paintAction,
  paintFrame,
  type ScriptedFaceReader,
} from './faces/test-frames.ts'
import { identityRoom } from './index.ts'
import { dataOf, ID_CARD, sureReading } from './test-document.ts'

const OPERATOR = { name: 'mei', permissions: ['identity.review', 'identity.rules'] }

export interface IdentityStage {
  readonly hall: TestHall
  readonly clock: TestClock
  readonly app: FastifyInstance
  readonly storage: MemoryStorage
  readonly face: ScriptedFaceReader
  newPlayer(options?: TestPlayerOptions): Promise<TestPlayer>
  upload(caller: Caller<Session>, action: UploadAction, bytes?: Buffer): Promise<string>
  /** Calls the room by call name, with the request parsed as an HTTP request would be. */
  ask(caller: Caller<Session>, name: string, request?: object): Promise<Answer>
  /** Stores this reading for the photos of the player’s draft. */
  readAs(player: TestPlayer, reading: DocumentReading): Promise<void>
  /**
   * Creates a draft with confirmed data, a confident reading and a portrait of the player's face; `hasDoubt` makes it
   * need a manual review.
   */
  confirmed(player: TestPlayer, given?: Confirmed): Promise<IdentityFields>
  /** Completes all four actions in a new face check; returns the last answer. */
  showFace(player: TestPlayer, who?: number): Promise<Answer>
  /** The ids of the player’s attempts under review. */
  waitingOf(player: TestPlayer): Promise<string[]>
  operate(action: string, input: object, reason?: string): ReturnType<typeof performAction>
  close(): Promise<void>
}

interface Confirmed {
  readonly fields?: Partial<IdentityFields>
  readonly hasDoubt?: boolean
}

export type Answer =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly code: number; readonly fields?: readonly object[] }

/** Creates a test server with the identity and upload calls. */
export async function createIdentityStage(
  providers: Partial<Providers> = {},
  clock: TestClock = createTestClock(),
): Promise<IdentityStage> {
  const storage = createMemoryStorage()
  const face = createScriptedFaceReader()
  const hall = await createTestHall({ clock, providers: { storage, face, ...providers } })
  const app = await createHttpApp(hall.config, hall.log, [])
  await app.register(uploadRoutes(hall))
  const askUpload = siteRoom.routes.find((route) => route.call.name === createUpload.name)

  const stage: IdentityStage = {
    hall,
    clock,
    app,
    storage,
    face,
    newPlayer: (options) => createTestPlayer(hall, options),
    async upload(caller, action, given) {
      const bytes = given ?? (await paintFrame('document'))
      const request = { action, content_type: 'image/png', size: bytes.length }
      const asked = createUpload.response.parse(
        await askUpload?.answer(hall, request, caller).then((outcome) => outcome.ok && outcome.data),
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
      const outcome = await route.answer(hall, parsed, caller)
      if (outcome.ok) route.call.response.parse(outcome.data)
      return outcome
    },
    readAs: (player, reading) => keepReading(hall, player.playerId, reading),
    confirmed: (player, given) => confirmDraft(stage, player, given),
    showFace: (player, who) => showWholeFace(stage, player, who),
    async waitingOf({ playerId }) {
      const waiting = await findWaiting(hall.db, 200)
      return waiting
        .filter(({ player_id }) => player_id === playerId)
        .map(({ attempt_id }) => attempt_id.toString())
    },
    operate: (action, input, reason = 'looked at it') =>
      performAction(hall, identityRoom.actions, OPERATOR, { action, input, reason }),
    async close() {
      await app.close()
      await hall.close()
    },
  }
  return stage
}

async function keepReading(hall: TestHall, playerId: bigint, reading: DocumentReading): Promise<void> {
  const { sealer } = await ensurePlayerKey(hall, hall.db, playerId)
  const draft = await findDraft(hall.db, playerId, hall.clock.now())
  if (draft === undefined) throw new Error('no draft to read')
  const sealed = { reading_sealed: sealReading(sealer, draft.attempt_id, reading) }
  await transact(hall.db, async (trx) => succeed(await changeAttempt(trx, draft.attempt_id, sealed)))
}

async function confirmDraft(
  stage: IdentityStage,
  player: TestPlayer,
  { fields, hasDoubt = false }: Confirmed = {},
): Promise<IdentityFields> {
  const { hall } = stage
  const data = dataOf(fields)
  await expectOk(stage.ask(player.caller, 'startIdentity', ID_CARD))
  const photos = {
    front_upload_id: await stage.upload(player.caller, 'id_front'),
    reverse_upload_id: await stage.upload(player.caller, 'id_reverse'),
  }
  await transact(hall.db, (trx) => takePhotos(hall, trx, player.playerId, photos))
  const reading = sureReading(data)
  await stage.readAs(player, hasDoubt ? { ...reading, frontReasons: ['document_glare'] } : reading)
  await expectOk(stage.ask(player.caller, 'confirmIdentity', data))
  return data
}

async function showWholeFace(stage: IdentityStage, { caller }: TestPlayer, who?: number): Promise<Answer> {
  const begun = startFaceCheck.response.parse(await expectOk(stage.ask(caller, 'startFaceCheck')))
  let answer: Answer | undefined
  for (const action of begun.actions) {
    const frames = await paintAction(action, who)
    answer = await stage.ask(caller, 'showFaceAction', { nonce: begun.nonce, action, frames })
    if (!answer.ok) return answer
  }
  if (answer === undefined) throw new Error('no action was asked for')
  return answer
}

async function expectOk(answer: Promise<Answer>): Promise<unknown> {
  const given = await answer
  if (!given.ok) throw new Error(`refused: ${JSON.stringify(given)}`)
  return given.data
}
