import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameResponse } from '../game-api/schema.ts'
import { coinToss } from '../testing/coin-toss.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ games: [coinToss] })
})
afterAll(() => test.stop())

type Side = 'heads' | 'tails'
type Kind = 'toss' | 'raise' | 'take'
const viewOf = ({ round }: GameResponse<'openRound'>) => coinToss.schemas.view.parse(round)
const open = (token: string, side: Side, amount = '10.00') =>
  test.play('openRound', token, { request_id: randomUUID(), bet: { amount, side } })
const act = (token: string, round_id: string, kind: Kind, request_id = randomUUID()) =>
  test.play('actOnRound', token, { request_id, round_id, action: { kind } })
const movementsOf = async (roundId: string) => {
  const { rows } = await test.database.pool.query<{ key: string; amount: string }>(
    `select t.key, e.amount::text from arcade_ledger.transfers t
       join arcade_ledger.entries e on e.transfer_id = t.id
       join arcade_ledger.accounts a on a.id = e.account_id
      where t.key like $1 and a.key like 'wallet/%' order by t.key`,
    [`round/${roundId}/%`],
  )
  return rows.map(({ key, amount }) => [key.replace(`round/${roundId}/`, ''), amount])
}

describe('a game registered by one line', () => {
  it('is listed, launched and played through the generic calls, with a movement for every stake and payout', async () => {
    const { data } = await test.provider('games/list', {})
    expect(data?.list).toMatchObject([{ game: 'coin-toss', min_bet: '1.00', max_bet: '1000.00' }])
    await test.player('coin-play', 1_000)
    const token = await test.enter('coin-toss', 'coin-play')
    let won: GameResponse<'openRound'> | undefined
    for (let i = 0; i < 40 && won === undefined; i += 1) {
      const opened = expectData(await open(token, 'heads'))
      expect(opened.round).toMatchObject({ status: 'open', bet: '10.00', win: '0.00', tosses: [] })
      const raised = expectData(await act(token, opened.round.round_id, 'raise'))
      expect(raised.round.bet).toBe('20.00')
      if (raised.round.status === 'open') won = raised
      else
        expect(await movementsOf(opened.round.round_id)).toEqual([
          ['0', '-1000'],
          ['2', '-1000'],
        ])
      test.clock.advance(10_000)
    }
    if (won === undefined) throw new Error('forty tosses lost in a row')
    const { round } = won
    expect(viewOf(won)).toMatchObject({ tosses: ['heads'], pot: '40.00' })
    const taken = expectData(await act(token, round.round_id, 'take'))
    expect(taken.round).toMatchObject({ status: 'settled', bet: '20.00', win: '40.00' })
    expect(await movementsOf(round.round_id)).toEqual([
      ['0', '-1000'],
      ['2', '-1000'],
      ['5', '4000'],
    ])
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })

  it('is recomputed by its verifier once the seed is revealed', async () => {
    const token = await test.enter('coin-toss', null)
    const opened = expectData(await open(token, 'tails'))
    const actions: { kind: Kind }[] = []
    let last = opened
    while (last.round.status === 'open' && actions.length < 5) {
      actions.push({ kind: 'toss' })
      last = expectData(await act(token, opened.round.round_id, 'toss'))
    }
    if (last.round.status === 'open') {
      actions.push({ kind: 'take' })
      last = expectData(await act(token, opened.round.round_id, 'take'))
    }
    const { revealed } = expectData(
      await test.play('rotateSeed', token, { request_id: randomUUID(), client_seed: null }),
    )
    const { client_seed, nonce } = opened.round.fairness
    const again = coinToss.verify(
      { serverSeed: revealed.server_seed, clientSeed: client_seed, nonce },
      { amount: '10.00', side: 'tails' },
      actions,
    )
    expect(again.view).toEqual(viewOf(last))
    expect(again.staked).toBe(1_000n)
    expect(Number(again.paid)).toBe(Number(last.round.win) * 100)
  })

  it('refuses what its schemas and rules refuse, without moving money', async () => {
    await test.player('coin-poor', 15)
    const token = await test.enter('coin-toss', 'coin-poor')
    const request = (bet: unknown) => test.play('openRound', token, { request_id: randomUUID(), bet })
    expect(await request({ amount: '10.00' })).toEqual({ ok: false, code: 'BAD_REQUEST' })
    expect(await request({ amount: '0.50', side: 'heads' })).toEqual({ ok: false, code: 'BET_NOT_ALLOWED' })
    expect(await request({ amount: '20.00', side: 'heads' })).toEqual({ ok: false, code: 'INSUFFICIENT' })
    const { round, fairness } = expectData(await open(token, 'heads'))
    expect([round.fairness.nonce, fairness.nonce]).toEqual([0, 1])
    expect(await act(token, round.round_id, 'take')).toEqual({ ok: false, code: 'BAD_REQUEST' })
    expect(await act(token, round.round_id, 'raise')).toEqual({ ok: false, code: 'INSUFFICIENT' })
    const { round: same } = expectData(await test.play('getRound', token, { round_id: round.round_id }))
    expect(same).toEqual(round)
    expect(await movementsOf(round.round_id)).toEqual([['0', '-1000']])
  })

  it('applies an action once per request id, however often it arrives', async () => {
    await test.player('coin-twice', 100)
    const token = await test.enter('coin-toss', 'coin-twice')
    const { round } = expectData(await open(token, 'heads'))
    const request_id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => act(token, round.round_id, 'toss', request_id)))
    expect(answers.map((answer) => viewOf(expectData(answer)).tosses.length)).toEqual([1, 1, 1])
    expect(await act(token, round.round_id, 'raise', request_id)).toEqual({
      ok: false,
      code: 'REQUEST_CONFLICT',
    })
  })
})
