import type { Currency } from '@gamehall/money'
import { formatWireAmount, parseMoney } from '@gamehall/money'
import { rescheduleJobs } from '../../../../platform/jobs/job-runner.ts'
import type { Clock } from '../../../../platform/time/clock.ts'
import { createTronGridReader } from '../../../../providers/chain/index.ts'
import type { Providers } from '../../../../providers/index.ts'
import { createBankPayout, createTronSender } from '../../../../providers/payouts/index.ts'
import { createLocalKeySigner } from '../../../../providers/signer/index.ts'
import { fakePayoutVendors } from '../../../../testing/fake-vendors.ts'
import {
  createTestClock,
  openTestSandbox,
  runJobs,
  type TestContext,
  type TestPlayer,
} from '../../../../testing/index.ts'
import { hashPassword } from '../../../account/index.ts'
import { channelClearing, moveMoney, openSystemAccounts, readBalance } from '../../../wallet/index.ts'
import { addBankCard } from '../../bank-cards/add-bank-card.ts'
import {
  type BankCardFixture,
  createBankCardFixture,
  withNewIdempotencyKey,
} from '../../bank-cards/testing/bank-card-fixture.ts'
import { createWithdrawal } from '../create-withdrawal.ts'
import { getWithdrawal } from '../get-withdrawal.ts'
import { withdrawalJobs } from '../jobs/withdrawal-jobs.ts'
import { quoteWithdrawal } from '../quotes/quote-withdrawal.ts'

const PASSWORD = 'Payout2026'
export const TEST_PAYOUT_MERCHANT = { merchantId: '5000001', secret: 'a payout secret of thirty-two chars' }
const ADDRESS = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'

/** A test server with the real sandbox: its payout provider and chain are called over HTTP. */
export interface WithdrawalFixture extends BankCardFixture {
  /** A verified player with money, a pay password, an accepted card and a usable address. */
  newPayee(twd: string, usdt?: string): Promise<Payee>
  open(payee: Payee, channel: Channel, amount: string): Promise<string>
  tryOpen(
    payee: Payee,
    channel: Channel,
    amount: string,
    password?: string,
  ): ReturnType<typeof createWithdrawal>
  /** Advances the clock and runs the jobs that are due. */
  advanceTime(seconds: number): Promise<void>
  statusOf(payee: Payee, orderNo: string): Promise<number>
  wallet(payee: Payee, currency?: Currency): Promise<string>
  /** The sandbox's own API. */
  callSandbox(path: string, body?: object): Promise<{ readonly status: number; readonly body: unknown }>
}

export interface Payee extends TestPlayer {
  readonly cardId: string
  readonly addressId: string
}

type Channel = 'bank' | 'usdt' | 'usdt_wallet'

/** The production clients of the vendors, pointed at the sandbox. */
function createRails(urlOf: () => string, clock: Clock): Pick<Providers, 'chain' | 'payouts'> {
  const node = { baseUrl: () => `${urlOf()}/sandbox/chain`, timeoutMs: 300 }
  return {
    chain: createTronGridReader(node),
    payouts: fakePayoutVendors({
      'bank-payout': createBankPayout({
        ...TEST_PAYOUT_MERCHANT,
        baseUrl: () => `${urlOf()}/sandbox/payout`,
        callbackUrl: () => 'http://hall.invalid/api/callbacks/payout',
        clock,
        timeoutMs: 300,
      }),
      tron: createTronSender({ ...node, signer: createLocalKeySigner(Buffer.alloc(32, 5)), clock }),
    }),
  }
}

async function fund(ctx: TestContext, playerId: bigint, amount: string, currency: Currency): Promise<void> {
  const parsed = parseMoney(amount, currency)
  if (!parsed.ok || parsed.minor === 0n) return
  const counterAccount = channelClearing('test', currency)
  await openSystemAccounts(ctx.db, [counterAccount])
  const movement = {
    key: `fund/${playerId}/${currency}`,
    playerId,
    subType: 'recharge_atm',
    currency,
    amountMinor: parsed.minor,
    counterAccount,
    orderNo: 'fund',
  } as const
  await ctx.db.transaction().execute((trx) => moveMoney(ctx, trx, movement))
}

async function makePayee(cards: BankCardFixture, twd: string, usdt: string): Promise<Payee> {
  const { ctx } = cards
  const player = await cards.newPlayer()
  const { playerId } = player
  await fund(ctx, playerId, twd, 'TWD')
  await fund(ctx, playerId, usdt, 'USDT')
  await ctx.db
    .updateTable('players')
    .set({ pay_password_hash: await hashPassword(PASSWORD) })
    .where('player_id', '=', playerId)
    .execute()
  const caller = withNewIdempotencyKey(player.caller)
  const added = await addBankCard(ctx, await cards.createCardRequest(caller), caller)
  if (!added.ok) throw new Error(`no card: ${added.code}`)
  await cards.operate('accept-bank-card', { card_id: added.data.card_id })
  const now = ctx.clock.now()
  const { address_id } = await ctx.db
    .insertInto('wallet_addresses')
    .values({
      player_id: playerId,
      address: ADDRESS,
      label: '',
      created_at: now,
      usable_at: now,
      last_used_at: null,
      removed_at: null,
    })
    .returning('address_id')
    .executeTakeFirstOrThrow()
  return { ...player, cardId: added.data.card_id, addressId: String(address_id) }
}

async function tryOpen(
  ctx: TestContext,
  payee: Payee,
  channel_id: Channel,
  amount: string,
  pay_password: string,
): ReturnType<typeof createWithdrawal> {
  const caller = withNewIdempotencyKey(payee.caller)
  const quoted = await quoteWithdrawal(ctx, { channel_id, amount }, caller)
  if (!quoted.ok) return quoted
  const destination = channel_id === 'bank' ? { card_id: payee.cardId } : { address_id: payee.addressId }
  return createWithdrawal(ctx, { quote_id: quoted.data.quote_id, pay_password, ...destination }, caller)
}

export async function createWithdrawalFixture(): Promise<WithdrawalFixture> {
  let url = ''
  const clock = createTestClock()
  const cards = await createBankCardFixture(
    createRails(() => url, clock),
    clock,
  )
  const { ctx } = cards
  const outside = await openTestSandbox(ctx, { payout: TEST_PAYOUT_MERCHANT })
  url = outside.url
  const fixture: WithdrawalFixture = {
    ...cards,
    newPayee: (twd, usdt = '0') => makePayee(cards, twd, usdt),
    tryOpen: (payee, channel, amount, password = PASSWORD) => tryOpen(ctx, payee, channel, amount, password),
    async open(payee, channel, amount) {
      const opened = await tryOpen(ctx, payee, channel, amount, PASSWORD)
      if (!opened.ok) throw new Error(`no withdrawal: ${JSON.stringify(opened)}`)
      return opened.data.order_no
    },
    async advanceTime(seconds) {
      clock.advance(seconds * 1000)
      await rescheduleJobs(ctx, seconds * 1000)
      await runJobs(ctx, withdrawalJobs)
    },
    async statusOf(payee, order_no) {
      const answer = await getWithdrawal(ctx, { order_no }, payee.caller)
      if (!answer.ok) throw new Error(`no withdrawal: ${answer.code}`)
      return answer.data.status
    },
    wallet: async (payee, currency = 'TWD') =>
      formatWireAmount(await readBalance(ctx.db, payee.playerId, currency), currency),
    async callSandbox(path, body) {
      const response = await fetch(`${url}/sandbox/api/${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json' },
      })
      return { status: response.status, body: await response.json() }
    },
    async close() {
      await outside.close()
      await cards.close()
    },
  }
  return fixture
}
