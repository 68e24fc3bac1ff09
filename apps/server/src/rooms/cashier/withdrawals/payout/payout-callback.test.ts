import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { signPayout } from '../../../../providers/payouts/index.ts'
import {
  createWithdrawalFixture,
  type Payee,
  TEST_PAYOUT_MERCHANT,
  type WithdrawalFixture,
} from '../testing/withdrawal-fixture.ts'
import { handlePayoutNotice, payoutCallback } from './payout-callback.ts'

let fixture: WithdrawalFixture
let payee: Payee
let order_no: string
beforeAll(async () => {
  fixture = await createWithdrawalFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  payee = await fixture.newPayee('10000')
  order_no = await fixture.open(payee, 'bank', '3000')
  await fixture.advanceTime(5)
})

interface Spoilt {
  readonly secret?: string
  readonly at?: Date
  readonly spoil?: (body: string) => string
}

function report(
  content: object,
  { secret = TEST_PAYOUT_MERCHANT.secret, at, spoil = (body) => body }: Spoilt = {},
) {
  const body = JSON.stringify({ reference: order_no, amount: 2970, status: 'SUCCESS', ...content })
  const timestamp = String((at ?? fixture.clock.now()).getTime())
  const signature = signPayout(secret, { timestamp, nonce: 'n', operation: 'report', body })
  return handlePayoutNotice(fixture.ctx, {
    body: Buffer.from(spoil(body)),
    headers: {
      'x-payout-timestamp': timestamp,
      'x-payout-nonce': 'n',
      'x-payout-signature': signature,
    },
  })
}

it('a notice completes a withdrawal, idempotently', async () => {
  expect(await Promise.all([report({}), report({}), report({})])).toEqual(['OK', 'OK', 'OK'])
  expect(await fixture.statusOf(payee, order_no)).toBe(7)
  const { rows } = await fixture.ctx.pool.query('select id from ledger.transfers where key = $1', [
    `withdrawal/${order_no}/out`,
  ])
  expect(rows).toHaveLength(1)
})

it.each<[string, object, Spoilt, string]>([
  ['signed with another secret', {}, { secret: 'another secret of thirty-two letters' }, 'signature'],
  ['changed on its way', {}, { spoil: (body) => body.replace('2970', '2971') }, 'signature'],
  ['said long ago', {}, { at: new Date('2026-11-20T00:00:00Z') }, 'stale'],
  ['of no known status', { status: 'GONE' }, {}, 'malformed'],
  ['of another amount', { amount: 2971 }, {}, 'unknown payout'],
  ['about nobody’s order', { reference: 'W26112199999999' }, {}, 'unknown payout'],
])('a notice %s changes nothing and is logged', async (_what, content, spoilt, answer) => {
  const logged = [vi.spyOn(fixture.ctx.log, 'warn'), vi.spyOn(fixture.ctx.log, 'error')]
  expect(await report(content, spoilt)).toBe(answer)
  expect(logged.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
  for (const spy of logged) spy.mockRestore()
  expect(await fixture.statusOf(payee, order_no)).toBe(4)
})

it('over HTTP: an address that signs nothing is refused before its body is read', async () => {
  const { ctx } = fixture
  const app = fastify()
  await app.register(payoutCallback({ ...ctx, config: { ...ctx.config, RATE_LIMIT_SCALE: 1 / 60 } }))
  const forge = () => app.inject({ method: 'POST', url: '/api/callbacks/payout', payload: { forged: true } })
  expect([(await forge()).statusCode, (await forge()).statusCode]).toEqual([400, 429])
  await app.close()
})
