import type { Currency } from '@gamehall/money'
import { formatWire, parseMoney } from '@gamehall/money'
import type { Clock } from '../../../core/clock.ts'
import type { Hall } from '../../../core/hall.ts'
import { bringJobsForward } from '../../../jobs/job-runner.ts'
import { createTronGridReader, createTronSender } from '../../../providers/chain/index.ts'
import type { Providers } from '../../../providers/index.ts'
import { createBankPayout } from '../../../providers/payouts/index.ts'
import { createLocalKeySigner } from '../../../providers/signer/index.ts'
import { createTestClock, openOutside, runJobs, type TestPlayer } from '../../../testing/index.ts'
import { hashPassword } from '../../account/index.ts'
import { channelClearing, moveMoney, openHouseAccounts, readBalance } from '../../wallet/index.ts'
import { addBankCard } from '../bank-cards/add-bank-card.ts'
import { type CardStage, createCardStage, withNewKey } from '../bank-cards/test-stage.ts'
import { createWithdrawal } from './create-withdrawal.ts'
import { getWithdrawal } from './get-withdrawal.ts'
import { quoteWithdrawal } from './quote-withdrawal.ts'
import { withdrawalJobs } from './withdrawal-jobs.ts'

const PASSWORD = 'Payout2026'
export const TEST_PAYOUT = { merchantId: '5000001', secret: 'a payout secret of thirty-two chars' }
const ADDRESS = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'

/** A test server with the real sandbox: its payout provider and chain are called over HTTP. */
export interface WithdrawalStage extends CardStage {
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
  pass(seconds: number): Promise<void>
  statusOf(payee: Payee, orderNo: string): Promise<number>
  wallet(payee: Payee, currency?: Currency): Promise<string>
  /** The sandbox's own API. */
  ask(path: string, body?: object): Promise<{ readonly status: number; readonly body: unknown }>
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
    payouts: {
      bank: createBankPayout({
        ...TEST_PAYOUT,
        baseUrl: () => `${urlOf()}/sandbox/payout`,
        callbackUrl: () => 'http://hall.invalid/api/callbacks/payout',
        clock,
        timeoutMs: 300,
      }),
      usdt: createTronSender({ ...node, signer: createLocalKeySigner(Buffer.alloc(32, 5)), clock }),
    },
  }
}

async function fund(hall: Hall, playerId: bigint, amount: string, currency: Currency): Promise<void> {
  const parsed = parseMoney(amount, currency)
  if (!parsed.ok || parsed.minor === 0n) return
  const counterAccount = channelClearing('test', currency)
  await openHouseAccounts(hall.db, [counterAccount])
  const movement = {
    key: `fund/${playerId}/${currency}`,
    playerId,
    subType: 'recharge_atm',
    currency,
    amountMinor: parsed.minor,
    counterAccount,
    orderNo: 'fund',
  } as const
  await hall.db.transaction().execute((trx) => moveMoney(hall, trx, movement))
}

async function makePayee(cards: CardStage, twd: string, usdt: string): Promise<Payee> {
  const { hall } = cards
  const player = await cards.newPlayer()
  const { playerId } = player
  await fund(hall, playerId, twd, 'TWD')
  await fund(hall, playerId, usdt, 'USDT')
  await hall.db
    .updateTable('players')
    .set({ pay_password_hash: await hashPassword(PASSWORD) })
    .where('player_id', '=', playerId)
    .execute()
  const caller = withNewKey(player.caller)
  const added = await addBankCard(hall, await cards.cardOf(caller), caller)
  if (!added.ok) throw new Error(`no card: ${added.code}`)
  await cards.operate('accept-bank-card', { card_id: added.data.card_id })
  const now = hall.clock.now()
  const { address_id } = await hall.db
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
  hall: Hall,
  payee: Payee,
  channel_id: Channel,
  amount: string,
  pay_password: string,
): ReturnType<typeof createWithdrawal> {
  const caller = withNewKey(payee.caller)
  const quoted = await quoteWithdrawal(hall, { channel_id, amount }, caller)
  if (!quoted.ok) return quoted
  const destination = channel_id === 'bank' ? { card_id: payee.cardId } : { address_id: payee.addressId }
  return createWithdrawal(hall, { quote_id: quoted.data.quote_id, pay_password, ...destination }, caller)
}

export async function createWithdrawalStage(): Promise<WithdrawalStage> {
  let url = ''
  const clock = createTestClock()
  const cards = await createCardStage(
    createRails(() => url, clock),
    clock,
  )
  const { hall } = cards
  const outside = await openOutside(hall, { payout: TEST_PAYOUT })
  url = outside.url
  const fixture: WithdrawalStage = {
    ...cards,
    newPayee: (twd, usdt = '0') => makePayee(cards, twd, usdt),
    tryOpen: (payee, channel, amount, password = PASSWORD) => tryOpen(hall, payee, channel, amount, password),
    async open(payee, channel, amount) {
      const opened = await tryOpen(hall, payee, channel, amount, PASSWORD)
      if (!opened.ok) throw new Error(`no withdrawal: ${JSON.stringify(opened)}`)
      return opened.data.order_no
    },
    async pass(seconds) {
      clock.advance(seconds * 1000)
      await bringJobsForward(hall, seconds * 1000)
      await runJobs(hall, withdrawalJobs)
    },
    async statusOf(payee, order_no) {
      const answer = await getWithdrawal(hall, { order_no }, payee.caller)
      if (!answer.ok) throw new Error(`no withdrawal: ${answer.code}`)
      return answer.data.status
    },
    wallet: async (payee, currency = 'TWD') =>
      formatWire(await readBalance(hall.db, payee.playerId, currency), currency),
    async ask(path, body) {
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
