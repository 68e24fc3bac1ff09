import type { IdentityFields } from '@gamehall/contract/identity'
import { createUpload, type UploadAction } from '@gamehall/contract/site'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { ensurePlayerKey } from '../../core/player-keys.ts'
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
import { sealReading } from './attempts/attempt-secrets.ts'
import type { DocumentReading } from './documents/document-kind.ts'
import { identityRoom } from './index.ts'

const OPERATOR = { name: 'mei', permissions: ['identity.review'] }

export interface IdentityStage {
  readonly hall: TestHall
  readonly clock: TestClock
  readonly app: FastifyInstance
  readonly storage: MemoryStorage
  newPlayer(options?: TestPlayerOptions): Promise<TestPlayer>
  upload(caller: Caller<Session>, action: UploadAction, bytes?: Buffer): Promise<string>
  /** A call of the room by its name, as a client's request would arrive. */
  ask(caller: Caller<Session>, name: string, request?: object): Promise<Answer>
  /** As if the photos of the player's draft had been read as this. */
  readAs(player: TestPlayer, reading: DocumentReading): Promise<void>
  operate(action: string, input: object, reason?: string): ReturnType<typeof performAction>
  close(): Promise<void>
}

export type Answer =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly code: number; readonly fields?: readonly object[] }

/** A draft's document, as it is begun. */
export const ID_CARD = { issue_country: 'TW', document_type: 1 }

/** Whole data of an ID card that no other test's number is on. */
export const dataOf = (given: Partial<IdentityFields> = {}): IdentityFields => ({
  name: '王小明',
  id_number: newIdNumber(),
  gender: 1,
  birth_date: '1990-02-03',
  issue_date: '2020-05-06',
  ...given,
})

let numbers = 0
/** A valid number of a Taiwan ID card: A1, seven digits and the check digit. */
export function newIdNumber(): string {
  numbers += 1
  const digits = `1${String(numbers).padStart(7, '0')}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (8 - index), 1)
  return `A${digits}${(10 - (sum % 10)) % 10}`
}

/** As sure as a reader can be of all that was confirmed. */
export const sureReading = (fields: IdentityFields): DocumentReading => ({
  fields: {
    name: { value: fields.name, confidence: 0.99 },
    id_number: { value: fields.id_number, confidence: 0.99 },
    gender: { value: String(fields.gender), confidence: 0.99 },
    birth_date: { value: fields.birth_date, confidence: 0.99 },
  },
  frontReasons: [],
  reverseReasons: [],
  checks: [{ name: 'id_checksum', isOk: true }],
})

/** A hall in which real names can be verified. */
export async function createIdentityStage(
  providers: Partial<Providers> = {},
  clock: TestClock = createTestClock(),
): Promise<IdentityStage> {
  const storage = createMemoryStorage()
  const hall = await createTestHall({ clock, providers: { storage, ...providers } })
  const app = await createHttpApp(hall.config, hall.log, [])
  await app.register(uploadRoutes(hall))
  const photo = await sharp({ create: { width: 900, height: 570, channels: 3, background: '#9ab' } })
    .jpeg()
    .toBuffer()
  const askUpload = siteRoom.routes.find((route) => route.call.name === createUpload.name)

  return {
    hall,
    clock,
    app,
    storage,
    newPlayer: (options) => createTestPlayer(hall, options),
    async upload(caller, action, bytes = photo) {
      const request = { action, content_type: 'image/jpeg', size: bytes.length }
      const asked = createUpload.response.parse(
        await askUpload?.answer(hall, request, caller).then((outcome) => outcome.ok && outcome.data),
      )
      const headers = { 'content-type': 'image/jpeg' }
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
    async readAs({ playerId }, reading) {
      const { sealer } = await ensurePlayerKey(hall, hall.db, playerId)
      const { attempt_id: attemptId } = await hall.db
        .selectFrom('identity_attempts')
        .select('attempt_id')
        .where('player_id', '=', playerId)
        .where('status', '=', 'draft')
        .executeTakeFirstOrThrow()
      await hall.db
        .updateTable('identity_attempts')
        .set({ reading_sealed: sealReading(sealer, attemptId, reading) })
        .where('attempt_id', '=', attemptId)
        .execute()
    },
    operate: (action, input, reason = 'looked at it') =>
      performAction(hall, identityRoom.actions, OPERATOR, { action, input, reason }),
    async close() {
      await app.close()
      await hall.close()
    },
  }
}
