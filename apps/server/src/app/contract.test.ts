import { type Call, commonErrors, envelope } from '@gamehall/contract'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { arbitraryJson, hostileJson, type JsonSchema } from '../testing/arbitrary-json.ts'
import { createFakeProvider } from '../testing/fake-game-provider.ts'
import { fakeGames, fakePayments } from '../testing/fake-vendors.ts'
import {
  createFakeChain,
  createMessageRecorder,
  createTestClock,
  createTestContext,
  createTestPlayer,
  createTestServer,
  type TestContext,
  testAccountKey,
} from '../testing/index.ts'
import { rooms, routes } from './rooms.ts'

const RUNS = 25
const envelopes = new Map<Call, ReturnType<typeof envelope>>()
let ctx: TestContext
let server: FastifyInstance

beforeAll(async () => {
  const messages = createMessageRecorder()
  const clock = createTestClock()
  ctx = await createTestContext({
    clock,
    env: { TRON_XPUB: testAccountKey },
    providers: {
      chain: createFakeChain(clock),
      games: fakeGames(createFakeProvider()),
      sms: messages.sms,
      mail: messages.mail,
      google: { verify: async () => ({ status: 'refused', reason: 'not one of ours' }) },
      webPush: { publicKey: 'key', canReach: () => true, send: async () => 'sent' },
      payments: fakePayments({
        'all-in-one': {
          merchantId: 'M',
          issueAtmCode: async ({ createdAt }) => ({
            kind: 'issued',
            code: {
              kind: 'atm',
              bankCode: '812',
              account: '9103000000000001',
              payableUntil: new Date(createdAt.getTime() + 86_400_000),
            },
          }),
          issueStoreCode: async ({ createdAt, store }) => ({
            kind: 'issued',
            code: {
              kind: 'cvs',
              store,
              code: 'GH000000000001',
              payableUntil: new Date(createdAt.getTime() + 86_400_000),
            },
          }),
          queryOrder: async () => ({ kind: 'unknown', cause: 'timeout' }),
          readNotice: () => ({ ok: false, error: 'malformed' }),
          answerNotice: () => '',
        },
      }),
    },
  })
  for (const room of rooms) await room.start?.(ctx)
  server = await createTestServer(ctx, rooms)
})
afterAll(async () => {
  await server.close()
  await ctx.close()
})

async function ask(call: Call, given: unknown, token: string | null) {
  const { type, body } = call.isMultipart
    ? await encodeForm(given)
    : { type: 'application/json', body: JSON.stringify(given) ?? '' }
  const response = await server.inject({
    method: call.method,
    url: `/api${call.path}`,
    headers: {
      'content-type': type,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(call.method === 'POST' && { body }),
  })
  return { status: response.statusCode, answer: response.json() }
}

/** Objects are JSON: String() throws for one whose own toString is no function. */
const toText = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

/** Converts any value to form data: lists become files, everything else text. */
async function encodeForm(given: unknown) {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(given)))
    if (Array.isArray(value)) for (const part of value) form.append(name, new File([toText(part)], 'file'))
    else form.append(name, toText(value))
  const encoded = new Response(form)
  return { type: encoded.headers.get('content-type') ?? '', body: Buffer.from(await encoded.arrayBuffer()) }
}

/** The envelope of a call’s responses; to compile its schema takes longer than to check a response. */
function envelopeOf(call: Call): ReturnType<typeof envelope> {
  const known = envelopes.get(call) ?? envelope(call.response)
  envelopes.set(call, known)
  return known
}

/** No 5xx, the declared shape, and only codes that the call declares. */
function expectKept(call: Call, { status, answer }: Awaited<ReturnType<typeof ask>>): void {
  expect(status).toBeLessThan(500)
  const { error } = envelopeOf(call).safeParse(answer)
  expect(error === undefined ? null : z.treeifyError(error)).toBeNull()
  expect([0, ...commonErrors, ...call.errors]).toContain(answer.code)
}

const endsSession = (call: Call, { answer }: Awaited<ReturnType<typeof ask>>): boolean =>
  answer.code === 401 || (answer.code === 0 && call.room === 'account')

describe.each(routes.map(({ call }) => [call.name, call] as const))(
  '%s keeps the contract',
  (_name, call) => {
    const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as JsonSchema

    it('for input that fits its schema', async () => {
      let { token } = await createTestPlayer(ctx)
      await fc.assert(
        fc.asyncProperty(arbitraryJson(schema), async (body) => {
          const kept = await ask(call, body, token)
          expectKept(call, kept)
          // Calls that may end the session run with another player's session.
          if (endsSession(call, kept)) token = (await createTestPlayer(ctx)).token
        }),
        { numRuns: RUNS },
      )
    })

    it('for hostile input', async () => {
      const { token } = await createTestPlayer(ctx)
      await fc.assert(
        fc.asyncProperty(hostileJson(schema), async (body) => {
          expectKept(call, await ask(call, body, token))
        }),
        { numRuns: RUNS },
      )
    })

    it('for a stranger and for a token that is none', async () => {
      for (const token of [null, 'nonsense']) {
        const kept = await ask(call, {}, token)
        expectKept(call, kept)
        if (call.auth === 'session') expect(kept.answer.code).toBe(401)
      }
    })
  },
)
