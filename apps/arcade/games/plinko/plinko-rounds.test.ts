import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashServerSeed } from '../../src/fairness/seed-hash.ts'
import { createTestArcade, expectData, type TestArcade } from '../../src/testing/create-test-arcade.ts'
import { plinko } from './module.ts'
import { slotOfPath } from './rules.ts'
import { type PlinkoBet, plinkoViewSchema } from './schemas.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ games: [plinko] })
})
afterAll(() => test.stop())

const bet: PlinkoBet = { amount: '10.00', rows: 16, risk: 'high', balls: 10 }
const drop = (token: string, change: object = {}, request_id = randomUUID()) =>
  test.play('openRound', token, { request_id, bet: { ...bet, ...change } })
const balanceOf = async (token: string) => expectData(await test.play('getBalance', token, {})).balance
const cents = (text: string) => Math.round(Number(text) * 100)

describe('a round of plinko', () => {
  it('debits every ball, credits what the slots pay and counts only what could be lost or won', async () => {
    await test.player('drop-money', 1_000)
    const token = await test.enter('plinko', 'drop-money')
    const { round, balance } = expectData(await drop(token))
    const view = plinkoViewSchema.parse(round)
    const tenths = view.paths.map((path) => view.multipliers[slotOfPath(path, 16)] ?? 0)
    const win = tenths.reduce((sum, each) => sum + each * 100, 0)
    expect(round).toMatchObject({ status: 'settled', bet: '100.00' })
    expect(view).toMatchObject({ rows: 16, risk: 'high', ball: '10.00' })
    expect(view.paths).toHaveLength(10)
    expect(cents(round.win)).toBe(win)
    expect(cents(balance)).toBe(100_000 - 10_000 + win)
    const { valid_bet } = await test.db
      .selectFrom('arcade.rounds')
      .select('valid_bet')
      .where('round_id', '=', round.round_id)
      .executeTakeFirstOrThrow()
    const valid = tenths.reduce((sum, each) => sum + Math.min(1_000, Math.abs(each * 100 - 1_000)), 0)
    expect(Number(valid_bet)).toBe(valid)
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })

  it('can be recomputed by anyone once the seed is revealed', async () => {
    const token = await test.enter('plinko', null)
    const { round } = expectData(await drop(token, { balls: 100, amount: '1.00', rows: 11, risk: 'low' }))
    const { revealed } = expectData(
      await test.play('rotateSeed', token, { request_id: randomUUID(), client_seed: 'my-own' }),
    )
    expect(hashServerSeed(revealed.server_seed)).toBe(round.fairness.server_seed_hash)
    const { client_seed, nonce } = round.fairness
    const again = plinko.verify(
      { serverSeed: revealed.server_seed, clientSeed: client_seed, nonce },
      { amount: '1.00', balls: 100, rows: 11, risk: 'low' },
      [],
    )
    expect(again.view).toEqual(plinkoViewSchema.parse(round))
    expect(again.staked).toBe(10_000n)
    expect(Number(again.paid)).toBe(cents(round.win))
    expect(plinko.verifyParams({ ...round, ...plinkoViewSchema.parse(round) })).toEqual({
      bet: '1.00',
      rows: '11',
      risk: 'low',
      balls: '100',
    })
  })

  it('drops once per request id, however often it arrives', async () => {
    await test.player('drop-twice', 1_000)
    const token = await test.enter('plinko', 'drop-twice')
    const request_id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => drop(token, {}, request_id)))
    const rounds = answers.map((answer) => expectData(answer).round)
    expect(new Set(rounds.map(({ round_id }) => round_id)).size).toBe(1)
    expect(cents(await balanceOf(token))).toBe(100_000 - 10_000 + cents(rounds[0]?.win ?? '0'))
    expect(await drop(token, { balls: 9 }, request_id)).toEqual({ ok: false, code: 'REQUEST_CONFLICT' })
  })

  it.each([
    ['a stake below the minimum', { amount: '0.90' }, 'BET_NOT_ALLOWED'],
    ['a stake above the maximum', { amount: '1001.00', balls: 1 }, 'BET_NOT_ALLOWED'],
    ['a stake between the steps', { amount: '1.50' }, 'BET_NOT_ALLOWED'],
    ['more than a round may stake', { amount: '1000.00', balls: 11 }, 'BET_NOT_ALLOWED'],
    ['no ball', { balls: 0 }, 'BAD_REQUEST'],
    ['too many balls', { balls: 101, amount: '1.00' }, 'BAD_REQUEST'],
    ['half a ball', { balls: 1.5 }, 'BAD_REQUEST'],
    ['a board that does not exist', { rows: 17 }, 'BAD_REQUEST'],
    ['a risk that does not exist', { risk: 'extreme' }, 'BAD_REQUEST'],
    ['a negative stake', { amount: '-10.00' }, 'BAD_REQUEST'],
    ['more than the balance', { amount: '1000.00', balls: 2 }, 'INSUFFICIENT'],
  ])('refuses %s and moves nothing', async (what, change, code) => {
    const player = `drop-${what.replaceAll(' ', '-')}`
    await test.player(player, 1_500)
    const token = await test.enter('plinko', player)
    expect(await drop(token, change)).toEqual({ ok: false, code })
    expect(await balanceOf(token)).toBe('1500.00')
    const { round } = expectData(await drop(token, { amount: '1.00', balls: 1 }))
    expect(round.fairness.nonce).toBe(0)
  })
})
