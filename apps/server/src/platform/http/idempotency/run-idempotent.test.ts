import { createHash } from 'node:crypto'
import { calls } from '@gamehall/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestCaller, createTestContext, type TestContext } from '../../../testing/index.ts'
import { refuse, succeed } from '../../context/outcome.ts'
import type { Route, Session } from '../route.ts'
import { cleanIdempotencyKeys } from './clean-idempotency-keys.ts'
import { runIdempotent } from './run-idempotent.ts'

let ctx: TestContext
let runs: number
let work: Route['answer']
let nextKey = 0

beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => {
  runs = 0
  work = async () => succeed({ run: ++runs })
})

const route: Route = { call: calls.createDeposit, answer: (...given) => work(...given) }
const sessionOf = (playerId: bigint): Session => ({ sessionId: 1n, playerId, accountType: 1 })
const ask = (key: string, request: unknown, playerId = 1n) =>
  runIdempotent(ctx, route, request, createTestCaller({ session: sessionOf(playerId), idempotencyKey: key }))
const freshKey = () => `key-${++nextKey}`

describe('Idempotency-Key', () => {
  it('repeats the response for the same key and body, in any order of fields', async () => {
    const key = freshKey()
    const first = await ask(key, { channel_id: 'atm', amount: 100 })
    expect(await ask(key, { amount: 100, channel_id: 'atm' })).toEqual(first)
    expect(runs).toBe(1)
  })

  it('stores a refusal too', async () => {
    const key = freshKey()
    work = async () => {
      runs += 1
      return refuse(10075)
    }
    expect([await ask(key, {}), await ask(key, {})]).toEqual([
      { ok: false, code: 10075 },
      { ok: false, code: 10075 },
    ])
    expect(runs).toBe(1)
  })

  it('refuses another body under the same key', async () => {
    const key = freshKey()
    await ask(key, { amount: 100 })
    expect(await ask(key, { amount: 101 })).toEqual({ ok: false, code: 409 })
    expect(runs).toBe(1)
  })

  it('stores nothing of the body that allows guessing a pay password', async () => {
    const key = freshKey()
    const body = JSON.stringify({ pay_password: 'Payout2026', quote_id: 'q1' })
    await ask(key, JSON.parse(body))
    const { request_hash } = await ctx.db
      .selectFrom('idempotency_keys')
      .select('request_hash')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    expect(request_hash.equals(createHash('sha256').update(body).digest())).toBe(false)
  })

  it('belongs to one player', async () => {
    const key = freshKey()
    await ask(key, {}, 1n)
    await ask(key, {}, 2n)
    expect(runs).toBe(2)
  })

  it('is scoped to its call', async () => {
    const key = freshKey()
    const keys: string[] = []
    const deposit: Route = { call: calls.depositToGame, answer: (...given) => work(...given) }
    work = async (_ctx, _request, caller) => {
      keys.push(caller.idempotencyKey)
      return succeed({})
    }
    const caller = createTestCaller({ session: sessionOf(1n), idempotencyKey: key })
    await runIdempotent(ctx, deposit, {}, caller)
    await runIdempotent(ctx, { ...deposit, call: calls.enterGame }, {}, caller)
    expect(keys).toEqual([`depositToGame/${key}`, `enterGame/${key}`])
  })

  it('is freed at once when the run throws', async () => {
    const key = freshKey()
    work = async () => {
      throw new Error('the database went away')
    }
    await expect(ask(key, {})).rejects.toThrow('went away')
    work = async () => succeed({ run: ++runs })
    expect(await ask(key, {})).toEqual({ ok: true, data: { run: 1 } })
  })

  it('makes duplicates wait for the first response', async () => {
    const key = freshKey()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(key, {})))
    expect(runs).toBe(1)
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ ok: true, data: { run: 1 } })))
  })

  it('is deleted after a week', async () => {
    const key = freshKey()
    await ask(key, {})
    const cleanIn = (days: number) =>
      cleanIdempotencyKeys.run(ctx, {}, new Date(Date.now() + days * 86_400_000))
    await cleanIn(6)
    await ask(key, {})
    expect(runs).toBe(1)
    await cleanIn(8)
    await ask(key, {})
    expect(runs).toBe(2)
  })

  it('runs again after a crash without a response', async () => {
    const key = freshKey()
    await ask(key, {})
    runs = 0
    await ctx.db
      .updateTable('idempotency_keys')
      .set({ answer: null, started_at: new Date(0) })
      .where('key', '=', key)
      .execute()
    expect(await ask(key, {})).toEqual({ ok: true, data: { run: 1 } })
    expect(await ask(key, {})).toEqual({ ok: true, data: { run: 1 } })
  })
})
