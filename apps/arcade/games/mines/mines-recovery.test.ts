import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import { findRound } from '../../src/rounds/round-queries.ts'
import {
  createTestArcade,
  expectData,
  type TestArcade,
  testEncryptor,
} from '../../src/testing/create-test-arcade.ts'
import { createStepKiller, type StepKiller } from '../../src/testing/kill-steps.ts'
import { crashDuringCall } from '../../src/testing/simulate-crash.ts'
import { walletBalance } from '../../src/testing/wallet-balance.ts'
import { mines } from './module.ts'
import { placeMines } from './rules.ts'
import { type MinesAction, minesViewSchema } from './schemas.ts'

const MINES = 3
const PHASES = ['DEBITED', 'DRAWN', 'CREDITED']
const DAY_MS = 24 * 60 * 60 * 1000

let test: TestArcade
let killer: StepKiller
beforeAll(async () => {
  test = await createTestArcade({ games: [mines] })
  killer = await createStepKiller(test.db)
})
afterEach(() => killer.revive())
afterAll(() => test.stop())

let names = 0
async function enter() {
  names += 1
  const name = `digger-${names}`
  await test.player(name, 100)
  return { name, token: await test.enter('mines', name) }
}
type Player = Awaited<ReturnType<typeof enter>>
const openOf = () => ({ request_id: randomUUID(), bet: { amount: '10.00', mines: MINES } })
const actOf = (round_id: string, action: MinesAction) => ({ request_id: randomUUID(), round_id, action })
const roundOf = async ({ token }: Player, round_id: string) => {
  const { round } = expectData(await test.play('getRound', token, { round_id }))
  return { ...round, ...minesViewSchema.parse(round) }
}
const act = async ({ token }: Player, body: ReturnType<typeof actOf>) =>
  expectData(await test.play('actOnRound', token, body)).round
const walletOf = ({ name }: Player) => walletBalance(test, name, mines.platform)
const expectBalanced = async () => expect((await test.arcade.checkIntegrity()).differences).toEqual([])

/** A new round, with tiles of both kinds as the stored seed places them. */
async function openRound() {
  const player = await enter()
  const id = expectData(await test.play('openRound', player.token, openOf())).round.round_id
  const { player_id } = await test.db
    .selectFrom('arcade.rounds')
    .select('player_id')
    .where('round_id', '=', id)
    .executeTakeFirstOrThrow()
  const row = await findRound({ encryptor: testEncryptor }, test.db, player_id, id)
  if (row === undefined) throw new Error('no round')
  const seeds = { serverSeed: row.seed, clientSeed: row.client_seed, nonce: row.nonce }
  const hidden = placeMines(createRandomStream(seeds), MINES)
  const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !hidden.includes(tile))
  return { player, id, gem: safe[0] ?? 0, mine: hidden[0] ?? 0 }
}

describe('a process that dies while a round opens', () => {
  it.each(PHASES)(
    'before %s: the repeated request gets the round, whose stake is taken once',
    async (phase) => {
      const { name, token } = await enter()
      const body = openOf()
      await crashDuringCall(test, killer, phase, { path: 'rounds/open', token, body })
      const { round, balance } = expectData(await test.play('openRound', token, body))
      expect(round).toMatchObject({ status: 'open', bet: '10.00', picks: [], mine_tiles: null })
      expect(balance).toBe('90.00')
      const launch_token = await test.launch('mines', name)
      const session = expectData(await test.play('openSession', null, { launch_token }))
      expect(session.open_round).toEqual(round)
      await expectBalanced()
    },
  )

  it.each(PHASES)('before %s, for a day: nothing was dug, and the stake is back', async (phase) => {
    const player = await enter()
    await crashDuringCall(test, killer, phase, { path: 'rounds/open', token: player.token, body: openOf() })
    await test.arcade.settleExpiredRounds(test.clock.now())
    await test.arcade.settleExpiredRounds(new Date(test.clock.now().getTime() + DAY_MS + 1))
    expect(await walletOf(player)).toBe(10_000n)
    await expectBalanced()
  })
})

describe('a process that dies while a tile is dug', () => {
  it.each(PHASES)('before %s: a gem is found once, whoever finishes it', async (phase) => {
    const { player, id, gem } = await openRound()
    const body = actOf(id, { kind: 'pick', tile: gem })
    await crashDuringCall(test, killer, phase, { path: 'rounds/act', token: player.token, body })
    const other = actOf(id, { kind: 'pick', tile: gem })
    expect(await act(player, other)).toMatchObject({ status: 'open', picks: [gem], payout: '11.25' })
    expect(await act(player, body)).toMatchObject({ picks: [gem] })
    expect(await walletOf(player)).toBe(9_000n)
  })

  it.each(PHASES)('before %s: a mine ends the round, and no cash-out takes it back', async (phase) => {
    const { player, id, gem, mine } = await openRound()
    await act(player, actOf(id, { kind: 'pick', tile: gem }))
    const body = actOf(id, { kind: 'pick', tile: mine })
    await crashDuringCall(test, killer, phase, { path: 'rounds/act', token: player.token, body })
    const late = await test.play('actOnRound', player.token, actOf(id, { kind: 'cash_out' }))
    expect(expectData(late).round).toMatchObject({ status: 'settled', win: '0.00', hit_tile: mine })
    expect(await act(player, body)).toMatchObject({ status: 'settled', win: '0.00', hit_tile: mine })
    expect(await walletOf(player)).toBe(9_000n)
    await expectBalanced()
  })
})

describe('a process that dies while a round is cashed out', () => {
  it.each(PHASES)('before %s: it is paid once, by the repeated request', async (phase) => {
    const { player, id, gem } = await openRound()
    await act(player, actOf(id, { kind: 'pick', tile: gem }))
    const body = actOf(id, { kind: 'cash_out' })
    await crashDuringCall(test, killer, phase, { path: 'rounds/act', token: player.token, body })
    expect(await walletOf(player)).toBe(9_000n)
    expect(await act(player, body)).toMatchObject({ status: 'settled', win: '11.25' })
    expect(await act(player, body)).toMatchObject({ status: 'settled', win: '11.25' })
    expect(await walletOf(player)).toBe(10_125n)
    await expectBalanced()
  })

  it.each(PHASES)(
    'before %s: it is paid once, by the job, and not again when the round expires',
    async (phase) => {
      const { player, id, gem } = await openRound()
      await act(player, actOf(id, { kind: 'pick', tile: gem }))
      const body = actOf(id, { kind: 'cash_out' })
      await crashDuringCall(test, killer, phase, { path: 'rounds/act', token: player.token, body })
      await test.arcade.settleExpiredRounds(test.clock.now())
      expect(await roundOf(player, id)).toMatchObject({ status: 'settled', win: '11.25' })
      await test.arcade.settleExpiredRounds(new Date(test.clock.now().getTime() + DAY_MS + 1))
      expect(await walletOf(player)).toBe(10_125n)
      await expectBalanced()
    },
  )
})
