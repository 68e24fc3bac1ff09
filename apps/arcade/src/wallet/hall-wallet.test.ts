import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { createHallWallet, type HallBetWin, type HallWallet } from './hall-wallet.ts'

const SECRET = 'the-secret-of-the-wallet-tests'
let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

interface Asked {
  readonly operation: string
  readonly body: { readonly transaction_uuid?: string; readonly bets?: readonly { readonly win: string }[] }
}

/** A wallet at a hall that answers as given, with what it was asked. */
type Answered = { readonly status?: number; readonly body: object } | null
async function serve(answer: (asked: Asked) => Answered | Promise<Answered>) {
  const asked: Asked[] = []
  server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString('utf8')
    const operation = request.url?.slice(1) ?? ''
    const { 'x-seamless-timestamp': at, 'x-seamless-nonce': nonce } = request.headers
    const signed = createHmac('sha256', SECRET).update(`${at}\n${nonce}\nseamless/${operation}\n${text}`)
    expect(request.headers['x-seamless-signature']).toBe(signed.digest('hex'))
    asked.push({ operation, body: JSON.parse(text) })
    const answered = await answer({ operation, body: JSON.parse(text) })
    if (answered === null) request.socket.destroy()
    else response.writeHead(answered.status ?? 200).end(JSON.stringify(answered.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const wallet = createHallWallet({
    url: `http://127.0.0.1:${address.port}`,
    signingSecret: SECRET,
    clock: { now: () => new Date() },
    ids: { uuid: () => randomUUID() },
  })
  return { wallet, asked }
}

const betOf = (n: number): HallBetWin => ({
  ...{ transaction: `round/${n}/0`, round: `round-${n}`, game: 'plinko', player: `gs_${n}`, token: 'token' },
  ...{ amount: 100n, win: BigInt(n), isRoundClosed: true, validBet: 100n },
})
const betAll = (wallet: HallWallet, count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => wallet.betWin(betOf(n))))
const ok = (balance: string) => ({ code: 'OK', data: { balance } })
const unknown = { kind: 'unknown' }

it('asks for concurrent bets in one request, and each gets its own answer', async () => {
  const answers = [ok('1.00'), { code: 'INSUFFICIENT', data: null }, { code: 'UNKNOWN', data: null }, {}]
  const { wallet, asked } = await serve(() => ({ body: { code: 'OK', data: { answers } } }))
  expect(await betAll(wallet, 5)).toEqual([
    { kind: 'ok', balance: 100n },
    { kind: 'refused', code: 'INSUFFICIENT' },
    unknown,
    unknown,
    unknown,
  ])
  expect(asked.map(({ operation }) => operation)).toEqual(['bet-wins'])
  expect(asked[0]?.body.bets?.map(({ win }) => win)).toEqual(['0.00', '0.01', '0.02', '0.03', '0.04'])
})

it('asks for a bet alone by itself', async () => {
  const { wallet, asked } = await serve(() => ({ body: ok('1.00') }))
  expect(await betAll(wallet, 1)).toEqual([{ kind: 'ok', balance: 100n }])
  expect(asked.map(({ operation }) => operation)).toEqual(['bet-win'])
})

it('asks a hall that knows no such request for one bet after the other', async () => {
  const { wallet, asked } = await serve(({ operation, body }) => {
    if (operation === 'bet-wins') return { status: 404, body: { code: 404 } }
    return { body: body.transaction_uuid === 'round/1/0' ? { code: 'MAINTENANCE' } : ok('1.00') }
  })
  expect(await betAll(wallet, 3)).toEqual([
    { kind: 'ok', balance: 100n },
    { kind: 'refused', code: 'MAINTENANCE' },
    { kind: 'ok', balance: 100n },
  ])
  expect(asked.map(({ operation }) => operation)).toEqual(['bet-wins', 'bet-win', 'bet-win', 'bet-win'])
})

it.each([
  [
    'refused as a whole is refused for each',
    { code: 'BAD_SIGNATURE', data: null },
    { kind: 'refused', code: 'BAD_SIGNATURE' },
  ],
  ['answered as a single one is unknown for each', ok('1.00'), unknown],
  ['failed is unknown for each', { code: 'UNKNOWN', data: null }, unknown],
])('a request that is %s', async (_what, body, answer) => {
  const { wallet, asked } = await serve(() => ({ body }))
  expect(await betAll(wallet, 2)).toEqual([answer, answer])
  expect(asked).toHaveLength(1)
})

it('a request without an answer is unknown for each, and not repeated', async () => {
  const { wallet, asked } = await serve(() => null)
  expect(await betAll(wallet, 2)).toEqual([unknown, unknown])
  expect(asked).toHaveLength(1)
})

it('a hall that does not answer holds no later bet back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { wallet, asked } = await serve(async ({ body }) => {
    if (body.transaction_uuid === 'round/3/0') return { body: ok('3.00') }
    await promise
    return { body: ok('1.00') }
  })
  const stuck: Promise<unknown>[] = []
  for (let n = 0; n < 3; n += 1) {
    stuck.push(wallet.betWin(betOf(n)))
    await vi.waitFor(() => expect(asked).toHaveLength(n + 1))
  }
  expect(await wallet.betWin(betOf(3))).toEqual({ kind: 'ok', balance: 300n })
  resolve()
  expect(await Promise.all(stuck)).toEqual(Array.from({ length: 3 }, () => ({ kind: 'ok', balance: 100n })))
})
