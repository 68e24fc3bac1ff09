import { createUpload } from '@gamehall/contract/site'
import { formatWireAmount, minor } from '@gamehall/money'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { createHttpApp } from '../../../platform/http/create-http-app.ts'
import type { Caller, Session } from '../../../platform/http/route.ts'
import { performAction } from '../../../platform/operator/perform-action.ts'
import {
  createMemoryStorage,
  createTestClock,
  createTestContext,
  type TestClock,
  type TestContext,
} from '../../../testing/index.ts'
import { identityRoom } from '../../identity/room.ts'
import { uploadRoutes } from '../../site/index.ts'
import { siteRoom } from '../../site/room.ts'
import { readMainBalance, readTurnoverLeft } from '../../wallet/index.ts'
import { rewardsRoom } from '../room.ts'

const OPERATOR = {
  name: 'mei',
  permissions: [
    'activities.manage',
    'activities.review',
    'invites.manage',
    'players.manage',
    'identity.review',
  ],
}
const actions = [...rewardsRoom.actions, ...identityRoom.actions]
const both = (text: string) => ({ 'zh-TW': text, en: text })

interface TestGame {
  readonly gid: string
  /** In Traditional Chinese. */
  readonly name: string
  readonly hasFreeRounds?: boolean
}

export interface RewardsFixture {
  readonly ctx: TestContext
  readonly clock: TestClock
  readonly app: FastifyInstance
  performAction(action: string, input: object): ReturnType<typeof performAction>
  /** Creates an offer by the operator action; answers its id. */
  createOffer(given: object): Promise<string>
  /** Creates a leaderboard by the operator action, of valid bets in a day unless given; answers its id. */
  createLeaderboard(given: object): Promise<string>
  upload(caller: Caller<Session>): Promise<string>
  /** Inserts a paid deposit, in TWD dollars. */
  deposit(playerId: bigint, amount: number): Promise<void>
  /** Inserts a settled round, in TWD dollars: lost and of game `gate` unless given. Answers the bet's id. */
  bet(playerId: bigint, amount: number, round?: { gid?: string; win?: number }): Promise<string>
  /** Inserts games of the platform `slots`, open and with an English name equal to the id. */
  addGames(games: readonly TestGame[]): Promise<void>
  balanceOf(playerId: bigint): Promise<string>
  turnoverLeftOf(playerId: bigint): Promise<string>
  close(): Promise<void>
}

let keys = 0
/** The same caller with a fresh idempotency key. */
export function withNewIdempotencyKey<S extends Session | null>(caller: Caller<S>): Caller<S> {
  keys += 1
  return { ...caller, idempotencyKey: `reward-key-${keys}` }
}

let rows = 0

/** Inserts deposits and bets directly into their tables. */
function createBooks(ctx: TestContext, clock: TestClock): Pick<RewardsFixture, 'deposit' | 'bet'> {
  return {
    async deposit(playerId, amount) {
      rows += 1
      const now = clock.now()
      await ctx.pool.query(
        `insert into deposit_orders (order_no, player_id, channel_id, method, idempotency_key, amount_minor, fee_minor,
           wash_percent, state, created_at, expires_at, bank_code, bank_account, payable_until, trade_no, paid_minor, paid_at)
         values ($1, $2, 'atm', 'atm', $1, $3, 0, 100, 'paid', $4, $5, '812', '1', $5, $1, $3, $4)`,
        [
          `D${String(rows).padStart(14, '0')}`,
          playerId,
          amount * 100,
          now,
          new Date(now.getTime() + 3_600_000),
        ],
      )
    },
    async bet(playerId, amount, { gid = 'gate', win = 0 } = {}) {
      rows += 1
      await ctx.pool.query(
        `insert into bets (api_key, bet_id, version, player_id, gid, status, bet_minor, valid_bet_minor, win_minor, bet_at, settled_at)
         values ('slots', $1, 1, $2, $5, 'settled', $3, $3, $6, $4, $4)`,
        [`b${rows}`, playerId, amount * 100, clock.now(), gid, win * 100],
      )
      return `b${rows}`
    },
  }
}

/** A test server with offers, uploads and operator actions, where deposits and bets are inserted directly. */
export async function createRewardsFixture(): Promise<RewardsFixture> {
  const clock = createTestClock()
  const ctx = await createTestContext({ clock, providers: { storage: createMemoryStorage() } })
  const app = await createHttpApp(ctx.config, ctx.log, [])
  await app.register(uploadRoutes(ctx))
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer()
  const askUpload = siteRoom.routes.find((route) => route.call.name === createUpload.name)
  await ctx.pool.query(
    `insert into platforms (api_key, provider, name, category) values ('slots', 'test', '{}', 'slots')`,
  )

  const fixture: RewardsFixture = {
    ctx,
    clock,
    app,
    performAction: (action, input) =>
      performAction(ctx, actions, OPERATOR, { action, input, reason: 'test' }),
    async createOffer(given) {
      const made = await fixture.performAction('create-activity', {
        type_id: 'welcome',
        title: both('開站禮'),
        summary: both('說明'),
        content: both('內容'),
        art: 'aurora',
        time_type: 'until_official_end',
        mode: 'claim',
        bonus: { kind: 'fixed', amount: '88' },
        ...given,
      })
      if (!made.ok || !('activity_id' in made.data)) throw new Error(`no offer: ${JSON.stringify(made)}`)
      return String(made.data.activity_id)
    },
    async createLeaderboard({ leaderboard, ...given }: { readonly leaderboard?: object }) {
      const made = await fixture.performAction('create-leaderboard', {
        title: both('每日排行'),
        summary: both('說明'),
        content: both('內容'),
        leaderboard: { period: 'daily', measure: 'valid_bets', prizes: [{ amount: '100' }], ...leaderboard },
        ...given,
      })
      if (!made.ok || !('activity_id' in made.data))
        throw new Error(`no leaderboard: ${JSON.stringify(made)}`)
      return String(made.data.activity_id)
    },
    async upload(caller) {
      const request = { action: 'activity_image', content_type: 'image/jpeg', size: photo.length }
      const asked = createUpload.response.parse(
        await askUpload?.answer(ctx, request, caller).then((outcome) => outcome.ok && outcome.data),
      )
      const headers = { 'content-type': 'image/jpeg' }
      const sent = await app.inject({ method: 'PUT', url: asked.url, headers, body: photo })
      if (sent.statusCode !== 200) throw new Error(`the upload was refused: ${sent.body}`)
      return asked.upload_id
    },
    ...createBooks(ctx, clock),
    async addGames(games) {
      for (const { gid, name, hasFreeRounds = false } of games)
        await ctx.pool.query(
          `insert into games (gid, api_key, provider_game, name, category, has_demo, art_url, is_open, has_free_rounds)
           values ($1, 'slots', $1, $2, 'slots', false, '', true, $3)`,
          [gid, { 'zh-TW': name, en: gid }, hasFreeRounds],
        )
    },
    balanceOf: async (playerId) => formatWireAmount(await readMainBalance(ctx.db, playerId), 'TWD'),
    turnoverLeftOf: async (playerId) =>
      formatWireAmount(minor(await readTurnoverLeft(ctx.db, playerId)), 'TWD'),
    async close() {
      await app.close()
      await ctx.close()
    },
  }
  return fixture
}
