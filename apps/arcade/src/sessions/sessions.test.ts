import { randomUUID } from 'node:crypto'
import { createEncryptor } from '@gamehall/encryption'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { decryptSeed } from '../fairness/seed-encryption.ts'
import { hashServerSeed } from '../fairness/seed-hash.ts'
import {
  createTestArcade,
  expectData,
  type TestArcade,
  testEncryptor,
} from '../testing/create-test-arcade.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade()
})
afterAll(() => test.stop())

const MINUTE = 60 * 1000
const balance = (token: string) => test.play('getBalance', token, {})

describe('openSession', () => {
  it('returns everything a game page needs', async () => {
    await test.player('open-all', 50)
    const opened = expectData(
      await test.play('openSession', null, { launch_token: await test.launch('mines', 'open-all') }),
    )
    expect(opened).toMatchObject({
      game: 'mines',
      mode: 'real',
      balance: '50.00',
      rtp: '99.00',
      bets: { min: '10.00', max: '5000.00', step: '1.00', choices: [] },
      open_round: null,
      last_round: null,
      parent_origin: 'http://hall.test',
      return_url: 'http://hall.test/#/',
      fairness: { nonce: 0 },
    })
    expect(expectData(await test.play('resumeSession', opened.session_token, {}))).toMatchObject({
      session_token: opened.session_token,
      fairness: opened.fairness,
    })
  })

  it('sums what the rounds of this session cost and paid, also after a reload', async () => {
    await test.player('open-sums', 500)
    const bet = { amount: '10.00', mines: 3 }
    const start = (token: string) => test.play('openRound', token, { request_id: randomUUID(), bet })
    const first = await test.enter('mines', 'open-sums')
    const { round } = expectData(await start(first))
    const settled_at = test.clock.now()
    expect(expectData(await test.play('resumeSession', first, {})).played).toMatchObject({
      staked: '10.00',
      paid: '0.00',
    })
    await test.db
      .updateTable('arcade.rounds')
      .set({ status: 'SETTLED', win: 2_500n, settled_at })
      .where('round_id', '=', round.round_id)
      .execute()
    expect(expectData(await test.play('resumeSession', first, {})).played).toMatchObject({
      staked: '10.00',
      paid: '25.00',
    })
    test.clock.advance(1_000)
    const second = expectData(
      await test.play('openSession', null, { launch_token: await test.launch('mines', 'open-sums') }),
    )
    expect(second.played).toEqual({ since: second.server_time, staked: '0.00', paid: '0.00' })
  })

  it('counts a round that was open at its start as a whole', async () => {
    await test.player('open-resumed', 500)
    const bet = { amount: '10.00', mines: 3 }
    const first = await test.enter('mines', 'open-resumed')
    const { round } = expectData(await test.play('openRound', first, { request_id: randomUUID(), bet }))
    test.clock.advance(1_000)
    const token = await test.enter('mines', 'open-resumed')
    const played = async () => expectData(await test.play('resumeSession', token, {})).played
    expect(await played()).toMatchObject({ staked: '10.00', paid: '0.00' })
    await test.db
      .updateTable('arcade.rounds')
      .set({ status: 'SETTLED', win: 2_500n, settled_at: test.clock.now() })
      .where('round_id', '=', round.round_id)
      .execute()
    expect(await played()).toMatchObject({ staked: '10.00', paid: '25.00' })
  })

  it('exchanges a launch token again within ten minutes for the same session', async () => {
    await test.player('open-again', 50)
    const launch_token = await test.launch('mines', 'open-again')
    const first = expectData(await test.play('openSession', null, { launch_token }))
    const second = expectData(await test.play('openSession', null, { launch_token }))
    expect((await balance(first.session_token)).ok && (await balance(second.session_token)).ok).toBe(true)
    test.clock.advance(10 * MINUTE)
    expect(await test.play('openSession', null, { launch_token })).toEqual({
      ok: false,
      code: 'SESSION_EXPIRED',
    })
  })

  it('ends the previous session and its launch token', async () => {
    await test.player('open-other', 50)
    const launch_token = await test.launch('mines', 'open-other')
    const first = expectData(await test.play('openSession', null, { launch_token })).session_token
    const waiting = await test.launch('dragon-gate', 'open-other')
    expect((await balance(first)).ok).toBe(true)
    const second = expectData(await test.play('openSession', null, { launch_token: waiting })).session_token
    expect(await balance(first)).toEqual({ ok: false, code: 'SESSION_REPLACED' })
    expect(await test.play('openSession', null, { launch_token })).toEqual({
      ok: false,
      code: 'SESSION_REPLACED',
    })
    expect((await balance(second)).ok).toBe(true)
  })

  it.each(['x'.repeat(43), 'not a token', ''])('refuses %j', async (launch_token) => {
    const answer = await test.play('openSession', null, { launch_token })
    expect(answer.ok).toBe(false)
  })

  it('expires after twelve hours', async () => {
    const token = await test.enter('mines', null)
    test.clock.advance(12 * 60 * MINUTE)
    expect(await balance(token)).toEqual({ ok: false, code: 'SESSION_EXPIRED' })
    expect(await balance('y'.repeat(43))).toEqual({ ok: false, code: 'SESSION_EXPIRED' })
  })

  it('ends when the player is kicked or disabled', async () => {
    await test.player('open-kick', 50)
    const token = await test.enter('mines', 'open-kick')
    const pending = await test.launch('mines', 'open-kick')
    await test.provider('players/kick', { player: 'open-kick' })
    expect(await balance(token)).toEqual({ ok: false, code: 'SESSION_ENDED' })
    expect(await test.play('openSession', null, { launch_token: pending })).toEqual({
      ok: false,
      code: 'SESSION_ENDED',
    })
    const again = await test.enter('mines', 'open-kick')
    await test.arcade.setPlayerStatus('open-kick', 'DISABLED')
    expect((await balance(again)).ok).toBe(false)
    expect(await test.arcade.setPlayerStatus('nobody-here', 'DISABLED')).toBe(false)
  })

  it('refuses the calls of another game', async () => {
    const token = await test.enter('mines', null)
    const spin = await test.play('openRound', token, { request_id: randomUUID(), bet: { amount: '1.00' } })
    expect(spin).toEqual({ ok: false, code: 'BAD_REQUEST' })
  })
})

describe('a demo', () => {
  it('has its own balance per launch and can be refilled', async () => {
    const token = await test.enter('mines', null)
    const other = await test.enter('mines', null)
    expect(expectData(await balance(token)).balance).toBe('10000.00')
    const start = () =>
      test.play('openRound', token, { request_id: randomUUID(), bet: { amount: '5000.00', mines: 24 } })
    expect(expectData(await start()).balance).toBe('5000.00')
    expect(expectData(await balance(other)).balance).toBe('10000.00')
    expect(expectData(await test.play('refillDemo', token, {})).balance).toBe('10000.00')
    expect((await test.provider('rounds/list', windowNow())).data?.list).toEqual([])
  })

  it('runs out of balance, and a real player cannot refill', async () => {
    const token = await test.enter('dragon-gate', null)
    await test.db
      .updateTable('arcade.players')
      .set({ demo_balance: 50n })
      .where('demo_balance', 'is not', null)
      .execute()
    const spin = await test.play('openRound', token, { request_id: randomUUID(), bet: { amount: '1.00' } })
    expect(spin).toEqual({ ok: false, code: 'INSUFFICIENT' })
    await test.player('real-not', 1)
    const real = await test.enter('mines', 'real-not')
    expect(await test.play('refillDemo', real, {})).toEqual({ ok: false, code: 'BAD_REQUEST' })
  })

  it('is deleted with its rounds after two days; real players stay', async () => {
    const token = await test.enter('mines', null)
    await test.play('openRound', token, { request_id: randomUUID(), bet: { amount: '10.00', mines: 3 } })
    await test.player('stays', 1)
    await test.arcade.cleanUp(new Date(test.clock.now().getTime() + 2 * 24 * 60 * MINUTE + 1))
    const players = await test.db.selectFrom('arcade.players').selectAll().execute()
    expect(players.some(({ demo_balance }) => demo_balance !== null)).toBe(false)
    expect(players.some(({ name }) => name === 'stays')).toBe(true)
    const rounds = await test.db.selectFrom('arcade.rounds').selectAll().where('is_demo', '=', true).execute()
    expect(rounds).toEqual([])
  })
})

function windowNow() {
  const now = test.clock.now().getTime()
  return {
    platform: 'aurora_instant',
    from: new Date(now - 60 * MINUTE).toISOString(),
    to: new Date(now + MINUTE).toISOString(),
    cursor: null,
    limit: 100,
  }
}

describe('rotateSeed', () => {
  it('stores seeds encrypted until they are revealed', async () => {
    const token = await test.enter('mines', null)
    const before = expectData(await test.play('resumeSession', token, {})).fairness
    const rotate = { request_id: randomUUID(), client_seed: null }
    const { revealed } = expectData(await test.play('rotateSeed', token, rotate))
    const storedOf = (hash: string) =>
      test.db
        .selectFrom('arcade.server_seeds')
        .select(['seed', 'seed_hash'])
        .where('seed_hash', '=', hash)
        .executeTakeFirstOrThrow()
    expect((await storedOf(before.server_seed_hash)).seed).toBe(revealed.server_seed)
    const sealed = await storedOf(before.next_server_seed_hash)
    expect(sealed.seed).not.toMatch(/^[0-9a-f]{64}$/)
    expect(hashServerSeed(decryptSeed(testEncryptor, sealed))).toBe(sealed.seed_hash)
    expect(() => decryptSeed(createEncryptor(Buffer.alloc(32, 1)), sealed)).toThrow()
    expect(() => decryptSeed(testEncryptor, { ...sealed, seed_hash: before.server_seed_hash })).toThrow()
  })

  it('reveals the committed seed, activates the announced one and is idempotent', async () => {
    const token = await test.enter('dragon-gate', null)
    const before = expectData(await test.play('resumeSession', token, {})).fairness
    await test.play('openRound', token, { request_id: randomUUID(), bet: { amount: '1.00' } })
    const request_id = randomUUID()
    const rotated = expectData(await test.play('rotateSeed', token, { request_id, client_seed: '#my:seed' }))
    expect(rotated.revealed).toMatchObject({ client_seed: before.client_seed, rounds: 1 })
    expect(hashServerSeed(rotated.revealed.server_seed)).toBe(before.server_seed_hash)
    expect(rotated.fairness).toMatchObject({
      server_seed_hash: before.next_server_seed_hash,
      client_seed: '#my:seed',
      nonce: 0,
    })
    expect(expectData(await test.play('rotateSeed', token, { request_id, client_seed: null }))).toEqual(
      rotated,
    )
    const again = expectData(
      await test.play('rotateSeed', token, { request_id: randomUUID(), client_seed: null }),
    )
    expect(again.fairness.client_seed).toBe('#my:seed')
    expect(again.revealed.rounds).toBe(0)
  })

  it.each(['', 'with space', 'é', 'x'.repeat(65)])('refuses the client seed %j', async (client_seed) => {
    const token = await test.enter('dragon-gate', null)
    const answer = await test.play('rotateSeed', token, { request_id: randomUUID(), client_seed })
    expect(answer).toEqual({ ok: false, code: 'BAD_REQUEST' })
  })
})

describe('listRounds', () => {
  it('pages through the rounds of this game, newest first', async () => {
    const token = await test.enter('dragon-gate', null)
    const played: string[] = []
    for (let i = 0; i < 5; i += 1) {
      const spin = await test.play('openRound', token, { request_id: randomUUID(), bet: { amount: '1.00' } })
      played.unshift(expectData(spin).round.round_id)
    }
    const first = expectData(await test.play('listRounds', token, { cursor: null, limit: 3 }))
    const second = expectData(await test.play('listRounds', token, { cursor: first.next_cursor, limit: 3 }))
    expect([...first.list, ...second.list].map(({ round_id }) => round_id)).toEqual(played)
    expect(second.next_cursor).toBeNull()
    expect(await test.play('listRounds', token, { cursor: "1' or 1", limit: 3 })).toEqual({
      ok: false,
      code: 'BAD_REQUEST',
    })
  })
})

describe('the game API', () => {
  it('answers invalid input with a client error', async () => {
    const post = (url: string, payload: string, type = 'application/json') =>
      test.app.inject({
        method: 'POST',
        url: `/arcade/api/${url}`,
        payload,
        headers: { 'content-type': type },
      })
    expect((await post('session/open', '{"launch_token":')).statusCode).toBe(400)
    expect((await post('session/open', 'x', 'text/csv')).statusCode).toBe(415)
    expect((await post('session/open', `{"launch_token":"${'x'.repeat(9_000)}"}`)).statusCode).toBe(413)
    expect((await post('nothing/here', '{}')).statusCode).toBe(404)
    const open = await post('session/open', '[]')
    expect(open.json()).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } })
    expect(open.headers['cache-control']).toBe('no-store')
  })

  it('counts the openings of an IPv6 network together', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const openFrom = async (remoteAddress: string) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/arcade/api/session/open',
        payload: {},
        remoteAddress,
      })
      return answer.json().error.code
    }
    const codes: string[] = []
    for (let n = 1; n <= 41; n += 1) codes.push(await openFrom(`2001:db8:7:1::${n.toString(16)}`))
    expect(codes.indexOf('TOO_FAST')).toBe(40)
    expect(await openFrom('2001:db8:7:2::1')).toBe('BAD_REQUEST')
  })

  it('rate-limits a player who calls without pause', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const token = await test.enter('mines', null)
    const codes = new Set<string>()
    for (const answer of await Promise.all(Array.from({ length: 60 }, () => balance(token))))
      codes.add(answer.ok ? 'OK' : answer.code)
    expect(codes).toContain('TOO_FAST')
    vi.setSystemTime(Date.now() + 20_000)
    expect((await balance(token)).ok).toBe(true)
  })
})
