import type { Minor } from '@gamehall/money'
import {
  createAllInOneGateway,
  type Payment,
  type PaymentCode,
  type PaymentGateway,
} from '../providers/payments/index.ts'
import type { TestClock } from './test-clock.ts'

/** What the fake gateway signs with. */
export const gatewayKeys = { hashKey: 'testHashKey12345', hashIv: 'testHashIv123456' }
/** The merchant id. */
export const gatewayMerchant = '2000132'

interface GatewayOrder {
  readonly amountMinor: Minor
  readonly code: PaymentCode
  payment: Payment | null
}

/** An in-memory gateway with the real one's guarantees and injectable faults. */
export interface FakeGateway extends PaymentGateway {
  readonly orders: Map<string, GatewayOrder>
  /** Faults of the next calls. */
  readonly faults: ('unknown' | 'unknown_after_apply' | 'refused')[]
  /** While true, inquiries get no response. */
  isSilent: boolean
  pay(orderNo: string, amountMinor?: Minor): Payment
}

export interface FakeMerchant {
  readonly merchantId: string
  readonly keys: typeof gatewayKeys
}

export function createFakeGateway(
  clock: TestClock,
  { merchantId, keys }: FakeMerchant = { merchantId: gatewayMerchant, keys: gatewayKeys },
): FakeGateway {
  const orders = new Map<string, GatewayOrder>()
  const faults: FakeGateway['faults'] = []
  const unknown = { kind: 'unknown', cause: 'timeout' } as const
  const real = createAllInOneGateway({
    gatewayUrl: () => 'http://gateway.invalid',
    callbackUrl: () => 'http://hall.invalid',
    merchantId,
    keys,
    clock,
  })
  return {
    merchantId,
    orders,
    faults,
    isSilent: false,
    readNotice: real.readNotice,
    answerNotice: real.answerNotice,
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
