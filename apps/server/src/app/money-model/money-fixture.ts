import { walletAddress } from '@gamehall/contract/cashier'
import { formatWireAmount, minor } from '@gamehall/money'
import { hash } from '@node-rs/argon2'
import { createHttpApp } from '../../platform/http/create-http-app.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { addressOfPrivateKey } from '../../providers/chain/index.ts'
import { gamesRoom } from '../../rooms/games/room.ts'
import { uploadRoutes } from '../../rooms/site/index.ts'
import { createFakeProvider, type FakeProvider } from '../../testing/fake-game-provider.ts'
import { createFakeGateway, type FakeGateway } from '../../testing/fake-gateway.ts'
import { createFakePayouts, type FakePayouts } from '../../testing/fake-payouts.ts'
import { fakeGames, fakePayments } from '../../testing/fake-vendors.ts'
import {
  createFakeChain,
  createMemoryStorage,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type FakeChain,
  type TestClock,
  type TestContext,
  type TestPlayer,
  testAccountKey,
} from '../../testing/index.ts'
import { addAcceptedCard } from './add-accepted-card.ts'
import { callUseCase, performTestAction } from './call-use-case.ts'
import { OFFERS, START_BALANCES } from './money-model.ts'
import { FLAT_FEES } from './withdrawal-model.ts'

export const PAY_PASSWORD = 'paypass1'
const ADDRESS = addressOfPrivateKey(Buffer.alloc(32, 9))

/** A player who may do everything. */
export interface MoneyPlayer extends TestPlayer {
  /** An accepted card, and an address, to withdraw to: made when they are first asked for. */
  readonly cardId: () => Promise<string>
  readonly addressId: () => Promise<string>
}

export interface MoneyFixture {
  readonly ctx: TestContext
  readonly clock: TestClock
  readonly provider: FakeProvider
  readonly gateway: FakeGateway
  readonly chain: FakeChain
  readonly payouts: FakePayouts
  /** The ids of `OFFERS`, in their order. */
  readonly offers: readonly string[]
  /** One with `START` in the wallets. */
  newMoneyPlayer(): Promise<MoneyPlayer>
  /** Takes the player's open transfers a step further. */
  driveTransfers(player: TestPlayer): Promise<void>
  close(): Promise<void>
}

/** A job of a room, to be run when a test says so. */
export function findJob({ jobs }: { readonly jobs: readonly Job[] }, name: string): Job {
  const job = jobs.find((one) => one.name === name)
  if (job === undefined) throw new Error(`there is no job ${name}`)
  return job
}

/** A server where every money operation is open and no limit is in the way; its outside world is in memory. */
export async function createMoneyFixture(env: Readonly<Record<string, string>> = {}): Promise<MoneyFixture> {
  const clock = createTestClock()
  const outside = {
    provider: createFakeProvider(),
    gateway: createFakeGateway(clock),
    chain: createFakeChain(clock),
    payouts: createFakePayouts(clock),
  }
  const ctx = await createTestContext({
    clock,
    env: { TRON_XPUB: testAccountKey, ...env },
    providers: {
      games: fakeGames(outside.provider),
      payments: fakePayments({ 'all-in-one': outside.gateway }),
      chain: outside.chain,
      payouts: outside.payouts.rails,
      storage: createMemoryStorage(),
    },
  })
  await gamesRoom.start?.(ctx)
  await openEverything(ctx)
  const offers = await makeOffers(ctx)
  const uploads = await createHttpApp(ctx.config, ctx.log, [])
  await uploads.register(uploadRoutes(ctx))
  const passwordHash = await hash(PAY_PASSWORD)
  return {
    ctx,
    clock,
    ...outside,
    offers,
    async newMoneyPlayer() {
      const player = await createTestPlayer(ctx)
      await performTestAction(ctx, 'verify-real-name', {
        player_id: player.playerId.toString(),
        name: '王小明',
      })
      await ctx.db
        .updateTable('players')
        .set({ pay_password_hash: passwordHash })
        .where('player_id', '=', player.playerId)
        .execute()
      await fund(ctx, player)
      return {
        ...player,
        addressId: once(() => giveAddress(ctx, player)),
        cardId: once(() => addAcceptedCard(ctx, uploads, player)),
      }
    },
    async driveTransfers({ playerId }) {
      const open = await ctx.db
        .selectFrom('platform_transfers')
        .select('reference')
        .where('player_id', '=', playerId)
        .where('state', 'in', ['SENT', 'UNKNOWN'])
        .execute()
      const drive = findJob(gamesRoom, 'drive-transfer')
      for (const { reference } of open) await drive.run(ctx, { reference }, clock.now())
    },
    async close() {
      await uploads.close()
      await ctx.close()
    },
  }
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make()
    return made
  }
}

async function fund(ctx: TestContext, { playerId }: TestPlayer): Promise<void> {
  for (const currency of ['TWD', 'USDT'] as const) {
    await performTestAction(ctx, 'adjust-balance', {
      player_id: playerId.toString(),
      currency,
      amount: formatWireAmount(minor(START_BALANCES[currency]), currency),
      wash_percent: 0,
      message: 'test',
      reference: `start-${playerId}-${currency}`,
    })
  }
}

async function giveAddress(ctx: TestContext, { caller }: TestPlayer): Promise<string> {
  const wish = { address: ADDRESS, label: '', pay_password: PAY_PASSWORD }
  const added = await callUseCase(ctx, caller, 'addAddress', wish)
  if (!added.ok) throw new Error(`no address: ${added.code}`)
  return walletAddress.parse(added.data).address_id
}

async function makeOffers(ctx: TestContext): Promise<string[]> {
  const ids: string[] = []
  for (const { amount, washPercent } of OFFERS) {
    const text = { 'zh-TW': '紅利', en: 'Bonus' }
    const made = await performTestAction(ctx, 'create-activity', {
      type_id: 'welcome',
      title: text,
      summary: text,
      content: text,
      art: 'welcome',
      time_type: 'until_official_end',
      mode: 'claim',
      bonus: { kind: 'fixed', amount: formatWireAmount(minor(amount), 'TWD') },
      wash_percent: washPercent,
    })
    if (!made.ok || !('activity_id' in made.data)) throw new Error('no offer')
    ids.push(String(made.data.activity_id))
  }
  return ids
}

async function openEverything(ctx: TestContext): Promise<void> {
  await performTestAction(ctx, 'switch-player-transfers', { is_on: true })
  await performTestAction(ctx, 'set-destination-rules', { address_wait_s: 0 })
  await performTestAction(ctx, 'set-deposit-channel', { channel_id: 'cvs', wash_percent: 0 })
  for (const [currency, least] of [
    ['TWD', '0.01'],
    ['USDT', '0.000001'],
  ]) {
    const limits = { send_min: least, send_max: '1000000', send_daily: '100000000' }
    await performTestAction(ctx, 'set-wallet-limits', {
      currency,
      exchange_min: least,
      exchange_max: '1000000',
      ...limits,
    })
  }
  await ctx.pool.query(
    'update withdrawal_rules set frequency_window_s = 1, frequency_count = 100, max_open = 100',
  )
  await ctx.pool.query(
    'update withdrawal_limits set min_minor = 100, max_minor = 1e12, daily_minor = 1e15, daily_count = 100000',
  )
  for (const [channel, fee] of Object.entries(FLAT_FEES)) {
    await ctx.pool.query(
      `update withdrawal_channels set fee_basis = 'flat', fee_min_minor = $2 where channel_id = $1`,
      [channel, fee],
    )
  }
}
