import type { AccountType } from '@gamehall/contract/constants'
import { formatWireAmount, type Minor, minor } from '@gamehall/money'
import type { Caller, Session } from '../../../../platform/http/route.ts'
import { formatTaiwanDateTime } from '../../../../platform/time/taiwan-time.ts'
import { checkMacValue, type Payment } from '../../../../providers/payments/index.ts'
import {
  createFakeGateway,
  type FakeGateway,
  gatewayKeys,
  gatewayMerchant,
} from '../../../../testing/fake-gateway.ts'
import { fakePayments } from '../../../../testing/fake-vendors.ts'
import {
  createFakeChain,
  createTestClock,
  createTestContext,
  type FakeChain,
  type TestClock,
  type TestContext,
  testAccountKey,
} from '../../../../testing/index.ts'
import { openWallets, readMainBalance } from '../../../wallet/index.ts'
import { createDeposit } from '../create-deposit.ts'

/** Money in whole dollars. */
export const dollars = (amount: number): Minor => minor(BigInt(amount) * 100n)

export interface DepositFixture {
  readonly ctx: TestContext
  readonly clock: TestClock
  readonly gateway: FakeGateway
  readonly chain: FakeChain
  /** A new player with an open wallet. */
  newPlayer(accountType?: AccountType): Promise<Caller<Session>>
  /** Creates an ATM order with its payment code; returns the order number. */
  open(caller: Caller<Session>, amount?: number): Promise<string>
  balanceOf(caller: Caller<Session>): Promise<string>
}

/** `moreGateways`: gateways besides the all-in-one one, by their ids. */
export async function createDepositFixture(
  moreGateways: (clock: TestClock) => Readonly<Record<string, FakeGateway>> = () => ({}),
): Promise<DepositFixture> {
  const clock = createTestClock()
  const gateway = createFakeGateway(clock)
  const chain = createFakeChain(clock)
  const ctx = await createTestContext({
    clock,
    providers: { payments: fakePayments({ 'all-in-one': gateway, ...moreGateways(clock) }), chain },
    env: { TRON_XPUB: testAccountKey },
  })
  let players = 0n
  return {
    ctx,
    clock,
    gateway,
    chain,
    async newPlayer(accountType = 1) {
      players += 1n
      const playerId = players
      await ctx.db.transaction().execute((trx) => openWallets(trx, playerId))
      return callerOf({ sessionId: playerId, playerId, accountType })
    },
    async open(caller, amount = 1000) {
      const opened = await createDeposit(ctx, { channel_id: 'atm', amount }, withNewIdempotencyKey(caller))
      if (!opened.ok) throw new Error(`no order: ${opened.code}`)
      return opened.data.order_no
    },
    async balanceOf(caller) {
      return formatWireAmount(await readMainBalance(ctx.db, caller.session.playerId), 'TWD')
    },
  }
}

let nextKey = 0
export const withNewIdempotencyKey = <C extends Caller>(caller: C): C => {
  nextKey += 1
  return { ...caller, idempotencyKey: `key-${nextKey}` }
}

const callerOf = (session: Session): Caller<Session> =>
  withNewIdempotencyKey({
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
export function signedGatewayNotice(
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
    PaymentDate: formatTaiwanDateTime(payment.paidAt),
    PaymentType: 'ATM',
    SimulatePaid: '0',
    ...change,
  }
  return Buffer.from(
    new URLSearchParams({ ...fields, CheckMacValue: checkMacValue(fields, signedWith) }).toString(),
  )
}
