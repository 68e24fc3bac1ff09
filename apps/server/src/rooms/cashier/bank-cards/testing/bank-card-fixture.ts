import type { ParsedRequestOf } from '@gamehall/contract'
import type { addBankCard as call } from '@gamehall/contract/cashier'
import { createUpload, type UploadAction } from '@gamehall/contract/site'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
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
} from '../../../../testing/index.ts'
import { identityRoom } from '../../../identity/room.ts'
import { uploadRoutes } from '../../../site/index.ts'
import { siteRoom } from '../../../site/room.ts'
import { cashierRoom } from '../../room.ts'

type CardRequest = ParsedRequestOf<typeof call>

const OPERATOR = { name: 'mei', permissions: ['cards.review', 'cards.banks', 'identity.review'] }
const actions = [...cashierRoom.actions, ...identityRoom.actions]

export interface BankCardFixture {
  readonly ctx: TestContext
  readonly clock: TestClock
  readonly app: FastifyInstance
  readonly storage: MemoryStorage
  /** Creates a player; its real name is verified unless null. */
  newPlayer(name?: string | null): Promise<TestPlayer>
  upload(caller: Caller<Session>, action: UploadAction, bytes?: Buffer): Promise<string>
  /** A complete addBankCard request with fresh uploads. */
  createCardRequest(caller: Caller<Session>, given?: Partial<CardRequest>): Promise<CardRequest>
  operate(action: string, input: object, reason?: string): ReturnType<typeof performAction>
  close(): Promise<void>
}

let keys = 0
/** The same caller with a new idempotency key. */
export function withNewIdempotencyKey<C extends Caller>(caller: C): C {
  keys += 1
  return { ...caller, idempotencyKey: `card-key-${keys}` }
}

let numbers = 0
/** A unique account number. */
export const newAccountNumber = (): string => {
  numbers += 1
  return `9800${String(numbers).padStart(8, '0')}`
}

/** A test server with uploads, operators and players whose names are verified. */
export async function createBankCardFixture(
  providers: Partial<Providers> = {},
  clock: TestClock = createTestClock(),
): Promise<BankCardFixture> {
  const storage = createMemoryStorage()
  const ctx = await createTestContext({ clock, providers: { storage, ...providers } })
  const app = await createHttpApp(ctx.config, ctx.log, [])
  await app.register(uploadRoutes(ctx))
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer()
  const createUploadRoute = siteRoom.routes.find((route) => route.call.name === createUpload.name)

  const fixture: BankCardFixture = {
    ctx,
    clock,
    app,
    storage,
    async newPlayer(name = '王小明') {
      const player = await createTestPlayer(ctx)
      if (name !== null) {
        const verified = { player_id: player.playerId.toString(), name }
        const done = await fixture.operate('verify-real-name', verified)
        if (!done.ok) throw new Error(`no verified name: ${done.code}`)
      }
      return player
    },
    async upload(caller, action, given) {
      const bytes = given ?? (action === 'bank_card_photo' ? photo : MP4_FILE)
      const type = action === 'bank_card_photo' ? 'image/jpeg' : 'video/mp4'
      const request = { action, content_type: type, size: bytes.length }
      const created = createUpload.response.parse(
        await createUploadRoute?.answer(ctx, request, caller).then((outcome) => outcome.ok && outcome.data),
      )
      const sent = await app.inject({
        method: 'PUT',
        url: created.url,
        headers: { 'content-type': type },
        body: bytes,
      })
      if (sent.statusCode !== 200) throw new Error(`the upload was refused: ${sent.body}`)
      return created.upload_id
    },
    createCardRequest: async (caller, given = {}) => ({
      bank_code: '822',
      branch_code: null,
      branch_name: '敦南分行',
      bank_address: null,
      bank_num: newAccountNumber(),
      holder_name: '王小明',
      photo_upload_id: given.photo_upload_id ?? (await fixture.upload(caller, 'bank_card_photo')),
      video_upload_id: given.video_upload_id ?? (await fixture.upload(caller, 'bank_card_video')),
      has_consented: true,
      ...given,
    }),
    operate: (action, input, reason = 'checked by eye') =>
      performAction(ctx, actions, OPERATOR, { action, input, reason }),
    async close() {
      await app.close()
      await ctx.close()
    },
  }
  return fixture
}

/** A minimal MP4 container: uploads are checked by their type boxes, not decoded. */
const MP4_FILE = Buffer.concat([
  Buffer.from('\0\0\0\x10ftypisom\0\0\0\0', 'latin1'),
  Buffer.from('\0\0\0\x10moov\x01\x01\x01\x01\x01\x01\x01\x01', 'latin1'),
])
