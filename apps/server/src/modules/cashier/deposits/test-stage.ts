import { formatWire, type Minor, minor } from '@gamehall/money'
import { taiwanStamp } from '../../../core/taiwan-time.ts'
import type { Caller, Session } from '../../../http/route.ts'
import {
  checkMacValue,
  createAllInOneGateway,
  type Payment,
  type PaymentCode,
  type PaymentGateway,
} from '../../../providers/payments/index.ts'
import {
  createFakeChain,
  createTestClock,
  createTestHall,
  type FakeChain,
  type TestClock,
  type TestHall,
  testAccountKey,
} from '../../../testing/index.ts'
import { openWallets, readMainBalance } from '../../wallet/index.ts'
import { createDeposit } from './create-deposit.ts'

const keys = { hashKey: 'testHashKey12345', hashIv: 'testHashIv123456' }
const MERCHANT = '2000132'

/** Money in whole dollars. */
export const dollars = (amount: number): Minor => minor(BigInt(amount) * 100n)

interface GatewayOrder {
  readonly amountMinor: Minor
  readonly code: PaymentCode
  payment: Payment | null
}

/** A gateway in memory that keeps the real one's promises, and can be told to misbehave. */
export interface TestGateway extends PaymentGateway {
  readonly orders: Map<string, GatewayOrder>
  /** What the next calls do instead of answering. */
  readonly faults: ('unknown' | 'unknown_after_apply' | 'refused')[]
  /** Answers no question until it is set back. */
  isSilent: boolean
  pay(orderNo: string, amountMinor?: Minor): Payment
}

function createTestGateway(clock: TestClock): TestGateway {
  const orders = new Map<string, GatewayOrder>()
  const faults: TestGateway['faults'] = []
  const unknown = { kind: 'unknown', cause: 'timeout' } as const
  const real = createAllInOneGateway({
    gatewayUrl: () => 'http://gateway.invalid',
    callbackUrl: () => 'http://hall.invalid',
    merchantId: MERCHANT,
    keys,
    clock,
  })
  return {
    merchantId: MERCHANT,
    orders,
    faults,
    isSilent: false,
    readNotice: real.readNotice,
    async issueAtmCode({ orderNo, amountMinor, createdAt }) {
      const fault = faults.shift()
      if (fault === 'unknown') return unknown
      if (fault === 'refused') return { kind: 'refused', reason: '10200052 no' }
      if (orders.has(orderNo)) return { kind: 'duplicate' }
      const payableUntil = new Date(createdAt.getTime() + 2 * 86_400_000)
      const code = {
        kind: 'atm',
        bankCode: '812',
        account: `9103${orderNo.slice(-10)}`,
        payableUntil,
      } as const
      orders.set(orderNo, { amountMinor, code, payment: null })
      return fault === 'unknown_after_apply' ? unknown : { kind: 'issued', code }
    },
    async issueStoreCode({ orderNo, amountMinor, createdAt, store, expiresInMinutes }) {
      if (faults.shift() === 'unknown') return unknown
      if (orders.has(orderNo)) return { kind: 'duplicate' }
      const payableUntil = new Date(createdAt.getTime() + expiresInMinutes * 60_000)
      const code = { kind: 'cvs', store, code: `GH${orderNo.slice(-12)}`, payableUntil } as const
      orders.set(orderNo, { amountMinor, code, payment: null })
      return { kind: 'issued', code }
    },
    async queryOrder(orderNo) {
      if (this.isSilent || faults.shift() !== undefined) return unknown
      const order = orders.get(orderNo)
      if (order === undefined) return { kind: 'not_found' }
      return order.payment === null
        ? { kind: 'waiting', code: order.code }
        : { kind: 'paid', code: order.code, payment: order.payment }
    },
    pay(orderNo, amountMinor) {
      const order = orders.get(orderNo)
      if (order === undefined) throw new Error(`the gateway knows no ${orderNo}`)
      const paidAt = new Date(Math.floor(clock.now().getTime() / 1000) * 1000)
      order.payment ??= {
        tradeNo: `T${orderNo.slice(1)}`,
        amountMinor: amountMinor ?? order.amountMinor,
        paidAt,
      }
      return order.payment
    },
  }
}

export interface Stage {
  readonly hall: TestHall
  readonly clock: TestClock
  readonly gateway: TestGateway
  readonly chain: FakeChain
  /** A new player with an open wallet. */
  newPlayer(accountType?: 1 | 2): Promise<Caller<Session>>
  /** An order with its code. */
  open(caller: Caller<Session>, amount?: number): Promise<string>
  balanceOf(caller: Caller<Session>): Promise<string>
}

export async function createStage(): Promise<Stage> {
  const clock = createTestClock()
  const gateway = createTestGateway(clock)
  const chain = createFakeChain(clock)
  const hall = await createTestHall({
    clock,
    providers: { payments: gateway, chain },
    env: { TRON_XPUB: testAccountKey },
  })
  let players = 0n
  return {
    hall,
    clock,
    gateway,
    chain,
    async newPlayer(accountType = 1) {
      players += 1n
      const playerId = players
      await hall.db.transaction().execute((trx) => openWallets(trx, playerId))
      return callerOf({ sessionId: playerId, playerId, accountType })
    },
    async open(caller, amount = 1000) {
      const opened = await createDeposit(hall, { channel_id: 'atm', amount }, withNewKey(caller))
      if (!opened.ok) throw new Error(`no order: ${opened.code}`)
      return opened.data.order_no
    },
    async balanceOf(caller) {
      return formatWire(await readMainBalance(hall.db, caller.session.playerId), 'TWD')
    },
  }
}

let nextKey = 0
export const withNewKey = <C extends Caller>(caller: C): C => {
  nextKey += 1
  return { ...caller, idempotencyKey: `key-${nextKey}` }
}

const callerOf = (session: Session): Caller<Session> =>
  withNewKey({
    session,
    locale: 'zh-TW',
    ip: '127.0.0.1',
    deviceId: null,
    userAgent: 'test',
    requestId: 'test',
    idempotencyKey: '',
    origin: 'http://localhost',
  })

/** A callback's body, signed by the gateway unless the fields or keys are tampered with. */
export function noticeBody(
  orderNo: string,
  payment: Payment,
  change: Readonly<Record<string, string>> = {},
  signedWith = keys,
): Buffer {
  const fields = {
    MerchantID: MERCHANT,
    MerchantTradeNo: orderNo,
    RtnCode: '1',
    RtnMsg: '付款成功',
    TradeNo: payment.tradeNo,
    TradeAmt: String(payment.amountMinor / 100n),
    PaymentDate: taiwanStamp(payment.paidAt),
    PaymentType: 'ATM',
    SimulatePaid: '0',
    ...change,
  }
  return Buffer.from(
    new URLSearchParams({ ...fields, CheckMacValue: checkMacValue(fields, signedWith) }).toString(),
  )
}
