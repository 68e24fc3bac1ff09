import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blackjack, dragonGate, mines, neonSevens, plinko } from '../../games/index.ts'
import { coinToss } from '../testing/coin-toss.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { createStepKiller, type StepKiller } from '../testing/kill-steps.ts'
import { crashDuringCall } from '../testing/simulate-crash.ts'
import { limitOf, limitStakes, nextRevision, stakeLeft } from '../testing/stake-limits.ts'
import { walletBalance } from '../testing/wallet-balance.ts'

let test: TestArcade
let killer: StepKiller
beforeAll(async () => {
  const games = [neonSevens, dragonGate, plinko, mines, blackjack, coinToss]
  test = await createTestArcade({ games, isUnlimited: true })
  killer = await createStepKiller(test.db)
})
afterAll(() => test.stop())

const DAY_MS = 86_400_000
const REFUSED = { ok: false, code: 'LIMIT_REACHED' }
const BETS = {
  'neon-sevens': (amount: string) => ({ amount }),
  'dragon-gate': (amount: string) => ({ amount }),
  plinko: (amount: string) => ({ amount, rows: 12, risk: 'low', balls: 1 }),
  mines: (amount: string) => ({ amount, mines: 3 }),
  'coin-toss': (amount: string) => ({ amount, side: 'heads' }),
  blackjack: (amount: string) => ({ spots: [null, amount, null] }),
} as const
type Game = keyof typeof BETS

/** A player with so many TWD in each wallet. */
async function newPlayer(balance = 1_000): Promise<string> {
  const player = `limited-${randomUUID().slice(0, 8)}`
  await test.player(player, balance)
  return player
}
async function enter(game: Game, limit?: string, balance?: number) {
  const player = await newPlayer(balance)
  if (limit !== undefined) await limitStakes(test, player, limitOf(test, limit))
  return { player, ...(await enterAs(player, game)) }
}
async function enterAs(player: string, game: Game) {
  const token = await test.enter(game, player)
  const open = (amount = '10.00', request_id: string = randomUUID()) =>
    test.play('openRound', token, { request_id, bet: BETS[game](amount) })
  const act = (round_id: string, action: object) =>
    test.play('actOnRound', token, { request_id: randomUUID(), round_id, action })
  return { token, open, act }
}
const roundCount = async (player: string) => {
  const rows = await test.db
    .selectFrom('arcade.rounds as round')
    .innerJoin('arcade.players as owner', 'owner.player_id', 'round.player_id')
    .select('round.round_id')
    .where('owner.name', '=', player)
    .execute()
  return rows.length
}

describe.each(['neon-sevens', 'plinko', 'coin-toss', 'blackjack'] as const)('a bet of %s', (game) => {
  it('beyond what is left is refused, and nothing moves; one that fits is played', async () => {
    const { player, open } = await enter(game, '15.00')
    const { platform } = moduleOf(game)
    expect(await open('20.00')).toEqual(REFUSED)
    expect([await roundCount(player), await walletBalance(test, player, platform)]).toEqual([0, 1_000_00n])
    expectData(await open('10.00'))
    expect(await stakeLeft(test, player)).toBe(5_00n)
  })
})

const moduleOf = (game: Game) => {
  const found = [neonSevens, dragonGate, plinko, mines, blackjack, coinToss].find(({ id }) => id === game)
  if (found === undefined) throw new Error(`no game ${game}`)
  return found
}

describe('what a player may stake', () => {
  it('is one amount for all games and platforms', async () => {
    const { player, open } = await enter('neon-sevens', '25.00')
    expectData(await open())
    const other = await enterAs(player, 'plinko')
    expectData(await other.open())
    expect(await other.open()).toEqual(REFUSED)
    expect(await (await enterAs(player, 'dragon-gate')).open()).toEqual(REFUSED)
    expect(await stakeLeft(test, player)).toBe(5_00n)
  })

  it('does not shrink by a stake that the balance does not cover, or by a request that is repeated', async () => {
    const { player, open } = await enter('neon-sevens', '5000.00', 5)
    expect(await open('10.00')).toEqual({ ok: false, code: 'INSUFFICIENT' })
    expect(await stakeLeft(test, player)).toBe(5_000_00n)
    const request = randomUUID()
    const { player: again, open: openAgain } = await enter('plinko', '10.00')
    const { round } = expectData(await openAgain('10.00', request))
    expect(expectData(await openAgain('10.00', request)).round).toEqual(round)
    expect(await stakeLeft(test, again)).toBe(0n)
  })

  it('leaves a round as it is when a later stake is refused, which is played on without', async () => {
    const { player, open, act } = await enter('coin-toss', '15.00')
    const { round } = expectData(await open())
    expect(await act(round.round_id, { kind: 'raise' })).toEqual(REFUSED)
    expect(expectData(await act(round.round_id, { kind: 'toss' })).round.bet).toBe('10.00')
    expect(await stakeLeft(test, player)).toBe(5_00n)
  })

  it('counts the stake that a round adds', async () => {
    const { player, open, act } = await enter('coin-toss', '25.00')
    const { round } = expectData(await open())
    expect(expectData(await act(round.round_id, { kind: 'raise' })).round.bet).toBe('20.00')
    expect(await stakeLeft(test, player)).toBe(5_00n)
    expect(await limitStakes(test, player, limitOf(test, '25.00'))).toBe(5_00n)
  })

  it('refuses a double of blackjack and lets the hand stand', async () => {
    const { player, open, act } = await enter('blackjack')
    for (;;) {
      const { round } = expectData(await open())
      let view = blackjack.schemas.view.parse(round)
      const { round_id } = round
      if (view.phase === 'playing') {
        await limitStakes(test, player, limitOf(test, '10.00'))
        const hand = view.active_hand
        expect(await act(round_id, { kind: 'double', hand })).toEqual(REFUSED)
        expect(expectData(await act(round_id, { kind: 'stand', hand })).round).toMatchObject({ bet: '10.00' })
        return
      }
      while (view.phase !== 'over') {
        const pass =
          view.active_hand === null
            ? { kind: 'insurance', spots: [] }
            : { kind: 'stand', hand: view.active_hand }
        view = blackjack.schemas.view.parse(expectData(await act(round_id, pass)).round)
      }
    }
  })

  it('leaves free rounds and trial play alone', async () => {
    const { player, token } = await enter('dragon-gate', '0.00')
    const grant = {
      ...{ reference: randomUUID(), player, game: 'dragon-gate', currency: 'TWD', stake: '10.00', rounds: 2 },
      expires_at: new Date(test.clock.now().getTime() + 3_600_000).toISOString(),
    }
    expect(await test.provider('free-rounds/grant', grant)).toMatchObject({ code: 'OK' })
    const free = { request_id: randomUUID(), bet: BETS['dragon-gate']('10.00'), free_rounds: grant.reference }
    expectData(await test.play('openRound', token, free))
    expect(await limitStakes(test, player, limitOf(test, '10.00'))).toBe(10_00n)
    const trial = await test.enter('neon-sevens', null)
    expectData(await test.play('openRound', trial, { request_id: randomUUID(), bet: { amount: '10.00' } }))
  })
})

describe('a void round', () => {
  async function voidRound(limit: (player: string) => Promise<unknown>) {
    const { player, open } = await enter('coin-toss')
    const { round } = expectData(await open())
    test.clock.advance(DAY_MS + 1)
    await limit(player)
    const before = await stakeLeft(test, player)
    await test.arcade.settleExpiredRounds(test.clock.now())
    expect((await roundStatus(round.round_id))?.status).toBe('VOID')
    return { player, before, after: await stakeLeft(test, player) }
  }
  const roundStatus = (round_id: string) =>
    test.db.selectFrom('arcade.rounds').select('status').where('round_id', '=', round_id).executeTakeFirst()
  const ago = (days: number) => new Date(test.clock.now().getTime() - days * DAY_MS)

  it('gives its stake back', async () => {
    const { before, after } = await voidRound((player) =>
      limitStakes(test, player, limitOf(test, '50.00', ago(7))),
    )
    expect([before, after]).toEqual([40_00n, 50_00n])
  })

  it('gives nothing back to a limit that never counted it', async () => {
    const { before, after } = await voidRound((player) =>
      limitStakes(test, player, limitOf(test, '50.00', ago(1))),
    )
    expect([before, after]).toEqual([50_00n, 50_00n])
  })

  it('gives back what only a longer limit counts when the limits are told again', async () => {
    const limits = () => [limitOf(test, '500.00', ago(1)), limitOf(test, '50.00', ago(7))]
    const { player, before, after } = await voidRound((name) => limitStakes(test, name, ...limits()))
    expect([before, after]).toEqual([40_00n, 40_00n])
    expect(await limitStakes(test, player, ...limits())).toBe(50_00n)
  })
})

describe('limits as the hall tells them', () => {
  it('count what was staked before they were set, and bind at once when lowered', async () => {
    const { player, open } = await enter('neon-sevens')
    for (let i = 0; i < 3; i += 1) expectData(await open())
    expect(await limitStakes(test, player, limitOf(test, '45.00'))).toBe(15_00n)
    expectData(await open())
    expect(await limitStakes(test, player, limitOf(test, '20.00'))).toBe(0n)
    expect(await open('1.00')).toEqual(REFUSED)
    expect(await limitStakes(test, player, limitOf(test, '60.00'))).toBe(20_00n)
    expectData(await open())
    expect(await limitStakes(test, player)).toBeNull()
    for (let i = 0; i < 3; i += 1) expectData(await open())
  })

  it('begin anew when a day does, while the longer ones go on', async () => {
    const { player, open } = await enter('neon-sevens', '20.00')
    for (let i = 0; i < 2; i += 1) expectData(await open())
    expect(await open()).toEqual(REFUSED)
    test.clock.advance(60_000)
    const midnight = test.clock.now()
    const week = limitOf(test, '35.00', new Date(midnight.getTime() - 7 * DAY_MS))
    expect(await limitStakes(test, player, limitOf(test, '20.00', midnight), week)).toBe(15_00n)
    expectData(await (await enterAs(player, 'neon-sevens')).open())
    expect(await limitStakes(test, player, limitOf(test, '20.00', midnight), week)).toBe(5_00n)
  })

  it('ignore what comes late, and take a repeated call once', async () => {
    const player = await newPlayer()
    const [first, second] = [nextRevision(), nextRevision()]
    const tell = (revision: string, amount: string) =>
      test.provider('players/stake-limits', { player, revision, limits: [limitOf(test, amount)] })
    expect(await tell(second, '50.00')).toMatchObject({
      code: 'OK',
      data: { revision: second, left: '50.00' },
    })
    expect(await tell(first, '900.00')).toMatchObject({
      code: 'OK',
      data: { revision: second, left: '50.00' },
    })
    expect(await tell(second, '50.00')).toMatchObject({ data: { revision: second, left: '50.00' } })
  })

  it('come with a launch, too', async () => {
    const player = await newPlayer()
    const launch = (amount: string) =>
      test.provider('games/launch', {
        ...{ player, platform: neonSevens.platform, game: neonSevens.id, language: 'en', device: 'mobile' },
        ...{ parent_origin: 'http://hall.test', return_url: 'http://hall.test/' },
        stake_limits: { revision: nextRevision(), limits: [limitOf(test, amount)] },
      })
    expect(await launch('12.00')).toMatchObject({ code: 'OK' })
    expect(await stakeLeft(test, player)).toBe(12_00n)
    // A launch of a hall that tells none changes nothing.
    await test.enter('neon-sevens', player)
    expect(await stakeLeft(test, player)).toBe(12_00n)
  })

  it('may be as large as an amount of the hall can be, and no larger', async () => {
    const player = await newPlayer()
    expect(await limitStakes(test, player, limitOf(test, '10000000000000.00'))).toBe(1_000_000_000_000_000n)
    const beyond = { player, revision: nextRevision(), limits: [limitOf(test, '10000000000000.01')] }
    expect(await test.provider('players/stake-limits', beyond)).toMatchObject({ code: 'BAD_REQUEST' })
    expect(await stakeLeft(test, player)).toBe(1_000_000_000_000_000n)
  })

  it('are refused for nobody, a trial player, and an amount that is none', async () => {
    const call = (body: object) =>
      test.provider('players/stake-limits', { revision: nextRevision(), limits: [], ...body })
    expect(await call({ player: 'nobody-known' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await call({ player: 'demo-1' })).toMatchObject({ code: 'BAD_REQUEST' })
    const player = await newPlayer()
    expect(await call({ player, limits: [limitOf(test, '-1')] })).toMatchObject({ code: 'BAD_REQUEST' })
    expect(await call({ player, revision: 'x' })).toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('a round whose process died', () => {
  it.each([
    ['before its stake was taken', 'DEBITED', 50_00n],
    ['after its stake was taken', 'DRAWN', 40_00n],
  ])('%s is counted once, whenever the limit was set', async (_when, phase, left) => {
    const { player, token, open } = await enter('coin-toss')
    const request_id = randomUUID()
    const body = { request_id, bet: BETS['coin-toss']('10.00') }
    await crashDuringCall(test, killer, phase, { path: 'rounds/open', token, body })
    expect(await limitStakes(test, player, limitOf(test, '50.00'))).toBe(left)
    expectData(await open('10.00', request_id))
    expect(await stakeLeft(test, player)).toBe(40_00n)
    expect(await limitStakes(test, player, limitOf(test, '50.00'))).toBe(40_00n)
  })
})
