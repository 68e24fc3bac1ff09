import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { runJobs } from '../../../testing/index.ts'
import { endPlayJob } from '../../account/index.ts'
import { endPlay } from '../limits/jobs/end-play.ts'
import { cleanSeamless } from './jobs/clean-seamless.ts'
import { createSeamlessFixture, newId, type SeamlessFixture, type Seat } from './testing/seamless-fixture.ts'

let games: SeamlessFixture
let strangers: Seat[]
beforeAll(async () => {
  games = await createSeamlessFixture()
  strangers = [await games.sit(1_000_00n), await games.sit(0n), await games.sit(1_000_00n)]
})
afterAll(() => games.close())

const currency = 'TWD'
const ok = (player: Seat, balance: string) => ({
  code: 'OK',
  data: { player: player.of.player, currency, balance },
})
const refused = (code: string) => ({ code, data: null })

interface Round {
  readonly seat: Seat
  readonly round: string
  readonly betId: string
  bet(changes?: object): ReturnType<SeamlessFixture['ask']>
  win(amount: string, changes?: object): ReturnType<SeamlessFixture['ask']>
  rollback(changes?: object): ReturnType<SeamlessFixture['ask']>
  balance(): Promise<bigint>
}

/** Requests of others that come at the same moment: one that is played, one without money, one without a session. */
function crowd(): Promise<unknown> {
  const bodies = strangers.map(({ of, token }, index) => ({
    ...of,
    currency,
    token: index === 2 ? 'a-token-that-nobody-has' : token,
    round: newId('round'),
    transaction_uuid: newId('bet'),
    amount: '0.10',
    win: '0.10',
    round_closed: true,
  }))
  return Promise.all(bodies.map((body) => games.ask('bet-win', body)))
}
let isCrowded = false
const ask: SeamlessFixture['ask'] = async (operation, body) => {
  const [answer] = await Promise.all([games.ask(operation, body), isCrowded ? crowd() : null])
  return answer
}

/** A round of a player with 100.00, whose first bet is 10.00. */
async function newRound(): Promise<Round> {
  const seat = await games.sit(100_00n)
  const { token } = seat
  const round = newId('round')
  const [betId, winId, rollbackId] = [newId('bet'), newId('win'), newId('rollback')]
  const common = { ...seat.of, round, currency }
  return {
    seat,
    round,
    betId,
    bet: (changes) => ask('bet', { ...common, token, transaction_uuid: betId, amount: '10.00', ...changes }),
    win: (amount, changes) =>
      ask('win', {
        ...common,
        transaction_uuid: winId,
        reference_transaction_uuid: betId,
        amount,
        round_closed: true,
        ...changes,
      }),
    rollback: (changes) =>
      ask('rollback', {
        ...seat.of,
        round,
        transaction_uuid: rollbackId,
        reference_transaction_uuid: betId,
        ...changes,
      }),
    balance: () => games.mainBalance(seat.player),
  }
}

const betOf = ({ round }: Round) =>
  games.ctx.db
    .selectFrom('bets')
    .select(['status', 'bet_minor', 'win_minor', 'valid_bet_minor'])
    .where('bet_id', '=', round)
    .executeTakeFirst()

describe.each(['alone', 'beside others, in one transaction'])('%s', (company) => {
  beforeAll(() => {
    isCrowded = company !== 'alone'
  })

  describe('rule 1: the same transaction', () => {
    it('with the same fields is answered as before, with the balance of now', async () => {
      const round = await newRound()
      expect(await round.bet()).toEqual(ok(round.seat, '90.00'))
      expect(await round.win('25.00')).toEqual(ok(round.seat, '115.00'))
      expect(await round.bet()).toEqual(ok(round.seat, '115.00'))
      expect(await round.win('25.00')).toEqual(ok(round.seat, '115.00'))
      expect(await round.balance()).toBe(115_00n)
    })

    it('moves money once, however many deliveries come at once', async () => {
      const round = await newRound()
      const bets = await Promise.all(Array.from({ length: 10 }, () => round.bet()))
      expect(bets).toEqual(bets.map(() => ok(round.seat, '90.00')))
      const wins = await Promise.all(Array.from({ length: 10 }, () => round.win('5.00')))
      expect(wins).toEqual(wins.map(() => ok(round.seat, '95.00')))
    })

    it.each([
      { amount: '10.01' },
      { round: 'another-round' },
      { reward_uuid: 'c0ffee00-0000-4000-8000-000000000000' },
    ])('with other fields is DUPLICATE: %j', async (changes) => {
      const round = await newRound()
      await round.bet()
      expect(await round.bet(changes)).toEqual(refused('DUPLICATE'))
      expect(await round.balance()).toBe(90_00n)
    })

    it('under another kind, or of another player, is DUPLICATE', async () => {
      const [round, other] = [await newRound(), await newRound()]
      await round.bet()
      expect(await round.win('5.00', { transaction_uuid: round.betId })).toEqual(refused('DUPLICATE'))
      expect(await other.bet({ transaction_uuid: round.betId })).toEqual(refused('DUPLICATE'))
      expect([await round.balance(), await other.balance()]).toEqual([90_00n, 100_00n])
    })

    it('may come with a newer token', async () => {
      const round = await newRound()
      await round.bet()
      expect(await round.bet({ token: 'a-token-that-nobody-has' })).toEqual(ok(round.seat, '90.00'))
    })
  })

  it('rule 2: transactions are known for more than four months', async () => {
    const round = await newRound()
    await round.bet()
    await round.win('5.00')
    const clean = (days: number) =>
      cleanSeamless.run(games.ctx, {}, new Date(games.clock.now().getTime() + days * DAY_MS))
    await clean(125)
    expect(await round.win('5.00')).toEqual(ok(round.seat, '95.00'))
    await clean(160)
    const left = await games.ctx.db.selectFrom('seamless_transactions').select('transaction_id').execute()
    expect(left).toEqual([])
    expect(await round.balance()).toBe(95_00n)
  })

  describe('rule 3: the token', () => {
    it.each(['a-token-that-nobody-has', null])('is checked for bets: %s', async (token) => {
      const [round, other] = [await newRound(), await newRound()]
      expect(await round.bet({ token: token ?? other.seat.token })).toEqual(refused('INVALID_TOKEN'))
      expect(await round.balance()).toBe(100_00n)
    })

    it('ends after twelve hours, with the session, and with the next launch', async () => {
      const [old, ended, replaced] = [await newRound(), await newRound(), await newRound()]
      const { ctx } = games
      await ctx.db.transaction().execute((trx) =>
        ctx.jobs.enqueue(trx, endPlayJob, {
          player_id: ended.seat.player.playerId.toString(),
          until: null,
        }),
      )
      await runJobs(ctx, [endPlay])
      expect(await ended.bet()).toEqual(refused('INVALID_TOKEN'))
      await games.relaunch(replaced.seat)
      expect(await replaced.bet()).toEqual(refused('INVALID_TOKEN'))
      games.clock.advance(DAY_MS / 2)
      expect(await old.bet()).toEqual(refused('INVALID_TOKEN'))
    })

    it('is not required for wins and rollbacks: they work after expiry, logout and lock', async () => {
      const [won, returned] = [await newRound(), await newRound()]
      await won.bet()
      await returned.bet()
      games.clock.advance(DAY_MS)
      await games.ctx.db.updateTable('players').set({ status: 'locked' }).execute()
      expect(await won.win('30.00')).toEqual(ok(won.seat, '120.00'))
      expect(await returned.rollback()).toEqual(ok(returned.seat, '100.00'))
      expect(await won.bet({ transaction_uuid: newId('bet') })).toEqual(refused('INVALID_TOKEN'))
      await games.ctx.db.updateTable('players').set({ status: 'active' }).execute()
    })
  })

  describe('rule 4: a bet without a definite answer', () => {
    it('is rolled back, again and again until answered, once', async () => {
      const round = await newRound()
      await round.bet()
      const answers = [await round.rollback(), await round.rollback()]
      expect(answers).toEqual(answers.map(() => ok(round.seat, '100.00')))
      expect(await round.rollback({ transaction_uuid: newId('rollback') })).toEqual(ok(round.seat, '100.00'))
      expect(await betOf(round)).toMatchObject({ status: 'void', valid_bet_minor: 0n })
    })

    it('that meets its rollback moves nothing in the end, whichever comes first', async () => {
      for (let n = 0; n < 10; n += 1) {
        const round = await newRound()
        const [bet, rollback] = await Promise.all([round.bet(), round.rollback()])
        expect(rollback.code).toBe('OK')
        expect(['OK', 'ROLLED_BACK']).toContain(bet.code)
        expect(await round.balance()).toBe(100_00n)
      }
    })
  })

  describe('rule 5: the rollback of a bet that is not known', () => {
    it('leaves a tombstone: nothing moves, and the late bet is refused', async () => {
      const round = await newRound()
      expect(await round.rollback()).toEqual(ok(round.seat, '100.00'))
      expect(await round.bet()).toEqual(refused('ROLLED_BACK'))
      expect(await round.bet({ amount: '20.00' })).toEqual(refused('ROLLED_BACK'))
      expect(await round.balance()).toBe(100_00n)
      expect(await betOf(round)).toBeUndefined()
    })

    it('a bet that was taken and rolled back is refused too when it comes again', async () => {
      const round = await newRound()
      await round.bet()
      await round.rollback()
      expect(await round.bet()).toEqual(refused('ROLLED_BACK'))
      expect(await round.balance()).toBe(100_00n)
    })
  })

  describe('rule 6: order', () => {
    it('a rollback after a win is ROUND_CLOSED, and the win stands', async () => {
      for (const round_closed of [true, false]) {
        const round = await newRound()
        await round.bet()
        await round.win('30.00', { round_closed })
        expect(await round.rollback()).toEqual(refused('ROUND_CLOSED'))
        expect(await round.balance()).toBe(120_00n)
      }
    })

    it('a rollback of a win is ROUND_CLOSED', async () => {
      const round = await newRound()
      await round.bet()
      const transaction_uuid = newId('win')
      await round.win('30.00', { transaction_uuid })
      expect(await round.rollback({ reference_transaction_uuid: transaction_uuid })).toEqual(
        refused('ROUND_CLOSED'),
      )
    })

    it('a win without a bet, after a rollback, in another round or of another player does not exist', async () => {
      const [none, gone, tomb, mine, other] = [
        await newRound(),
        await newRound(),
        await newRound(),
        await newRound(),
        await newRound(),
      ]
      expect(await none.win('5.00')).toEqual(refused('DOES_NOT_EXIST'))
      await gone.bet()
      await gone.rollback()
      expect(await gone.win('5.00')).toEqual(refused('DOES_NOT_EXIST'))
      await tomb.rollback()
      expect(await tomb.win('5.00')).toEqual(refused('DOES_NOT_EXIST'))
      await mine.bet()
      expect(await mine.win('5.00', { round: 'another-round' })).toEqual(refused('DOES_NOT_EXIST'))
      expect(await mine.win('5.00', other.seat.of)).toEqual(refused('DOES_NOT_EXIST'))
      expect(await mine.rollback(other.seat.of)).toEqual(refused('DOES_NOT_EXIST'))
      expect(await mine.balance()).toBe(90_00n)
    })

    it('a closed round takes no bet and no other win', async () => {
      const round = await newRound()
      await round.bet()
      await round.win('5.00')
      expect(await round.bet({ transaction_uuid: newId('bet') })).toEqual(refused('ROUND_CLOSED'))
      expect(await round.win('5.00', { transaction_uuid: newId('win') })).toEqual(refused('ROUND_CLOSED'))
      expect(await round.balance()).toBe(95_00n)
    })

    it('of two bets in a round, one can be rolled back', async () => {
      const round = await newRound()
      await round.bet()
      const second = newId('bet')
      expect(await round.bet({ transaction_uuid: second })).toEqual(ok(round.seat, '80.00'))
      expect(await round.rollback({ reference_transaction_uuid: second })).toEqual(ok(round.seat, '90.00'))
      expect(await betOf(round)).toMatchObject({ status: 'open', bet_minor: 10_00n })
      expect(await round.win('15.00')).toEqual(ok(round.seat, '105.00'))
    })
  })

  describe('rule 7: a lost round', () => {
    it('is closed by a win of zero', async () => {
      const round = await newRound()
      await round.bet()
      expect(await betOf(round)).toMatchObject({ status: 'open', bet_minor: 10_00n })
      expect(await round.win('0.00')).toEqual(ok(round.seat, '90.00'))
      expect(await betOf(round)).toEqual({
        status: 'settled',
        bet_minor: 10_00n,
        win_minor: 0n,
        valid_bet_minor: 10_00n,
      })
    })

    it('or by the end of the round, which may be repeated', async () => {
      const round = await newRound()
      const end = { ...round.seat.of, round: round.round, transaction_uuid: newId('end'), valid_bet: '4.00' }
      expect(await ask('end-round', end)).toEqual(refused('DOES_NOT_EXIST'))
      await round.bet()
      expect(await ask('end-round', end)).toEqual(ok(round.seat, '90.00'))
      expect(await ask('end-round', end)).toEqual(ok(round.seat, '90.00'))
      expect(await ask('end-round', { ...end, valid_bet: '5.00' })).toEqual(refused('DUPLICATE'))
      expect(await betOf(round)).toMatchObject({ status: 'settled', valid_bet_minor: 4_00n })
    })
  })
})
