import { calls } from '@gamehall/contract'
import { minor } from '@gamehall/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PLATFORM } from '../../../testing/fake-game-provider.ts'
import { createSecurityRecorder, createTestServer } from '../../../testing/index.ts'
import { readTurnoverLeft, requireTurnover } from '../../wallet/index.ts'
import { areBetsPulledUntil } from '../bets/are-bets-pulled.ts'
import { pullPlatformBets } from '../bets/pull-platform-bets.ts'
import { readPlatforms } from '../catalogue/catalogue-queries.ts'
import { enterGame } from '../launch/enter-game.ts'
import { preEnterGame } from '../launch/pre-enter-game.ts'
import { setPlayLimit } from '../limits/set-play-limit.ts'
import { startPlayBreak } from '../limits/start-play-break.ts'
import { readPlatformBalances } from '../platforms/read-platform-balances.ts'
import { depositToGame } from '../transfers/deposit-to-game.ts'
import { withdrawFromGame } from '../transfers/withdraw-from-game.ts'
import { seamlessCallback } from './seamless-callback.ts'
import {
  createSeamlessFixture,
  GAME,
  newId,
  type SeamlessFixture,
  type Seat,
} from './testing/seamless-fixture.ts'

let games: SeamlessFixture
beforeAll(async () => {
  games = await createSeamlessFixture()
})
afterAll(() => games.close())

const currency = 'TWD'
const bodyOf = ({ token, of }: Seat, amount: string, changes: object = {}) => ({
  ...of,
  currency,
  token,
  round: newId('round'),
  transaction_uuid: newId('bet'),
  amount,
  ...changes,
})
const bet = (seat: Seat, amount: string, changes: object = {}) =>
  games.ask('bet', bodyOf(seat, amount, changes))
/** A round that is played at once. */
const play = (seat: Seat, amount: string, win: string, changes: object = {}) =>
  games.ask('bet-win', { ...bodyOf(seat, amount), win, round_closed: true, ...changes })
const code = (answer: { readonly code: string }) => answer.code

describe('a delivery', () => {
  it('is refused without its signature over the raw body, and nothing moves', async () => {
    const seat = await games.sit(100_00n)
    const body = bodyOf(seat, '10.00')
    const now = games.clock.now().getTime()
    const { events, log } = createSecurityRecorder()
    const watched = { ...games.ctx, log }
    const server = await createTestServer(watched, [], seamlessCallback(watched))
    const response = await server.inject({
      method: 'POST',
      url: '/api/seamless/arcade-seamless/bet',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.statusCode).toBe(401)
    expect(events).toEqual([
      expect.objectContaining({
        event: 'request.rejected',
        reason: 'seamless arcade-seamless: signature headers are missing or malformed',
      }),
    ])
    await server.close()
    const config = { ...games.ctx.config, RATE_LIMIT_SCALE: 1 / 60 }
    const limited = await createTestServer(watched, [], seamlessCallback({ ...watched, config }))
    const forge = () => limited.inject({ method: 'POST', url: '/api/seamless/arcade-seamless/bet', body: {} })
    expect((await forge()).statusCode).toBe(401)
    expect((await forge()).statusCode).toBe(429)
    await limited.close()
    const wrong = [
      { secret: 'another-secret' },
      { timestamp: now - 60_001 },
      { timestamp: now + 60_001 },
      { nonce: 'short' },
      { sent: JSON.stringify({ ...body, amount: '1.00' }) },
    ]
    for (const delivery of wrong)
      expect(await games.deliver('bet', body, delivery), JSON.stringify(delivery)).toEqual({
        status: 401,
        answer: { code: 'BAD_SIGNATURE', data: null },
      })
    expect(await games.mainBalance(seat.player)).toBe(100_00n)
  })

  it('is accepted once: a recorded one is refused', async () => {
    const seat = await games.sit(100_00n)
    const nonce = 'a-nonce-of-this-test-only'
    expect(await games.deliver('balance', { player: seat.of.player }, { nonce })).toMatchObject({
      status: 200,
    })
    expect(await games.deliver('balance', { player: seat.of.player }, { nonce })).toMatchObject({
      status: 401,
    })
  })

  it.each([
    { amount: '10' },
    { amount: '-10.00' },
    { currency: 'USD' },
    { token: '' },
    { extra: 1 },
    { transaction_uuid: 'x' },
  ])('is BAD_REQUEST with %j', async (changes) => {
    const seat = await games.sit(100_00n)
    expect(await games.deliver('bet', bodyOf(seat, '10.00', changes))).toEqual({
      status: 200,
      answer: { code: 'BAD_REQUEST', data: null },
    })
  })

  it('to an unknown provider or operation is 404', async () => {
    expect(await games.deliver('bet', {}, { provider: 'nobody' })).toMatchObject({ status: 404 })
    expect(await games.deliver('transfer', {})).toMatchObject({ status: 404 })
  })
})

describe('the main wallet', () => {
  it('is what authenticate and balance answer with', async () => {
    const { token, of } = await games.sit(12_34n)
    const answer = { code: 'OK', data: { player: of.player, currency, balance: '12.34' } }
    expect(await games.ask('authenticate', { token })).toEqual(answer)
    expect(await games.ask('balance', { player: of.player })).toEqual(answer)
    expect(code(await games.ask('authenticate', { token: 'a-token-that-nobody-has' }))).toBe('INVALID_TOKEN')
    expect(code(await games.ask('balance', { player: 'nobody' }))).toBe('DOES_NOT_EXIST')
  })

  it('pays no bet above its balance, and no bet of nothing', async () => {
    const seat = await games.sit(9_99n)
    expect(code(await bet(seat, '10.00'))).toBe('INSUFFICIENT')
    expect(code(await bet(seat, '0.00'))).toBe('BAD_REQUEST')
    expect(code(await bet(seat, '9.99'))).toBe('OK')
    expect(await games.mainBalance(seat.player)).toBe(0n)
  })

  it('is never overdrawn by bets that come at once', async () => {
    const seat = await games.sit(50_00n)
    const answers = await Promise.all(Array.from({ length: 8 }, () => bet(seat, '10.00')))
    expect(answers.map(code).sort()).toEqual([...Array(3).fill('INSUFFICIENT'), ...Array(5).fill('OK')])
  })

  it('is posted in the ledger, with a record for each movement', async () => {
    const seat = await games.sit(100_00n)
    expect(await play(seat, '10.00', '25.00')).toMatchObject({ data: { balance: '115.00' } })
    const { rows } = await games.ctx.pool.query(
      `select t.kind, e.amount from ledger.entries e join ledger.transfers t on t.id = e.transfer_id
         join ledger.accounts a on a.id = e.account_id where a.key = $1 order by t.id`,
      [`player/${seat.player.playerId}/main/TWD`],
    )
    expect(rows).toMatchObject([
      { kind: 'recharge_atm' },
      { kind: 'game_bet', amount: -10_00n },
      { kind: 'game_win', amount: 25_00n },
    ])
  })

  it('of a test account is play money', async () => {
    const seat = await games.sit(100_00n, true)
    expect(await play(seat, '10.00', '25.00')).toMatchObject({ data: { balance: '115.00' } })
    const { rows } = await games.ctx.pool.query(
      `select e.amount from ledger.entries e join ledger.accounts a on a.id = e.account_id where a.key = $1
        order by e.transfer_id`,
      [`platform/${PLATFORM}/play-clearing/TWD`],
    )
    expect(rows).toMatchObject([{ amount: 10_00n }, { amount: -25_00n }])
  })

  it('bet and win in one are all or nothing', async () => {
    const seat = await games.sit(5_00n)
    expect(code(await play(seat, '10.00', '25.00'))).toBe('INSUFFICIENT')
    expect(await games.mainBalance(seat.player)).toBe(5_00n)
  })
})

describe('rule 8: what binds in transfer mode binds here', () => {
  const limit = (seat: Seat, request: object) =>
    setPlayLimit(
      games.ctx,
      calls.setPlayLimit.request.parse({ period: 'day', ...request }),
      seat.player.caller,
    )

  it('a break', async () => {
    const seat = await games.sit(100_00n)
    await bet(seat, '10.00')
    const request = calls.startPlayBreak.request.parse({ kind: 'cool_off', days: 1 })
    expect(await startPlayBreak(games.ctx, request, seat.player.caller)).toMatchObject({ ok: true })
    expect(code(await bet(seat, '10.00'))).toBe('LIMIT_REACHED')
    expect(await games.mainBalance(seat.player)).toBe(90_00n)
  })

  it('the stake limit, with open rounds counted', async () => {
    const seat = await games.sit(100_00n)
    await limit(seat, { subject: 'stake', amount: 30 })
    expect(code(await bet(seat, '10.00'))).toBe('OK')
    expect(code(await play(seat, '10.00', '50.00'))).toBe('OK')
    expect(code(await bet(seat, '10.01'))).toBe('LIMIT_REACHED')
    expect(code(await bet(seat, '10.00'))).toBe('OK')
  })

  it('the loss limit: an open bet counts as lost until it wins', async () => {
    const seat = await games.sit(100_00n)
    await limit(seat, { subject: 'loss', amount: 20 })
    const first = bodyOf(seat, '15.00')
    expect(code(await games.ask('bet', first))).toBe('OK')
    expect(code(await bet(seat, '5.01'))).toBe('LIMIT_REACHED')
    await games.ask('win', {
      ...seat.of,
      currency,
      round: first.round,
      transaction_uuid: newId('win'),
      reference_transaction_uuid: first.transaction_uuid,
      amount: '10.00',
      round_closed: true,
    })
    expect(code(await bet(seat, '15.00'))).toBe('OK')
    expect(code(await bet(seat, '0.01'))).toBe('LIMIT_REACHED')
  })

  it('limits hold for bets that come at once', async () => {
    const seat = await games.sit(100_00n)
    await limit(seat, { subject: 'stake', amount: 30 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => bet(seat, '10.00')))
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(3)
  })

  it('turnover: the valid bet of a closed round counts, at most its stakes', async () => {
    const seat = await games.sit(100_00n)
    const { playerId } = seat.player
    await games.ctx.db.transaction().execute((trx) =>
      requireTurnover(trx, {
        playerId,
        orderNo: newId('D'),
        creditedMinor: minor(50_00n),
        requiredMinor: minor(50_00n),
        at: games.clock.now(),
      }),
    )
    const left = () => readTurnoverLeft(games.ctx.db, playerId)
    await bet(seat, '10.00')
    expect(await left()).toBe(50_00n)
    await play(seat, '10.00', '0.00')
    expect(await left()).toBe(40_00n)
    await play(seat, '10.00', '0.00', { valid_bet: '4.00' })
    expect(await left()).toBe(36_00n)
    await play(seat, '10.00', '0.00', { valid_bet: '400.00' })
    expect(await left()).toBe(26_00n)
  })

  it('maintenance: no bet, but wins', async () => {
    const seat = await games.sit(100_00n)
    const open = bodyOf(seat, '10.00')
    await games.ask('bet', open)
    const maintain = (is_maintained: boolean) =>
      games.ctx.db.updateTable('platforms').set({ is_maintained }).where('api_key', '=', PLATFORM).execute()
    await maintain(true)
    await expect.poll(async () => code(await bet(seat, '1.00')), { timeout: 5_000 }).toBe('MAINTENANCE')
    const win = {
      ...seat.of,
      currency,
      round: open.round,
      transaction_uuid: newId('win'),
      reference_transaction_uuid: open.transaction_uuid,
      amount: '20.00',
      round_closed: true,
    }
    expect(code(await games.ask('win', win))).toBe('OK')
    await maintain(false)
    await expect.poll(async () => code(await bet(seat, '1.00')), { timeout: 5_000 }).toBe('OK')
  })
})

describe('after the site has changed to another provider', () => {
  const serveBy = (provider: string) =>
    games.ctx.db.updateTable('platforms').set({ provider }).where('api_key', '=', PLATFORM).execute()
  const settlementOf = (seat: Seat, { round, transaction_uuid }: ReturnType<typeof bodyOf>) => ({
    ...seat.of,
    round,
    transaction_uuid: newId('end'),
    reference_transaction_uuid: transaction_uuid,
  })
  afterEach(async () => {
    await serveBy('arcade-seamless')
    const seat = await games.sit(1_00n)
    await expect.poll(async () => code(await bet(seat, '1.00')), { timeout: 5_000 }).toBe('OK')
  })

  it('what the former one owes comes in, signed as ever; its bets find no game', async () => {
    const [seat, other] = [await games.sit(100_00n), await games.sit(100_00n)]
    const [won, lost] = [bodyOf(seat, '10.00'), bodyOf(seat, '20.00')]
    expect([code(await games.ask('bet', won)), code(await games.ask('bet', lost))]).toEqual(['OK', 'OK'])
    await serveBy('arcade')
    await expect.poll(async () => code(await bet(other, '1.00')), { timeout: 5_000 }).toBe('DOES_NOT_EXIST')
    const forged = await games.deliver('rollback', settlementOf(seat, lost), { secret: 'another-secret' })
    expect(forged.status).toBe(401)
    expect(await games.mainBalance(seat.player)).toBe(70_00n)
    const win = { ...settlementOf(seat, won), currency, amount: '25.00', round_closed: true }
    expect(code(await games.ask('win', win))).toBe('OK')
    expect(code(await games.ask('rollback', settlementOf(seat, lost)))).toBe('OK')
    const neverCame = { ...settlementOf(seat, bodyOf(seat, '5.00')) }
    expect(code(await games.ask('rollback', neverCame))).toBe('DOES_NOT_EXIST')
    expect(await games.mainBalance(seat.player)).toBe(115_00n)
  })
})

describe('a platform without wallets of its own', () => {
  it('is entered without a transfer, with a token for its bets', async () => {
    const { player } = await games.sit(100_00n)
    const { ctx } = games
    const request = { gameId: GAME, loginDevice: 'wap', amount: '0' } as const
    await ctx.db
      .updateTable('players')
      .set({ auto_transfer: true })
      .where('player_id', '=', player.playerId)
      .execute()
    expect(await preEnterGame(ctx, { gameId: GAME, loginDevice: 'wap' }, player.caller)).toMatchObject({
      ok: true,
      data: { AutoEnter: true, GameBalance: '100.00', Balance: '100.00', Wallet: 'seamless' },
    })
    const entered = await enterGame(ctx, calls.enterGame.request.parse(request), player.caller)
    expect(entered).toMatchObject({ ok: true, data: { transfer: null } })
    const token = entered.ok
      ? new URL(entered.data.GameUrl, 'http://hall.test').searchParams.get('token')
      : ''
    expect(code(await games.ask('authenticate', { token }))).toBe('OK')
    expect(await games.mainBalance(player)).toBe(100_00n)
  })

  it('ignores a requested amount: there is nothing to transfer', async () => {
    const { player } = await games.sit(100_00n)
    const request = calls.enterGame.request.parse({ gameId: GAME, loginDevice: 'wap', amount: '50' })
    expect(await enterGame(games.ctx, request, player.caller)).toMatchObject({
      ok: true,
      data: { transfer: null },
    })
    expect(await games.mainBalance(player)).toBe(100_00n)
  })

  it('is no place to transfer to or from', async () => {
    const { player } = await games.sit(100_00n)
    const { ctx } = games
    expect(await readPlatformBalances(ctx, player.playerId, 'zh-TW')).toEqual([])
    const request = { platform: PLATFORM, amount: 10 }
    expect(await depositToGame(ctx, request, player.caller)).toMatchObject({ ok: false, code: 404 })
    expect(await withdrawFromGame(ctx, { platform: PLATFORM }, player.caller)).toMatchObject({ code: 404 })
    expect(await withdrawFromGame(ctx, {}, player.caller)).toMatchObject({
      ok: true,
      data: { transfers: [], skipped: [] },
    })
  })

  it('has its bets at once: a rebate never waits for it', async () => {
    const { ctx, clock } = games
    clock.advance(3_600_000)
    expect(await areBetsPulledUntil(ctx.db, clock.now())).toBe(false)
    for (const { api_key } of await readPlatforms(ctx.db)) await pullPlatformBets(ctx, api_key, clock.now())
    expect(await areBetsPulledUntil(ctx.db, clock.now())).toBe(true)
  })
})
