import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { minor } from '@gamehall/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../testing/index.ts'
import { createArcadeProvider } from './provider.ts'

/** A recorded arcade response; requests are kept for the test to inspect. */
let answer: { status: number; body: string } | 'hang' | 'break'
let asked: { path: string; headers: Record<string, unknown>; body: string }[]
let server: Server
let provider: ReturnType<typeof createArcadeProvider>

beforeEach(async () => {
  asked = []
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({ path: request.url ?? '', headers: request.headers, body })
    if (answer === 'hang') return
    if (answer === 'break') return void request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  provider = connect(10_000)
})

function connect(timeoutMs: number) {
  return createArcadeProvider({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/arcade/`,
    signingSecret: 'shared',
    clock: createTestClock(),
    timeoutMs,
  })
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const say = (data: unknown, code = 'OK') => {
  answer = { status: 200, body: JSON.stringify({ code, message: 'recorded', data }) }
}
const order = {
  reference: 'T261121040000ABC',
  apiKey: 'aurora_slots',
  player: 'gh_100001',
  currency: 'TWD',
  amountMinor: minor(100_50n),
} as const

describe('arcade client', () => {
  it('tells what a player may stake, alone and with a launch, which says nothing of limits where it is given none', async () => {
    const limits = [{ since: new Date('2026-11-20T16:00:00Z'), mostMinor: minor(500_00n) }]
    const wire = { revision: '17', limits: [{ since: '2026-11-20T16:00:00.000Z', amount: '500.00' }] }
    say({ revision: '17', left: '480.00' })
    expect(await provider.stakeLimits?.set('gh_1', { revision: 17n, limits })).toEqual({
      ok: true,
      data: null,
    })
    expect(asked[0]?.path).toBe('/arcade/provider/v1/players/stake-limits')
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ player: 'gh_1', ...wire })
    say(null, 'NOT_FOUND')
    expect(await provider.stakeLimits?.set('gh_2', { revision: 18n, limits: [] })).toMatchObject({
      error: 'NOT_FOUND',
    })
    say({ url: 'http://arcade.test/play', expires_at: '2026-11-21T04:10:00Z' })
    const launch = {
      apiKey: 'aurora_slots',
      game: 'neon-sevens',
      player: 'gh_1',
      language: 'en',
      device: 'mobile',
      parentOrigin: 'http://hall.test',
      returnUrl: 'http://hall.test/',
    } as const
    await provider.launch({ ...launch, stakeLimits: { revision: 17n, limits } })
    await provider.launch(launch)
    expect(asked.slice(2).map(({ body }) => JSON.parse(body).stake_limits)).toEqual([wire, undefined])
  })

  it('reads why a part of a bet does not count, and the rest of a bet whose causes it does not know', async () => {
    const detailOf = async (uncounted?: unknown) => {
      say({ url: 'http://arcade.test/verify/', picture: null, uncounted })
      const detail = await provider.betDetail('a-bet', 'en', 'http://hall.test')
      return detail.ok ? detail.data : null
    }
    const uncounted = [{ cause: 'opposite', amount: '60.00' }]
    expect(await detailOf(uncounted)).toMatchObject({ uncounted })
    const url = 'http://arcade.test/verify/'
    const rest = { url, picture: null, items: null, uncounted: null }
    expect(await detailOf()).toEqual(rest)
    expect(await detailOf([{ cause: 'weather', amount: '1.00' }])).toEqual(rest)
  })

  it('reads what a stake was laid on, and the rest of a bet whose items it cannot read', async () => {
    const itemsOf = async (items: unknown) => {
      say({ url: 'http://arcade.test/verify/', picture: null, items })
      const detail = await provider.betDetail('a-bet', 'en', 'http://hall.test')
      return detail.ok ? detail.data.items : detail
    }
    const items = [
      { label: 'Red', amount: '10.00', paid: '20.00' },
      { label: 'Split 1 2', amount: '5.00', paid: null },
    ]
    expect(await itemsOf(items)).toEqual(items)
    expect(await itemsOf([{ label: 'Red', amount: 'ten', paid: null }])).toBeNull()
    expect(await itemsOf(Array(201).fill(items[0]))).toBeNull()
  })

  it('signs what it sends, byte for byte, with a nonce of its own', async () => {
    say({ balance: '12.30', currency: 'TWD' })
    await provider.balance('aurora_slots', 'gh_1')
    await provider.balance('aurora_slots', 'gh_1')
    const [first, second] = asked
    expect(first?.path).toBe('/arcade/provider/v1/wallet/balance')
    expect(first?.body).toBe('{"player":"gh_1","platform":"aurora_slots"}')
    expect(first?.headers['x-arcade-timestamp']).toBe('1795233600000')
    expect(first?.headers['x-arcade-signature']).toMatch(/^[0-9a-f]{64}$/)
    expect(first?.headers['x-arcade-nonce']).not.toBe(second?.headers['x-arcade-nonce'])
  })

  it('reads a player’s recorded last results', async () => {
    const list = [{ game: 'roulette', marks: [{ label: { 'zh-TW': '17', en: '17' }, tone: 'plain' }] }]
    say({ list })
    expect(await provider.listLastResults?.('gh_1')).toEqual({ ok: true, data: list })
    expect(asked[0]).toMatchObject({
      path: '/arcade/provider/v1/rounds/last-results',
      body: '{"player":"gh_1"}',
    })
  })

  it('reads a recorded transfer', async () => {
    say({
      reference: order.reference,
      status: 'SUCCESS',
      amount: '100.50',
      balance: '612.00',
      created_at: '2026-11-21T04:00:00.000Z',
    })
    expect(await provider.transferIn(order)).toEqual({
      ok: true,
      data: { reference: order.reference, status: 'SUCCESS', amountMinor: 100_50n, balanceMinor: 612_00n },
    })
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      reference: order.reference,
      player: 'gh_100001',
      platform: 'aurora_slots',
      currency: 'TWD',
      amount: '100.50',
    })
  })

  it('reads a recorded page of bets', async () => {
    const at = '2026-11-21T04:00:00.000Z'
    say({
      list: [
        {
          bet_id: '5e0d3f38-6c1f-4b43-9be1-0a9d8f0b7f11',
          version: 2,
          player: 'gh_100001',
          platform: 'aurora_slots',
          game: 'dragon-gate',
          currency: 'TWD',
          status: 'SETTLED',
          bet: '10.00',
          valid_bet: '10.00',
          win: '25.00',
          bet_at: at,
          settled_at: at,
          updated_at: at,
        },
      ],
      next_cursor: 'next',
    })
    const page = await provider.listBets({
      apiKey: 'aurora_slots',
      from: new Date(0),
      to: new Date(1),
      cursor: null,
    })
    expect(page).toMatchObject({
      ok: true,
      data: {
        nextCursor: 'next',
        bets: [{ version: 2, betMinor: 10_00n, winMinor: 25_00n, settledAt: new Date(at) }],
      },
    })
  })

  it.each([
    'INSUFFICIENT',
    'DUPLICATE',
    'PLAYER_DISABLED',
    'MAINTENANCE',
    'RATE_LIMITED',
    'BAD_SIGNATURE',
    'CURRENCY',
    'NOT_FOUND',
  ])('passes the refusal %s on', async (code) => {
    say(null, code)
    expect(await provider.transferIn(order)).toMatchObject({ ok: false, error: code })
  })

  it.each([
    ['a broken connection', 'break'],
    ['an error page', { status: 502, body: '<html>bad gateway</html>' }],
    ['another shape', { status: 200, body: '{"code":"OK","message":"","data":{"status":"SUCCESS"}}' }],
    [
      'an invalid amount',
      {
        status: 200,
        body: '{"code":"OK","message":"","data":{"reference":"x","status":"SUCCESS","amount":"1e9","balance":null}}',
      },
    ],
    ['a code nobody knows', { status: 200, body: '{"code":"WHATEVER","message":"","data":null}' }],
    ['no JSON', { status: 200, body: '' }],
  ] as const)('takes %s as not known', async (_what, given) => {
    answer = given
    expect(await provider.transferIn(order)).toMatchObject({ ok: false, error: 'UNKNOWN' })
  })

  it('treats a timeout as an unknown result, and waits no longer than its deadline', async () => {
    answer = 'hang'
    expect(await connect(100).transferIn(order)).toMatchObject({ ok: false, error: 'UNKNOWN' })
  })

  it('names players by a name of their own', () => {
    const name = provider.playerName('100001')
    expect(name).toBe('gh_100001')
  })
})
