import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dragonGate, mines, plinko } from '../../games/index.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { createStepKiller, type StepKiller } from '../testing/kill-steps.ts'
import { crashDuringCall } from '../testing/simulate-crash.ts'
import { formatAmount } from '../wallet/amount.ts'

let test: TestArcade
let killer: StepKiller
beforeAll(async () => {
  test = await createTestArcade({ games: [dragonGate, mines, plinko], isUnlimited: true })
  killer = await createStepKiller(test.db)
})
afterAll(() => test.stop())

const PLATFORMS = {
  'dragon-gate': 'aurora_slots',
  plinko: 'aurora_instant',
  mines: 'aurora_instant',
} as const
type Game = keyof typeof PLATFORMS

let players = 0
/** A player with 100 TWD in each wallet, in a session of the game. */
async function enter(game: Game = 'dragon-gate') {
  players += 1
  const player = `free-${players}`
  await test.player(player, 100)
  return { player, token: await test.enter(game, player) }
}
const grantOf = (player: string, changes: object = {}) => ({
  reference: randomUUID(),
  player,
  game: 'dragon-gate',
  currency: 'TWD',
  stake: '10.00',
  rounds: 3,
  expires_at: new Date(test.clock.now().getTime() + 3_600_000).toISOString(),
  ...changes,
})
const give = async (player: string, changes: object = {}) => {
  const grant = grantOf(player, changes)
  expect(await test.provider('free-rounds/grant', grant)).toMatchObject({ code: 'OK' })
  return grant
}
const bet = { amount: '10.00' }
const open = (token: string, free_rounds: string, changes: object = {}) =>
  test.play('openRound', token, { request_id: randomUUID(), bet, free_rounds, ...changes })
const balanceOf = async (player: string, game: Game = 'dragon-gate') =>
  (await test.provider('wallet/balance', { player, platform: PLATFORMS[game] })).data?.balance
const grantRow = (reference: string) =>
  test.db
    .selectFrom('arcade.free_grants')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
const roundCount = async (reference: string) =>
  (await test.db.selectFrom('arcade.rounds').select('round_id').where('free_grant', '=', reference).execute())
    .length

describe('a grant of free rounds', () => {
  it('is played to its end: nothing is taken, nothing is paid here, and each win is kept', async () => {
    const { player, token } = await enter()
    const grant = await give(player)
    const session = expectData(await test.play('resumeSession', token, {}))
    expect(session.free_rounds).toEqual([
      {
        reference: grant.reference,
        rounds: 3,
        left: 3,
        stake: '10.00',
        bet,
        won: '0.00',
        expires_at: grant.expires_at,
      },
    ])
    let won = 0n
    for (const left of [2, 1, 0]) {
      const played = expectData(await open(token, grant.reference))
      won += BigInt(played.round.win.replace('.', ''))
      expect(played).toMatchObject({
        round: { bet: '10.00', is_free: true, status: 'settled' },
        balance: '100.00',
        free_rounds: { left, won: formatAmount(won) },
      })
    }
    expect(await open(token, grant.reference)).toEqual({ ok: false, code: 'FREE_ROUNDS_OVER' })
    expect(await balanceOf(player)).toBe('100.00')
    const after = expectData(await test.play('resumeSession', token, {}))
    expect(after).toMatchObject({ free_rounds: [], played: { staked: '0.00', paid: '0.00' } })
  })

  it('is listed to the hall as bets of nothing, without valid bet, under its reference', async () => {
    const { player, token } = await enter()
    const grant = await give(player, { rounds: 1 })
    const { round } = expectData(await open(token, grant.reference))
    const now = test.clock.now().getTime()
    const { data } = await test.provider('rounds/list', {
      platform: 'aurora_slots',
      from: new Date(now - 60_000).toISOString(),
      to: new Date(now + 60_000).toISOString(),
      cursor: null,
      limit: 1000,
    })
    expect(data?.list).toContainEqual(
      expect.objectContaining({
        bet_id: round.round_id,
        bet: '0.00',
        valid_bet: '0.00',
        win: round.win,
        free_rounds: grant.reference,
      }),
    )
  })

  it('draws its rounds from the seeds of the player, as any round', async () => {
    const { player, token } = await enter()
    const grant = await give(player)
    const { round } = expectData(await open(token, grant.reference))
    const { revealed } = expectData(
      await test.play('rotateSeed', token, { request_id: randomUUID(), client_seed: null }),
    )
    const { client_seed: clientSeed, nonce } = round.fairness
    const seeds = { serverSeed: revealed.server_seed, clientSeed, nonce }
    const { view, paid } = dragonGate.verify(seeds, bet, [])
    expect(round).toMatchObject({ ...view, win: formatAmount(paid) })
  })

  it('gives a bet of its own to a game with more than a stake', async () => {
    const { player, token } = await enter('plinko')
    const grant = await give(player, { game: 'plinko', stake: '5.00' })
    const [offered] = expectData(await test.play('resumeSession', token, {})).free_rounds
    expect(offered?.bet).toEqual({ amount: '5.00', rows: 12, risk: 'medium', balls: 1 })
    expect(await open(token, grant.reference, { bet: offered?.bet })).toMatchObject({ ok: true })
    expect(await balanceOf(player, 'plinko')).toBe('100.00')
  })

  it('is never played twice by requests at once', async () => {
    const { player, token } = await enter()
    const grant = await give(player, { rounds: 2 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(token, grant.reference)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await grantRow(grant.reference)).toMatchObject({ used: 2 })
    expect(await roundCount(grant.reference)).toBe(2)
  })

  it('answers a repeated request with its round, and takes no second one', async () => {
    const { player, token } = await enter()
    const grant = await give(player)
    const request = { request_id: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => open(token, grant.reference, request)))
    expect(new Set(answers.map((answer) => expectData(answer).round.round_id)).size).toBe(1)
    expect(await grantRow(grant.reference)).toMatchObject({ used: 1 })
    expect(await test.play('openRound', token, { ...request, bet })).toEqual({
      ok: false,
      code: 'REQUEST_CONFLICT',
    })
  })

  it.each(['DEBITED', 'DRAWN', 'CREDITED'])('resumes a round whose process died before %s', async (phase) => {
    const { player, token } = await enter()
    const grant = await give(player)
    const request = { request_id: randomUUID(), bet, free_rounds: grant.reference }
    await crashDuringCall(test, killer, phase, { path: 'rounds/open', token, body: request })
    await test.arcade.settleExpiredRounds(test.clock.now())
    const { round } = expectData(await test.play('openRound', token, request))
    expect(round).toMatchObject({ status: 'settled', is_free: true })
    expect(await grantRow(grant.reference)).toMatchObject({
      used: 1,
      won: BigInt(round.win.replace('.', '')),
    })
    expect(await balanceOf(player)).toBe('100.00')
  })
})

describe('a free round that is refused', () => {
  it.each([
    ['another stake', 'BET_NOT_ALLOWED', {}, { bet: { amount: '20.00' } }],
    ['a grant of another game', 'FREE_ROUNDS_OVER', { game: 'plinko' }, {}],
    ['an unknown grant', 'FREE_ROUNDS_OVER', {}, { free_rounds: randomUUID() }],
  ])('for %s moves nothing: %s', async (_case, code, granted, asked) => {
    const { player, token } = await enter()
    const grant = await give(player, granted)
    expect(await open(token, grant.reference, asked)).toEqual({ ok: false, code })
    expect(await grantRow(grant.reference)).toMatchObject({ used: 0 })
    expect(await roundCount(grant.reference)).toBe(0)
    expect(await balanceOf(player)).toBe('100.00')
  })

  it('for a grant that expired, or was cancelled, takes nothing', async () => {
    const { player, token } = await enter()
    const cancelled = await give(player)
    expect(await test.provider('free-rounds/cancel', cancelled)).toMatchObject({ code: 'OK' })
    expect(await open(token, cancelled.reference)).toEqual({ ok: false, code: 'FREE_ROUNDS_OVER' })
    const brief = await give(player, {
      expires_at: new Date(test.clock.now().getTime() + 1_000).toISOString(),
    })
    test.clock.advance(1_001)
    expect(await open(token, brief.reference)).toEqual({ ok: false, code: 'FREE_ROUNDS_OVER' })
    expect(expectData(await test.play('resumeSession', token, {})).free_rounds).toEqual([])
  })

  it('for a grant of another player is as unknown', async () => {
    const [own, other] = [await enter(), await enter()]
    const grant = await give(other.player)
    expect(await open(own.token, grant.reference)).toEqual({ ok: false, code: 'FREE_ROUNDS_OVER' })
  })
})

describe('the provider calls of a grant', () => {
  it('apply a grant once, however often and however parallel it is sent', async () => {
    const { player } = await enter()
    const grant = grantOf(player)
    const answers = await Promise.all([1, 2, 3, 4].map(() => test.provider('free-rounds/grant', grant)))
    expect(answers.map(({ code }) => code)).toEqual(['OK', 'OK', 'OK', 'OK'])
    expect(await test.provider('free-rounds/grant', { ...grant, rounds: 4 })).toMatchObject({
      code: 'DUPLICATE',
    })
    expect(await grantRow(grant.reference)).toMatchObject({ rounds: 3, used: 0 })
  })

  it('keep a grant cancelled that came after its cancellation', async () => {
    const { player, token } = await enter()
    const grant = grantOf(player)
    expect(await test.provider('free-rounds/cancel', grant)).toMatchObject({ code: 'OK' })
    expect(await test.provider('free-rounds/grant', grant)).toMatchObject({ code: 'OK' })
    expect(await open(token, grant.reference)).toEqual({ ok: false, code: 'FREE_ROUNDS_OVER' })
  })

  it.each([
    ['a game without free rounds', { game: 'mines' }, 'BAD_REQUEST'],
    ['a stake that the game does not take', { stake: '0.01' }, 'BAD_REQUEST'],
    ['an expiry in the past', { expires_at: '2020-01-01T00:00:00.000Z' }, 'BAD_REQUEST'],
    ['no rounds', { rounds: 0 }, 'BAD_REQUEST'],
    ['an unknown game', { game: 'nothing' }, 'NOT_FOUND'],
    ['an unknown player', { player: 'nobody' }, 'NOT_FOUND'],
    ['another currency', { currency: 'USDT' }, 'CURRENCY'],
  ])('refuse %s', async (_case, changes, code) => {
    const { player } = await enter()
    const grant = grantOf(player, changes)
    expect(await test.provider('free-rounds/grant', grant)).toMatchObject({ code })
  })

  it('say in the list of games which have them', async () => {
    const { data } = await test.provider('games/list', {})
    const list = Array.isArray(data?.list) ? data.list : []
    expect(list.map(({ game, has_free_rounds }) => [game, has_free_rounds])).toEqual([
      ['dragon-gate', true],
      ['mines', false],
      ['plinko', true],
    ])
  })
})
