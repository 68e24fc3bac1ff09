import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeGateway, type FakeGateway } from '../../../../testing/fake-gateway.ts'
import { fakePayoutVendors } from '../../../../testing/fake-vendors.ts'
import { createTestServer } from '../../../../testing/index.ts'
import { checkChannelVendors } from '../../check-channel-vendors.ts'
import { createDeposit } from '../create-deposit.ts'
import { createDepositFixture, type DepositFixture, signedGatewayNotice } from '../testing/deposit-fixture.ts'
import { gatewayCallback } from './gateway-callback.ts'
import { inquirePayment } from './inquire-payment.ts'

const second = { merchantId: '3002607', keys: { hashKey: 'secondHashKey123', hashIv: 'secondHashIv1234' } }
let fixture: DepositFixture
let other: FakeGateway
let server: FastifyInstance

/** A second gateway, in the registry of this test only, serves a second ATM channel beside the first. */
beforeAll(async () => {
  fixture = await createDepositFixture((clock) => {
    other = createFakeGateway(clock, second)
    return { second: other }
  })
  const { db } = fixture.ctx
  const first = await db
    .selectFrom('deposit_channels')
    .selectAll()
    .where('channel_id', '=', 'atm')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('deposit_channels')
    .values({ ...first, name: JSON.stringify(first.name), channel_id: 'atm2', gateway: 'second' })
    .execute()
  server = await createTestServer(fixture.ctx, [], gatewayCallback(fixture.ctx))
})
afterAll(async () => {
  await server.close()
  await fixture.ctx.close()
})

async function open(channel_id: string) {
  const caller = await fixture.newPlayer()
  const opened = await createDeposit(fixture.ctx, { channel_id, amount: 1000 }, caller)
  if (!opened.ok) throw new Error(`no order: ${opened.code}`)
  return { caller, orderNo: opened.data.order_no }
}

async function callBack(path: string, body: Buffer) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await server.inject({ method: 'POST', url: path, headers, body })
  return response.statusCode === 200 ? response.body : response.statusCode
}

describe('two payment gateways at once', () => {
  it('each issues the codes of its channel and credits by its own callbacks', async () => {
    const [atFirst, atSecond] = [await open('atm'), await open('atm2')]
    expect([...fixture.gateway.orders.keys()]).toContain(atFirst.orderNo)
    expect([...other.orders.keys()]).toEqual([atSecond.orderNo])

    const firstPaid = signedGatewayNotice(atFirst.orderNo, fixture.gateway.pay(atFirst.orderNo))
    const secondPaid = signedGatewayNotice(
      atSecond.orderNo,
      other.pay(atSecond.orderNo),
      { MerchantID: second.merchantId },
      second.keys,
    )
    expect(await callBack('/api/callbacks/gateway', firstPaid)).toBe('1|OK')
    expect(await callBack('/api/callbacks/gateway', secondPaid)).toBe('0|CheckMacValue')
    expect(await callBack('/api/callbacks/gateway/second', secondPaid)).toBe('1|OK')
    expect(await fixture.balanceOf(atFirst.caller)).toBe('1000.00')
    expect(await fixture.balanceOf(atSecond.caller)).toBe('1000.00')
  })

  it('none credits an order of the other', async () => {
    const { caller, orderNo } = await open('atm')
    const payment = fixture.gateway.pay(orderNo)
    const forged = signedGatewayNotice(orderNo, payment, { MerchantID: second.merchantId }, second.keys)
    expect(await callBack('/api/callbacks/gateway/second', forged)).toBe('0|OrderNotFound')
    expect(await fixture.balanceOf(caller)).toBe('0.00')
    expect(await callBack('/api/callbacks/gateway/all-in-one', signedGatewayNotice(orderNo, payment))).toBe(
      '1|OK',
    )
    expect(await fixture.balanceOf(caller)).toBe('1000.00')
  })

  it('an order stays with its gateway when the channel changes', async () => {
    const { caller, orderNo } = await open('atm2')
    const channel = fixture.ctx.db.updateTable('deposit_channels').where('channel_id', '=', 'atm2')
    await channel.set({ gateway: 'all-in-one' }).execute()
    other.pay(orderNo)
    const { playerId } = caller.session
    const asked = { orderNo, method: 'atm', playerId, gateway: 'second' } as const
    expect(await inquirePayment(fixture.ctx, asked)).toBe('paid')
    expect(await fixture.balanceOf(caller)).toBe('1000.00')
    await channel.set({ gateway: 'second' }).execute()
  })

  it('answers 404 to callbacks of an unknown vendor', async () => {
    expect(await callBack('/api/callbacks/gateway/third', Buffer.from('a=1'))).toBe(404)
  })
})

describe('the start', () => {
  const rail = {
    notFoundGraceMs: 0,
    send: async () => ({ kind: 'accepted' }) as const,
    query: async () => ({ kind: 'pending' }) as const,
  }
  const check = () => {
    const payouts = fakePayoutVendors({ 'bank-payout': rail, tron: rail })
    const { db, providers } = fixture.ctx
    return checkChannelVendors({ db, providers: { payments: providers.payments, payouts } })
  }
  const setGateway = (gateway: string) =>
    fixture.ctx.db.updateTable('deposit_channels').set({ gateway }).where('channel_id', '=', 'atm2').execute()

  it('opens what the channels name', async () => {
    await expect(check()).resolves.toBeUndefined()
  })

  it('fails by the name of a vendor that is unknown', async () => {
    await setGateway('nowhere')
    await expect(check()).rejects.toThrow(
      'deposit channel "atm2": no payment gateway is named "nowhere"; there is all-in-one, second',
    )
    await setGateway('second')
  })

  it('fails by the name of a vendor that does not offer the method', async () => {
    const channel = fixture.ctx.db.updateTable('withdrawal_channels').where('channel_id', '=', 'bank')
    await channel.set({ payout: 'tron' }).execute()
    await expect(check()).rejects.toThrow('withdrawal channel "bank": "tron" does not offer bank')
  })
})
