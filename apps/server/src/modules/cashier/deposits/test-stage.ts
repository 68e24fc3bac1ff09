import { formatWire, type Minor, minor } from '@gamehall/money'
import { taiwanStamp } from '../../../core/taiwan-time.ts'
import type { Caller, Session } from '../../../http/route.ts'
import { checkMacValue, type Payment } from '../../../providers/payments/index.ts'
import {
  createFakeGateway,
  type FakeGateway,
  gatewayKeys,
  gatewayMerchant,
} from '../../../testing/fake-gateway.ts'
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

/** Money in whole dollars. */
export const dollars = (amount: number): Minor => minor(BigInt(amount) * 100n)

export interface Stage {
  readonly hall: TestHall
  readonly clock: TestClock
  readonly gateway: FakeGateway
  readonly chain: FakeChain
  /** A new player with an open wallet. */
  newPlayer(accountType?: 1 | 2): Promise<Caller<Session>>
  /** Creates an ATM order with its payment code; returns the order number. */
  open(caller: Caller<Session>, amount?: number): Promise<string>
  balanceOf(caller: Caller<Session>): Promise<string>
}

export async function createStage(): Promise<Stage> {
  const clock = createTestClock()
  const gateway = createFakeGateway(clock)
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

/** The body of a gateway callback, signed with `signedWith`; `change` overrides fields before signing. */
export function noticeBody(
  orderNo: string,
  payment: Payment,
  change: Readonly<Record<string, string>> = {},
  signedWith = gatewayKeys,
): Buffer {
  const fields = {
    MerchantID: gatewayMerchant,
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
