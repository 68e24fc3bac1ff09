import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { balloon, RISE_MS } from '../testing/balloon.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { createStepKiller, type StepKiller } from '../testing/kill-steps.ts'
import { callGame, enterSeamless } from '../testing/seamless-players.ts'
import { createTableLeader, expectSharedGame, type TableLeader } from '../testing/table-leader.ts'
import { createRandom, createTestHall, type HallFault, type TestHall } from '../testing/test-hall.ts'
import { resumeHallBets, settlePendingBets } from './resume-hall-bets.ts'
import { LEASE_MS } from './table-lease.ts'

const START = 100_00n
/** Longer than a call can take: a claim is a dead process's. */
const CALL_LEASE_MS = 15_000
const game = expectSharedGame(balloon)
let test: TestArcade
let hall: TestHall
let killer: StepKiller
let leader: TableLeader
let players: Player[] = []
beforeAll(async () => {
  hall = createTestHall()
  test = await createTestArcade({
    games: [balloon],
    isClockFrozen: true,
    isUnlimited: true,
    hallWallet: hall.wallet,
  })
  killer = await createStepKiller(test.db)
})
afterAll(() => test.stop())
beforeEach(async () => {
  test.clock.advance(LEASE_MS + 1)
  leader = createTableLeader(test, game, 'standard')
  players = []
  await leader.leadTo('BETTING')
})
afterEach(async () => {
  hall.release()
  await killer.revive()
  test.clock.advance(CALL_LEASE_MS)
  await resume()
  await leader.leadTo('SETTLED')
  await resume()
  for (const player of players) await expectExact(player)
})

interface Player {
  readonly name: string
  readonly token: string
}
let names = 0
async function enter(dollars = 100): Promise<Player> {
  names += 1
  const name = `gs_flyer-${names}`
  hall.fund(name, BigInt(dollars) * 100n)
  const player = { name, token: await enterSeamless(test, 'balloon', name) }
  if (dollars === 100) players.push(player)
  return player
}
/** What resumes where a process died: each minute, and each beat of a led table. */
async function resume() {
  for (let passes = 0; passes < 3; passes += 1) {
    await settlePendingBets(leader.ctx)
    await resumeHallBets(leader.ctx, null)
  }
}
const betOf = (target: number | null = null) => ({
  request_id: randomUUID(),
  bet: { amount: '10.00', target },
})
const send = (path: string, { token }: Player, body: object) => callGame(test, path, token, body)
const open = (player: Player, body = betOf()) => send('rounds/open', player, body)
const act = (player: Player, round_id: string, kind: string, request_id = randomUUID()) =>
  send('rounds/act', player, { request_id, round_id, action: { kind } })
const place = async (player: Player, target: number | null = null): Promise<string> => {
  const placed = await open(player, betOf(target))
  expect(placed.code).toBe('OK')
  return placed.data.round.round_id
}
const roundsOf = async ({ token }: Player) =>
  expectData(await test.play('listRounds', token, { cursor: null, limit: 20 })).list
const stepsOf = async () => {
  const { rows } = await test.database.pool.query(
    "select phase from arcade.round_steps where phase <> 'CREDITED'",
  )
  return rows.map(({ phase }) => phase)
}
const burst = async () => z.object({ burst: z.int() }).parse(await leader.outcome()).burst
const cents = (amount: string) => BigInt(amount.replace('.', ''))

/** Hall and arcade agree to the cent on what the player staked and won, in every round. */
async function expectExact(player: Player) {
  const rounds = await roundsOf(player)
  expect(rounds.filter(({ status }) => status === 'open')).toEqual([])
  let balance = START
  for (const { round_id, status, bet, win } of rounds) {
    const own = hall.rounds.get(round_id)
    expect(own).toMatchObject({ stakes: cents(bet), isClosed: true })
    expect(own?.won).toBe(status === 'void' ? cents(bet) : cents(win))
    balance += (own?.won ?? 0n) - cents(bet)
  }
  expect(hall.balanceOf(player.name)).toBe(balance)
  // What the arcade does not know has moved nothing.
  const known = new Set(rounds.map(({ round_id }) => round_id))
  const others = [...hall.rounds].filter(([id, own]) => own.player === player.name && !known.has(id))
  expect(others.every(([, own]) => own.stakes === 0n && own.won === 0n)).toBe(true)
}

describe('a bet at a table on the hall’s wallet', () => {
  it('is staked when it is placed and paid when the round is settled', async () => {
    const [won, lost] = [await enter(), await enter()]
    const high = await burst()
    const placed = await open(won, betOf(high))
    expect(placed.data.balance).toBe('90.00')
    await place(lost)
    await leader.leadTo('SETTLED')
    await resume()
    expect(await roundsOf(won)).toMatchObject([{ status: 'settled', bet: '10.00', win: `${high * 10}.00` }])
    expect(await roundsOf(lost)).toMatchObject([{ status: 'settled', bet: '10.00', win: '0.00' }])
    expect(hall.rounds.get(placed.data.round.round_id)).toMatchObject({ validBet: 10_00n, isClosed: true })
  })

  it('grows by stakes of its round, and is returned whole when it is cancelled', async () => {
    const [raised, cancelled] = [await enter(), await enter()]
    const own = await place(raised)
    expect((await act(raised, own, 'raise')).data).toMatchObject({
      balance: '80.00',
      round: { bet: '20.00' },
    })
    expect(hall.rounds.get(own)?.stakes).toBe(20_00n)
    const gone = await place(cancelled)
    await act(cancelled, gone, 'raise')
    expect((await act(cancelled, gone, 'cancel')).data).toMatchObject({
      balance: '100.00',
      round: { status: 'void' },
    })
    expect(hall.rounds.get(gone)).toMatchObject({ validBet: 0n, won: 20_00n })
    expect((await open(cancelled)).code).toBe('OK')
  })

  it('that the wallet does not cover leaves nothing, and a raise that it does not cover leaves the bet', async () => {
    const poor = await enter(5)
    expect(await open(poor)).toMatchObject({ status: 200, code: 'INSUFFICIENT' })
    expect(await roundsOf(poor)).toEqual([])
    const player = await enter(15)
    const own = await place(player)
    expect(await act(player, own, 'raise')).toMatchObject({ code: 'INSUFFICIENT' })
    expect(await roundsOf(player)).toMatchObject([{ bet: '10.00' }])
    expect((await leader.round()).exposure).toBe(500_00n)
  })

  it('of the same request twice at once is one bet', async () => {
    const player = await enter()
    const request = betOf()
    const [one, two] = await Promise.all([open(player, request), open(player, request)])
    expect(two.data.round.round_id).toBe(one.data.round.round_id)
    expect(hall.balanceOf(player.name)).toBe(START - 10_00n)
  })

  it('lands once, by hand and by itself', async () => {
    const [hand, auto] = [await enter(), await enter()]
    const own = await place(hand)
    await place(auto, 2)
    await leader.leadTo('RUNNING')
    await leader.lead(3 * RISE_MS)
    const wins = hall.count('win')
    const [first, second] = await Promise.all([act(hand, own, 'land'), act(hand, own, 'land')])
    expect([first.data.round.win, second.data.round.win]).toEqual(['30.00', '30.00'])
    await resume()
    expect(hall.count('win') - wins).toBeLessThanOrEqual(3)
    expect(await roundsOf(auto)).toMatchObject([{ status: 'settled', win: '20.00' }])
  })

  it('is returned when the run is interrupted', async () => {
    const player = await enter()
    await place(player)
    const { runs_at } = await leader.leadTo('CLOSED')
    test.clock.advance(runs_at.getTime() + 60_000 - test.clock.now().getTime())
    await leader.leadTo('VOID')
    await resume()
    expect(await roundsOf(player)).toMatchObject([{ status: 'void' }])
    expect(hall.balanceOf(player.name)).toBe(START)
  })
})

describe('a stake without a definite answer', () => {
  it.each<HallFault>(['lost', 'unanswered'])(
    '(%s) is returned, and taken once when asked again',
    async (fault) => {
      const player = await enter()
      const request = betOf()
      hall.fail('bet', fault)
      expect(await open(player, request)).toMatchObject({ status: 503, code: 'WALLET_UNAVAILABLE' })
      expect(hall.balanceOf(player.name)).toBe(START)
      expect((await leader.round()).exposure).toBe(0n)
      expect((await open(player, request)).code).toBe('OK')
      expect(hall.balanceOf(player.name)).toBe(START - 10_00n)
    },
  )

  it('of a raise is returned, and the next raise has other transactions', async () => {
    const player = await enter()
    const own = await place(player)
    hall.fail('bet', 'unanswered')
    expect(await act(player, own, 'raise')).toMatchObject({ code: 'WALLET_UNAVAILABLE' })
    expect(hall.balanceOf(player.name)).toBe(START - 10_00n)
    expect((await act(player, own, 'raise')).data.round.bet).toBe('20.00')
  })

  it('is returned under one reference until the hall answers, while the table plays on', async () => {
    const player = await enter()
    hall.fail('bet', 'unanswered')
    hall.fail('rollback', 'lost', 'unanswered')
    expect(await open(player)).toMatchObject({ code: 'WALLET_UNAVAILABLE' })
    expect(await stepsOf()).toEqual(['RETURNING'])
    await leader.leadTo('SETTLED')
    expect(await stepsOf()).toEqual(['RETURNING'])
    await resume()
    expect(await stepsOf()).toEqual([])
    expect(hall.balanceOf(player.name)).toBe(START)
  })

  it('of a raise leaves the bet to be settled after its round, by its rules', async () => {
    const player = await enter()
    const own = await place(player, await burst())
    const high = await burst()
    hall.fail('bet', 'unanswered')
    hall.fail('rollback', 'lost', 'lost')
    await act(player, own, 'raise')
    await leader.leadTo('SETTLED')
    expect(await roundsOf(player)).toMatchObject([{ status: 'open' }])
    await resume()
    await resume()
    expect(await roundsOf(player)).toMatchObject([
      { status: 'settled', bet: '10.00', win: `${high * 10}.00` },
    ])
  })
})

describe('a hall that answers late', () => {
  it.each(['RUNNING', 'DRAWN', 'SETTLED'] as const)(
    'when the round is %s has its stake returned, and the player is told',
    async (phase) => {
      const player = await enter()
      hall.fail('bet', 'late')
      const pending = open(player, betOf(1))
      await vi.waitFor(() => expect(hall.waiting()).toBe(1))
      await leader.leadTo(phase)
      expect(await roundsOf(player)).toEqual([])
      hall.release()
      expect(await pending).toMatchObject({ code: 'BETTING_CLOSED' })
      expect(hall.balanceOf(player.name)).toBe(START)
      expect(hall.count('rollback')).toBeGreaterThan(0)
    },
  )

  it('before the run begins is in time', async () => {
    const player = await enter()
    hall.fail('bet', 'late')
    const pending = open(player, betOf(1))
    await vi.waitFor(() => expect(hall.waiting()).toBe(1))
    await leader.leadTo('CLOSED')
    hall.release()
    expect((await pending).code).toBe('OK')
  })

  it('after another process has taken the call over stakes nothing', async () => {
    const player = await enter()
    hall.fail('bet', 'late')
    const pending = open(player, betOf(1))
    await vi.waitFor(() => expect(hall.waiting()).toBe(1))
    test.clock.advance(CALL_LEASE_MS)
    await resume()
    hall.release()
    expect((await pending).code).toBe('WALLET_UNAVAILABLE')
    expect(hall.balanceOf(player.name)).toBe(START)
  })

  it('to a win holds up neither the table nor other bets', async () => {
    const [slow, other] = [await enter(), await enter()]
    const high = await burst()
    await place(slow, high)
    await place(other, high)
    await leader.leadTo('DRAWN')
    hall.fail('win', 'late')
    await leader.leadTo('SETTLED')
    const calls = resumeHallBets(leader.ctx, { game: game.id, table: 'standard' })
    await vi.waitFor(async () => {
      const rounds = [...(await roundsOf(slow)), ...(await roundsOf(other))]
      expect(rounds.filter(({ status }) => status === 'settled')).toHaveLength(1)
    })
    await leader.leadTo('BETTING')
    hall.release()
    await calls
    expect(await roundsOf(slow)).toMatchObject([{ status: 'settled', win: `${high * 10}.00` }])
  })
})

describe('a win without an answer', () => {
  it.each<HallFault>(['lost', 'unanswered', 'twice'])(
    '(%s) is repeated under its id and paid once',
    async (fault) => {
      const player = await enter()
      const own = await place(player)
      await leader.leadTo('RUNNING')
      await leader.lead(3 * RISE_MS)
      hall.fail('win', fault)
      const request = randomUUID()
      const landed = await act(player, own, 'land', request)
      expect(landed.code).toBe(fault === 'twice' ? 'OK' : 'WALLET_UNAVAILABLE')
      await leader.lead(RISE_MS)
      expect((await act(player, own, 'land', request)).data.round.win).toBe('30.00')
      expect(hall.balanceOf(player.name)).toBe(START + 20_00n)
    },
  )
})

describe('a process that dies', () => {
  it.each(['DEBITING', 'DEBITED', 'DRAWN', 'CREDITED'])(
    'before a bet is %s leaves what another finishes before the run, or returns',
    async (phase) => {
      const player = await enter()
      await killer.before(phase)
      expect((await open(player, betOf(1))).status).toBe(500)
      await killer.revive()
      test.clock.advance(1)
      await resume()
      await leader.leadTo('SETTLED')
      await resume()
      test.clock.advance(CALL_LEASE_MS)
      await resume()
      expect(await stepsOf()).toEqual([])
      await expectExact(player)
    },
  )

  it.each(['DEBITING', 'DEBITED'])('before a raise is %s leaves the bet', async (phase) => {
    const player = await enter()
    const own = await place(player, 1)
    await killer.before(phase)
    expect((await act(player, own, 'raise')).status).toBe(500)
    await killer.revive()
    await leader.leadTo('SETTLED')
    test.clock.advance(CALL_LEASE_MS)
    await resume()
    await resume()
    expect(await roundsOf(player)).toMatchObject([{ status: 'settled', bet: '10.00', win: '10.00' }])
  })

  it('before a stake is marked as being returned leaves it to be returned', async () => {
    const player = await enter()
    hall.fail('bet', 'unanswered')
    await killer.before('RETURNING')
    expect((await open(player)).status).toBe(500)
    await killer.revive()
    expect(await stepsOf()).toEqual(['DEBITING'])
    test.clock.advance(CALL_LEASE_MS)
    await resume()
    expect(hall.balanceOf(player.name)).toBe(START)
  })

  it('after the hall paid a win has it paid once by another', async () => {
    const player = await enter()
    await place(player, await burst())
    await leader.leadTo('SETTLED')
    await killer.before('CREDITED')
    await expect(resumeHallBets(leader.ctx, null)).rejects.toThrow('killed')
    await killer.revive()
    await resume()
    expect(await stepsOf()).toEqual([])
  })
})

it('random faults at every call lose and make no money', async () => {
  const faults: readonly HallFault[] = ['lost', 'unanswered', 'twice']
  const random = createRandom(7)
  const crowd = []
  for (let n = 0; n < 8; n += 1) crowd.push(await enter())
  for (let rounds = 0; rounds < 3; rounds += 1) {
    for (const operation of ['bet', 'win', 'rollback'] as const)
      hall.fail(operation, ...Array.from({ length: 6 }, () => faults[random(3)] ?? 'lost'))
    await leader.leadTo('BETTING')
    await Promise.all(
      crowd.map(async (player) => {
        const placed = await open(player, betOf(random(2) === 0 ? null : 1 + random(10)))
        if (placed.code !== 'OK') return
        if (random(2) === 0) await act(player, placed.data.round.round_id, 'raise')
        if (random(4) === 0) await act(player, placed.data.round.round_id, 'cancel')
      }),
    )
    await leader.leadTo('SETTLED')
    for (let passes = 0; passes < 6; passes += 1) await resume()
  }
  expect(await stepsOf()).toEqual([])
})
