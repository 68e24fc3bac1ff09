import { createLedger } from '@gamehall/ledger'
import { sqlRunner } from '@gamehall/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSeamlessFixture, newId, type SeamlessFixture, type Seat } from './testing/seamless-fixture.ts'

let games: SeamlessFixture
beforeAll(async () => {
  games = await createSeamlessFixture()
})
afterAll(() => games.close())

const bodyOf = ({ token, of }: Seat, amount: string, win: string, changes: object = {}) => ({
  ...{ ...of, token, currency: 'TWD', round: newId('round'), transaction_uuid: newId('bet') },
  ...{ amount, win, round_closed: true, valid_bet: null, ...changes },
})
const sitMany = (count: number): Promise<Seat[]> =>
  Promise.all(Array.from({ length: count }, () => games.sit(100_00n)))
const codesOf = (answers: readonly { readonly code: string }[]) => answers.map(({ code }) => code)

describe('several bets with their wins in one request', () => {
  it('are answered in their order, each by itself: one that is refused or malformed concerns no other', async () => {
    const [first, poor, unknown, malformed, free, last] = (await sitMany(6)) as [
      Seat,
      Seat,
      Seat,
      Seat,
      Seat,
      Seat,
    ]
    const answers = await games.askTogether([
      bodyOf(first, '10.00', '25.00'),
      bodyOf(poor, '100.01', '500.00'),
      bodyOf(unknown, '10.00', '0.00', { player: 'nobody-of-this-name' }),
      bodyOf(malformed, '10.00', '0.00', { amount: '10' }),
      bodyOf(free, '10.00', '0.00', { token: 'a-token-that-is-not-known' }),
      bodyOf(last, '40.00', '0.00'),
    ])
    expect(codesOf(answers)).toEqual([
      'OK',
      'INSUFFICIENT',
      'DOES_NOT_EXIST',
      'BAD_REQUEST',
      'INVALID_TOKEN',
      'OK',
    ])
    expect(answers.map(({ data }) => data?.balance)).toEqual([
      '115.00',
      undefined,
      undefined,
      undefined,
      undefined,
      '60.00',
    ])
    expect(await games.mainBalance(first.player)).toBe(115_00n)
    expect(await games.mainBalance(last.player)).toBe(60_00n)
    for (const { player } of [poor, unknown, malformed, free])
      expect(await games.mainBalance(player)).toBe(100_00n)
  })

  it('are each the transaction that a request of its own would be: repeated, rolled back, other fields', async () => {
    const [seat, late] = (await sitMany(2)) as [Seat, Seat]
    const body = bodyOf(seat, '10.00', '30.00')
    const returned = bodyOf(late, '10.00', '0.00')
    const { round, transaction_uuid: reference_transaction_uuid } = returned
    const rollback = { ...late.of, round, transaction_uuid: newId('return'), reference_transaction_uuid }
    expect((await games.ask('rollback', rollback)).code).toBe('OK')
    expect(codesOf(await games.askTogether([body, returned]))).toEqual(['OK', 'ROLLED_BACK'])
    expect(codesOf(await games.askTogether([body, { ...body, win: '31.00' }]))).toEqual(['OK', 'DUPLICATE'])
    expect((await games.ask('bet-win', body)).code).toBe('OK')
    expect(await games.mainBalance(seat.player)).toBe(120_00n)
    expect(await games.mainBalance(late.player)).toBe(100_00n)
  })

  it('of one player follow each other, and none is covered by a win that comes with it', async () => {
    const [seat] = (await sitMany(1)) as [Seat]
    const answers = await games.askTogether([
      bodyOf(seat, '90.00', '0.00'),
      bodyOf(seat, '90.00', '900.00'),
      bodyOf(seat, '10.00', '10.00'),
    ])
    expect(codesOf(answers)).toEqual(['OK', 'INSUFFICIENT', 'OK'])
    expect(await games.mainBalance(seat.player)).toBe(10_00n)
  })

  it('are one to 64, signed and accepted once as any request', async () => {
    const [seat] = (await sitMany(1)) as [Seat]
    const bets = Array.from({ length: 65 }, () => bodyOf(seat, '1.00', '0.00'))
    expect((await games.deliver('bet-wins', { bets })).answer?.code).toBe('BAD_REQUEST')
    expect((await games.deliver('bet-wins', { bets: [] })).answer?.code).toBe('BAD_REQUEST')
    const most = bets.slice(0, 64)
    expect(await games.deliver('bet-wins', { bets: most }, { secret: 'another-secret' })).toMatchObject({
      status: 401,
    })
    expect(await games.mainBalance(seat.player)).toBe(100_00n)
    const nonce = 'a-nonce-of-several-bets'
    expect(await games.deliver('bet-wins', { bets: most }, { nonce })).toMatchObject({ status: 200 })
    expect(await games.mainBalance(seat.player)).toBe(36_00n)
    const other = [bodyOf(seat, '1.00', '0.00')]
    expect(await games.deliver('bet-wins', { bets: other }, { nonce })).toMatchObject({ status: 401 })
    expect(await games.mainBalance(seat.player)).toBe(36_00n)
    const { differences } = await createLedger({ schema: 'ledger' }).check(sqlRunner(games.ctx.db))
    expect(differences).toEqual([])
  })
})
