import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameResponse } from '../../src/game-api/schema.ts'
import { createTestArcade, expectData, type TestArcade } from '../../src/testing/create-test-arcade.ts'
import { minorOf, walletBalance } from '../../src/testing/wallet-balance.ts'
import { blackjack } from './module.ts'
import type { BlackjackAction, BlackjackView } from './schemas.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ games: [blackjack], isUnlimited: true })
})
afterAll(() => test.stop())

type Played = GameResponse<'openRound'>
type Spots = [string | null, string | null, string | null]
const ONE: Spots = [null, '10.00', null]

const viewOf = ({ round }: Played): BlackjackView => blackjack.schemas.view.parse(round)
const open = (token: string, spots: Spots = ONE, request_id = randomUUID()) =>
  test.play('openRound', token, { request_id, bet: { spots } })
const act = (token: string, { round }: Played, action: unknown, request_id = randomUUID()) =>
  test.play('actOnRound', token, { request_id, round_id: round.round_id, action })
const walletOf = (player: string) => walletBalance(test, player, blackjack.platform)
async function enter(dollars = 100_000) {
  const player = `bj-${randomUUID()}`
  await test.player(player, dollars)
  return { player, token: await test.enter('blackjack', player) }
}

/** Ends the round by declining the insurance and standing on every hand. */
async function finish(token: string, played: Played): Promise<Played> {
  let last = played
  while (last.round.status === 'open') last = expectData(await act(token, last, passOf(viewOf(last))))
  return last
}
const passOf = ({ active_hand }: BlackjackView): BlackjackAction =>
  active_hand === null ? { kind: 'insurance', spots: [] } : { kind: 'stand', hand: active_hand }

/** Opens rounds until one is as wanted; the others are finished. */
async function openUntil(token: string, isWanted: (view: BlackjackView) => boolean, spots?: Spots) {
  for (let i = 0; i < 400; i += 1) {
    const opened = expectData(await open(token, spots))
    if (isWanted(viewOf(opened))) return opened
    await finish(token, opened)
    test.clock.advance(10_000)
  }
  throw new Error('four hundred deals without the wanted one')
}
const isPlaying = ({ phase }: BlackjackView) => phase === 'playing'
const mayInsure = ({ phase }: BlackjackView) => phase === 'insurance'
const maySplit = ({ allowed }: BlackjackView) => allowed.includes('split')
const paidTo = (played: Played) => viewOf(played).events.reduce((sum, event) => sum + payOf(event), 0n)
const payOf = (event: BlackjackView['events'][number]) => ('pay' in event ? minorOf(event.pay) : 0n)

describe('a round', () => {
  it('takes the stakes of its spots, and pays what its hands come to', async () => {
    const { player, token } = await enter()
    let balance = 10_000_000n
    for (let i = 0; i < 6; i += 1) {
      const played = await finish(token, expectData(await open(token, ['10.00', '20.00', '50.00'])))
      expect(played.round).toMatchObject({ status: 'settled', bet: '80.00' })
      expect(minorOf(played.round.win)).toBe(paidTo(played))
      balance += minorOf(played.round.win) - 8_000n
      expect(await walletOf(player)).toBe(balance)
    }
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })

  it('never shows the hole card before the dealer turns it over', async () => {
    const { token } = await enter()
    const opened = await openUntil(token, isPlaying)
    const dealt = viewOf(opened).events.filter((event) => event.type === 'deal' && event.hand === null)
    expect(dealt.map((event) => event.type === 'deal' && event.card !== null)).toEqual([true, false])
    expect(JSON.stringify(opened)).not.toContain('draws')
    const [reveal] = viewOf(await finish(token, opened)).events.filter(({ type }) => type === 'reveal')
    expect(reveal).toBeDefined()
  })

  it('takes as much again for a double, once per request id', async () => {
    const { player, token } = await enter()
    const opened = await openUntil(token, isPlaying)
    const before = await walletOf(player)
    const hand = viewOf(opened).active_hand
    const request_id = randomUUID()
    const answers = await Promise.all(
      [1, 2, 3].map(() => act(token, opened, { kind: 'double', hand }, request_id)),
    )
    for (const answer of answers)
      expect(expectData(answer).round).toMatchObject({ bet: '20.00', status: 'settled' })
    const [first] = answers.map(expectData)
    expect(await walletOf(player)).toBe(before - 1_000n + minorOf(first?.round.win ?? '0.00'))
    expect(await act(token, opened, { kind: 'stand', hand }, request_id)).toEqual({
      ok: false,
      code: 'REQUEST_CONFLICT',
    })
  })

  it('takes as much again for a split, and half of it for an insurance', async () => {
    const { player, token } = await enter()
    const pair = await openUntil(token, maySplit)
    const before = await walletOf(player)
    const split = expectData(await act(token, pair, { kind: 'split', hand: viewOf(pair).active_hand }))
    expect(split.round.bet).toBe('20.00')
    const splitOver = await finish(token, split)
    expect(await walletOf(player)).toBe(before - 1_000n + minorOf(splitOver.round.win))
    const ace = await openUntil(token, mayInsure)
    const insured = expectData(await act(token, ace, { kind: 'insurance', spots: [1] }))
    expect(insured.round.bet).toBe('15.00')
    const over = await finish(token, insured)
    expect(minorOf(over.round.win)).toBe(paidTo(over))
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })

  it('is recomputed by its verifier once the seed is revealed', async () => {
    const { token } = await enter()
    const rounds: Played[] = []
    for (let i = 0; i < 5; i += 1)
      rounds.push(await finish(token, expectData(await open(token, ['10.00', null, '30.00']))))
    const { revealed } = expectData(
      await test.play('rotateSeed', token, { request_id: randomUUID(), client_seed: null }),
    )
    for (const played of rounds) {
      const { client_seed: clientSeed, nonce } = played.round.fairness
      const { spots, actions } = viewOf(played)
      const again = blackjack.verify(
        { serverSeed: revealed.server_seed, clientSeed, nonce },
        { spots },
        actions,
      )
      expect(again).toEqual({
        view: viewOf(played),
        staked: minorOf(played.round.bet),
        paid: minorOf(played.round.win),
      })
    }
  })
})

describe('what the rules do not allow', () => {
  it.each([
    ['no spot', [null, null, null], 'BET_NOT_ALLOWED'],
    ['too little', ['9.00', null, null], 'BET_NOT_ALLOWED'],
    ['too much on one spot', ['10.00', null, '5010.00'], 'BET_NOT_ALLOWED'],
    ['no whole ten', [null, '15.00', null], 'BET_NOT_ALLOWED'],
    ['four spots', ['10.00', '10.00', '10.00', '10.00'], 'BAD_REQUEST'],
    ['no amount', ['ten', null, null], 'BAD_REQUEST'],
  ])('a bet on %s is refused, and nothing moves', async (_, spots, code) => {
    const { player, token } = await enter(100)
    const bet = { spots }
    expect(await test.play('openRound', token, { request_id: randomUUID(), bet })).toEqual({
      ok: false,
      code,
    })
    expect(await walletOf(player)).toBe(10_000n)
  })

  it('a second open round, and a stake above the balance', async () => {
    const { player, token } = await enter(1_000)
    expect(await open(token, [null, '2000.00', null])).toEqual({ ok: false, code: 'INSUFFICIENT' })
    expect(await walletOf(player)).toBe(100_000n)
    await openUntil(token, isPlaying)
    const before = await walletOf(player)
    expect(await open(token)).toEqual({ ok: false, code: 'ROUND_OPEN' })
    expect(await walletOf(player)).toBe(before)
  })

  it('an action in the wrong phase, on the wrong hand, of an unknown kind, or on another player’s round', async () => {
    const { player, token } = await enter()
    const opened = await openUntil(token, (view) => isPlaying(view) && !maySplit(view))
    const hand = viewOf(opened).active_hand
    const before = await walletOf(player)
    const refused: unknown[] = [
      { kind: 'insurance', spots: [1] },
      { kind: 'hit', hand: 0 },
      { kind: 'stand', hand: 3 },
      { kind: 'split', hand },
      { kind: 'peek', hand },
      { kind: 'hit' },
    ]
    for (const action of refused)
      expect(await act(token, opened, action)).toEqual({ ok: false, code: 'BAD_REQUEST' })
    const stranger = await enter()
    expect(await act(stranger.token, opened, { kind: 'stand', hand })).toEqual({
      ok: false,
      code: 'ROUND_NOT_FOUND',
    })
    expect(await walletOf(player)).toBe(before)
    const { round } = expectData(await test.play('getRound', token, { round_id: opened.round.round_id }))
    expect(round).toEqual(opened.round)
  })

  it('an action before the insurance is answered, a second answer, and one after the end', async () => {
    const { player, token } = await enter()
    const opened = await openUntil(token, mayInsure)
    expect(await act(token, opened, { kind: 'stand', hand: 1 })).toEqual({ ok: false, code: 'BAD_REQUEST' })
    for (const spots of [[0], [1, 1], [2]])
      expect(await act(token, opened, { kind: 'insurance', spots })).toEqual({
        ok: false,
        code: 'BAD_REQUEST',
      })
    const answered = expectData(await act(token, opened, { kind: 'insurance', spots: [] }))
    const again = await act(token, opened, { kind: 'insurance', spots: [1] })
    expect(again).toEqual({
      ok: false,
      code: answered.round.status === 'open' ? 'BAD_REQUEST' : 'ROUND_CLOSED',
    })
    await finish(token, answered)
    const before = await walletOf(player)
    for (const kind of ['hit', 'stand', 'double', 'surrender'])
      expect(await act(token, opened, { kind, hand: 1 })).toEqual({ ok: false, code: 'ROUND_CLOSED' })
    expect(await walletOf(player)).toBe(before)
  })

  it('a double that the balance does not cover leaves the hand as it was', async () => {
    const { player, token } = await enter()
    const opened = await openUntil(token, isPlaying)
    const order = { player, platform: blackjack.platform, currency: 'TWD' }
    await test.provider('transfers/out-all', { ...order, reference: randomUUID() })
    const hand = viewOf(opened).active_hand
    expect(await act(token, opened, { kind: 'double', hand })).toEqual({ ok: false, code: 'INSUFFICIENT' })
    const { round } = expectData(await test.play('getRound', token, { round_id: opened.round.round_id }))
    expect(round).toEqual(opened.round)
    expect((await finish(token, opened)).round.status).toBe('settled')
  })
})

describe('an interrupted round', () => {
  it('is resumed at the next launch with the same cards', async () => {
    const { player, token } = await enter()
    const opened = await openUntil(token, isPlaying)
    const launch_token = await test.launch('blackjack', player)
    const session = expectData(await test.play('openSession', null, { launch_token }))
    expect(session.open_round).toEqual(opened.round)
    const over = await finish(session.session_token, opened)
    expect(viewOf(over).events.slice(0, viewOf(opened).events.length)).toEqual(viewOf(opened).events)
  })

  it('left for a day is played to its end without insurance or further cards', async () => {
    const { player, token } = await enter()
    const opened = await openUntil(token, mayInsure)
    const due = new Date(opened.round.expires_at)
    const before = await walletOf(player)
    await test.arcade.settleExpiredRounds(new Date(due.getTime() - 1))
    expect(await walletOf(player)).toBe(before)
    await test.arcade.settleExpiredRounds(due)
    const { round } = expectData(await test.play('getRound', token, { round_id: opened.round.round_id }))
    const { actions } = blackjack.schemas.view.parse(round)
    expect(round).toMatchObject({ status: 'settled', bet: '10.00' })
    expect(actions[0]).toEqual({ kind: 'insurance', spots: [] })
    expect(actions.slice(1).every(({ kind }) => kind === 'stand')).toBe(true)
    expect(await walletOf(player)).toBe(before + minorOf(round.win))
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })
})
