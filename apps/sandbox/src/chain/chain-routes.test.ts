import { createTestDatabase, type TestDatabase } from '@gamehall/postgres/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import type { SandboxTables } from '../db/schema.ts'
import { addressToHex } from './chain-address.ts'

const ADDRESS = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'
let now = new Date('2026-11-21T04:00:00.000Z')
let database: TestDatabase<SandboxTables>
let sandbox: Sandbox
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase<SandboxTables>()
  sandbox = await createSandbox({ pool: database.pool, clock: { now: () => now } })
  app = Fastify()
  const credentials = {
    sms: { accountId: '', authToken: '' },
    gateway: { merchantId: '', hashKey: '', hashIv: '' },
    payout: { merchantId: 'P1', secret: 'payout secret of thirty-two chars' },
  }
  const server = {
    actions: [],
    operate: async () => ({}),
    listOperatorQueues: async () => ({ operators: [], queues: {} }),
    advanceClock: async () => {},
  }
  await app.register(sandbox.routes(credentials, server), { prefix: '/sandbox' })
})
afterAll(async () => {
  await app.close()
  await sandbox.close()
  await database.drop()
})

const post = async (path: string, body: object) => {
  const answer = await app.inject({ method: 'POST', url: `/sandbox/${path}`, body })
  return { status: answer.statusCode, ...answer.json() }
}
const list = async (query = '') =>
  (await app.inject(`/sandbox/chain/v1/accounts/${ADDRESS}/transactions/trc20?${query}`)).json()

it('carries test USDT to an address: listed at once, solid with 18 blocks on top', async () => {
  const { txid } = await post('api/chain/transfer', { to: ADDRESS, amount: '12.345678' })
  expect(await list()).toMatchObject({
    success: true,
    data: [{ transaction_id: txid, to: ADDRESS, value: '12345678', type: 'Transfer' }],
  })
  expect((await list('only_confirmed=true')).data).toEqual([])
  const info = await post('chain/wallet/gettransactioninfobyid', { value: txid })
  expect(info).toMatchObject({ id: txid, receipt: { result: 'SUCCESS' } })
  expect(BigInt(`0x${info.log[0].data}`)).toBe(12_345_678n)
  expect(info.log[0].topics[2].slice(-40)).toBe(addressToHex(ADDRESS)?.slice(2))
  expect(await post('chain/walletsolidity/gettransactioninfobyid', { value: txid })).toEqual({ status: 200 })
  now = new Date(now.getTime() + 57_000)
  const { block_header } = await post('chain/wallet/getnowblock', {})
  expect(block_header.raw_data.number - info.blockNumber).toBeGreaterThanOrEqual(18)
  expect(await post('chain/walletsolidity/gettransactioninfobyid', { value: txid })).toMatchObject({
    id: txid,
  })
})

it('goes on with a fingerprint', async () => {
  for (const amount of [1, 2, 3]) await post('api/chain/transfer', { to: ADDRESS, amount })
  const first = await list('limit=2')
  expect(first.data).toHaveLength(2)
  const second = await list(`limit=2&fingerprint=${first.meta.fingerprint}`)
  const seen = [...first.data, ...second.data].map((one: { transaction_id: string }) => one.transaction_id)
  expect(new Set(seen).size).toBe(4)
})

it.each([
  ['an address that is none', { to: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdX', amount: '1' }],
  ['seven decimals', { to: ADDRESS, amount: '1.0000001' }],
  ['nothing', { to: ADDRESS, amount: '0' }],
  ['less than nothing', { to: ADDRESS, amount: '-1' }],
])('refuses %s', async (_what, body) => {
  expect(await post('api/chain/transfer', body)).toMatchObject({ status: 400 })
})

it('fails when configured to', async () => {
  await post('api/faults', { target: 'chain', kind: 'fail' })
  expect(await post('chain/wallet/getnowblock', {})).toMatchObject({ status: 503 })
  expect(await post('chain/wallet/getnowblock', {})).toMatchObject({ status: 200 })
})
