import { minor } from '@gamehall/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runJobs } from '../../../testing/index.ts'
import { readTurnoverLeft } from '../../wallet/index.ts'
import { changeFreeRoundsGrantState } from '../free-rounds/free-rounds-grant-queries.ts'
import { grantFreeRounds } from '../free-rounds/grant-free-rounds.ts'
import { settleFreeRoundsGrantLater } from '../free-rounds/jobs/settle-free-rounds-grant.ts'
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

async function granted(seat: Seat, change: { rounds?: number; days?: number } = {}): Promise<string> {
  const { ctx } = games
  return ctx.db.transaction().execute(async (trx) => {
    const grant = await grantFreeRounds(ctx, trx, {
      playerId: seat.player.playerId,
      gid: GAME,
      rounds: 2,
      stakeMinor: minor(10_00n),
      days: 7,
      washPercent: 100,
      source: newId('source'),
      title: null,
      ...change,
    })
    if (!grant.ok) throw new Error(`refused: ${grant.code}`)
    await changeFreeRoundsGrantState(trx, grant.data, {
      from: ['granting'],
      to: 'active',
      at: ctx.clock.now(),
    })
    return grant.data
  })
}

/** A free round, whose requests can be sent any number of times. */
function roundOf(seat: Seat, grantId: string) {
  const [round, betId, winId, rollbackId] = [newId('round'), newId('bet'), newId('win'), newId('rollback')]
  const common = { ...seat.of, round, currency: 'TWD' }
  const reference_transaction_uuid = betId
  return {
    round,
    bet: (changes: object = {}) =>
      games.ask('bet', {
        ...common,
        token: seat.token,
        transaction_uuid: betId,
        amount: '10.00',
        is_free: true,
        reward_uuid: grantId,
        ...changes,
      }),
    win: (amount: string) =>
      games.ask('win', {
        ...common,
        transaction_uuid: winId,
        reference_transaction_uuid,
        amount,
        round_closed: true,
        valid_bet: '10.00',
      }),
    rollback: () =>
      games.ask('rollback', { ...seat.of, round, transaction_uuid: rollbackId, reference_transaction_uuid }),
  }
}
/** The grant, once its bets were counted. */
async function grantRow(grantId: string) {
  await runJobs(games.ctx, [settleFreeRoundsGrantLater])
  return games.ctx.db
    .selectFrom('free_round_grants')
    .selectAll()
    .where('grant_id', '=', grantId)
    .executeTakeFirstOrThrow()
}
const balanceOf = (seat: Seat) => games.mainBalance(seat.player)

describe('free rounds with a seamless wallet', () => {
  it('take nothing, pay nothing each, and are credited once as a bonus when they end', async () => {
    const seat = await games.sit(5_00n)
    const grantId = await granted(seat)
    const [first, second] = [roundOf(seat, grantId), roundOf(seat, grantId)]
    expect(await first.bet()).toMatchObject({ code: 'OK', data: { balance: '5.00' } })
    expect(await first.win('25.00')).toMatchObject({ code: 'OK', data: { balance: '5.00' } })
    expect(await second.bet()).toMatchObject({ code: 'OK' })
    expect(await second.win('0.00')).toMatchObject({ code: 'OK', data: { balance: '5.00' } })
    expect(await grantRow(grantId)).toMatchObject({ state: 'finished' })
    expect(await second.win('0.00')).toMatchObject({ code: 'OK', data: { balance: '30.00' } })
    expect(await readTurnoverLeft(games.ctx.db, seat.player.playerId)).toBe(25_00n)
    expect(await grantRow(grantId)).toMatchObject({ state: 'finished', played: 2, credited_minor: 25_00n })
    const bet = await games.ctx.db
      .selectFrom('bets')
      .selectAll()
      .where('bet_id', '=', first.round)
      .executeTakeFirstOrThrow()
    expect(bet).toMatchObject({
      bet_minor: 0n,
      valid_bet_minor: 0n,
      win_minor: 25_00n,
      free_grant_id: grantId,
      status: 'settled',
    })
  })

  it('are never played twice, however many come at once', async () => {
    const seat = await games.sit(0n)
    const grantId = await granted(seat)
    const answers = await Promise.all(Array.from({ length: 8 }, () => roundOf(seat, grantId).bet()))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...Array.from({ length: 6 }, () => 'DOES_NOT_EXIST'),
      'OK',
      'OK',
    ])
    expect(await grantRow(grantId)).toMatchObject({ played: 2 })
  })

  it('come back when their bet is rolled back', async () => {
    const seat = await games.sit(0n)
    const grantId = await granted(seat, { rounds: 1 })
    const lost = roundOf(seat, grantId)
    await lost.bet()
    expect(await lost.rollback()).toMatchObject({ code: 'OK', data: { balance: '0.00' } })
    expect(await grantRow(grantId)).toMatchObject({ state: 'active', played: 0 })
    expect(await lost.win('50.00')).toMatchObject({ code: 'DOES_NOT_EXIST' })
    expect(await roundOf(seat, grantId).bet()).toMatchObject({ code: 'OK' })
  })

  it.each([
    ['another stake', { amount: '20.00' }, 'BAD_REQUEST'],
    ['an unknown grant', { reward_uuid: 'c0ffee00-0000-4000-8000-000000000000' }, 'DOES_NOT_EXIST'],
    ['no grant', { reward_uuid: null }, 'DOES_NOT_EXIST'],
    ['no token of a launch', { token: 'x'.repeat(32) }, 'INVALID_TOKEN'],
  ])('are refused for %s', async (_case, changes, code) => {
    const seat = await games.sit(100_00n)
    const grantId = await granted(seat)
    expect(await roundOf(seat, grantId).bet(changes)).toEqual({ code, data: null })
    expect([await balanceOf(seat), (await grantRow(grantId)).played]).toEqual([100_00n, 0])
  })

  it('are refused to another player, after a cancellation, and after their end', async () => {
    const [seat, other] = [await games.sit(0n), await games.sit(0n)]
    const grantId = await granted(seat)
    expect(await roundOf(other, grantId).bet()).toMatchObject({ code: 'DOES_NOT_EXIST' })
    await games.ctx.db.transaction().execute((trx) =>
      changeFreeRoundsGrantState(trx, grantId, {
        from: ['active'],
        to: 'cancelling',
        at: games.clock.now(),
      }),
    )
    expect(await roundOf(seat, grantId).bet()).toMatchObject({ code: 'DOES_NOT_EXIST' })
  })

  it('bind a break, as any bet', async () => {
    const seat = await games.sit(0n)
    const grantId = await granted(seat)
    await games.ctx.db
      .insertInto('play_breaks')
      .values({ player_id: seat.player.playerId, kind: 'cool_off', since: games.clock.now(), until: null })
      .execute()
    expect(await roundOf(seat, grantId).bet()).toEqual({ code: 'LIMIT_REACHED', data: null })
    expect(await grantRow(grantId)).toMatchObject({ played: 0 })
  })
})
