import { createLedger } from '@gamehall/ledger'
import { minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SeamlessAnswer } from '../../../providers/games/index.ts'
import { PLATFORM } from '../../../testing/fake-game-provider.ts'
import { limitStakes } from '../../../testing/index.ts'
import { readTurnoverLeft, requireTurnover } from '../../wallet/index.ts'
import { applyMovement } from './apply-movements.ts'
import type { SeamlessMovement } from './seamless-movement.ts'
import { createSeamlessFixture, GAME, type SeamlessFixture, type Seat } from './testing/seamless-fixture.ts'

let games: SeamlessFixture
/** Twins: what the first do together in batches, the second do one after another. */
let together: Seat[]
let alone: Seat[]
beforeAll(async () => {
  games = await createSeamlessFixture()
  const sides: [Seat[], Seat[]] = [[], []]
  for (const side of sides) {
    for (let n = 0; n < 6; n += 1) side.push(await games.sit(300_00n, n === 4))
    const [, limited, indebted] = side
    if (limited === undefined || indebted === undefined) throw new Error('too few players')
    await limitStakes(games.ctx, limited.player, 150_00n)
    await requireBets(indebted, 200_00n)
  }
  ;[together, alone] = sides
})
afterAll(() => games.close())

const requireBets = ({ player }: Seat, amount: bigint) =>
  games.ctx.db.transaction().execute((trx) =>
    requireTurnover(trx, {
      playerId: player.playerId,
      orderNo: `D${player.playerId}`,
      creditedMinor: minor(amount),
      requiredMinor: minor(amount),
      at: games.clock.now(),
    }),
  )

/** Few ids, so that repetitions, other bodies under one id and rounds of others come up. */
const command = fc.record({
  kind: fc.constantFrom('bet', 'bet_win', 'win'),
  /** Whose ids are used: mostly one's own. */
  idsOf: fc.constantFrom('own', 'own', 'own', 'own', 'shared'),
  transaction: fc.nat(4),
  reference: fc.nat(4),
  round: fc.nat(2),
  amount: fc.constantFrom(1n, 10_00n, 10_00n, 40_00n, 100_000_00n),
  win: fc.constantFrom(0n, 5_00n, 5_00n, 30_00n),
  isRoundClosed: fc.boolean(),
  validBet: fc.constantFrom(null, null, 0n, 4_00n, 900_00n),
  refusal: fc.constantFrom(null, null, null, null, 'INVALID_TOKEN' as const, 'MAINTENANCE' as const),
})
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never
/** What each player does at one moment, if anything. */
const wave = fc.array(fc.option(command), { minLength: 6, maxLength: 6 })

function toMovement(seat: Seat, side: string, owner: number, given: Command): SeamlessMovement {
  const idOf = (what: string, number: number) =>
    `${side}/${given.idsOf === 'shared' ? 'shared' : owner}/${what}/${number}`
  const { playerId } = seat.player
  const provider = games.provider.key
  const place = {
    ...seat.of,
    transactionId: idOf('transaction', given.transaction),
    roundId: idOf('round', given.round),
  }
  const settlement = {
    winMinor: minor(given.win),
    isRoundClosed: given.isRoundClosed,
    validBetMinor: given.validBet === null ? null : minor(given.validBet),
  }
  if (given.kind === 'win') {
    const request = { ...place, ...settlement, referenceId: idOf('transaction', given.reference) }
    return { kind: 'win', provider, playerId, request }
  }
  return {
    kind: 'bet',
    provider,
    playerId,
    request: {
      ...place,
      token: seat.token,
      amountMinor: minor(given.amount),
      isFree: false,
      rewardId: null,
    },
    settlement: given.kind === 'bet_win' ? settlement : null,
    game: { gid: GAME, apiKey: PLATFORM, isOpen: true },
    refusal: given.refusal,
  }
}

const outcome = (answer: SeamlessAnswer | undefined) =>
  answer?.ok === true ? { balance: answer.balanceMinor } : answer?.error

/** All that is kept about a player, without the ids that tell the twins apart. */
async function recordsOf({ player }: Seat, side: string) {
  const { db } = games.ctx
  const without = (id: string) => (id.startsWith(`${side}/`) ? id.slice(side.length) : null)
  const bets = await db.selectFrom('bets').selectAll().where('player_id', '=', player.playerId).execute()
  const transactions = await db
    .selectFrom('seamless_transactions')
    .selectAll()
    .where('player_id', '=', player.playerId)
    .execute()
  return {
    balance: await games.mainBalance(player),
    turnoverLeft: await readTurnoverLeft(db, player.playerId),
    bets: bets
      .map(({ bet_id, version, status, bet_minor, valid_bet_minor, win_minor }) => ({
        ...{ id: without(bet_id), version, status, bet_minor, valid_bet_minor, win_minor },
      }))
      .filter(({ id }) => id !== null)
      .sort((a, b) => String(a.id).localeCompare(String(b.id))),
    transactions: transactions
      .map(({ transaction_id, kind, state, bet_minor, win_minor }) => ({
        ...{ id: without(transaction_id), kind, state, bet_minor, win_minor },
      }))
      .filter(({ id }) => id !== null)
      .sort((a, b) => String(a.id).localeCompare(String(b.id))),
  }
}

let runs = 0
it('a batch of movements does what they do one after another, whatever is good or refused in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wave, { minLength: 1, maxLength: 5 }), async (waves) => {
      runs += 1
      const sides = [`together-${runs}`, `alone-${runs}`] as const
      for (const commands of waves) {
        const movementsOf = (seats: readonly Seat[], side: string) =>
          commands.flatMap((given, index) => {
            const seat = seats[index]
            return given === null || seat === undefined ? [] : [toMovement(seat, side, index, given)]
          })
        const batched = await Promise.all(
          movementsOf(together, sides[0]).map((movement) => applyMovement(games.ctx, movement)),
        )
        const single: SeamlessAnswer[] = []
        for (const movement of movementsOf(alone, sides[1]))
          single.push(await applyMovement(games.ctx, movement))
        expect(batched.map(outcome)).toEqual(single.map(outcome))
      }
      for (const [index, seat] of together.entries()) {
        const twin = alone[index]
        if (twin === undefined) throw new Error('no twin')
        expect(await recordsOf(seat, sides[0])).toEqual(await recordsOf(twin, sides[1]))
      }
    }),
    { numRuns: 25 },
  )
  const { differences } = await createLedger({ schema: 'ledger' }).check(sqlRunner(games.ctx.db))
  expect(differences).toEqual([])
}, 120_000)

it('one that the ledger or the database cannot take fails alone', async () => {
  const [first, second, third, fourth] = [
    await games.sit(1_00n),
    await games.sit(1_00n),
    await games.sit(1_00n),
    await games.sit(1_00n),
  ]
  const base: Command = {
    kind: 'bet_win',
    idsOf: 'own',
    transaction: 0,
    reference: 0,
    round: 0,
    amount: 1n,
    win: 0n,
    isRoundClosed: true,
    validBet: null,
    refusal: null,
  }
  const of = (seat: Seat) => toMovement(seat, 'faulty', Number(seat.player.playerId), base)
  const [nowhere, unstorable] = [of(second), of(third)]
  if (nowhere.kind !== 'bet' || unstorable.kind !== 'bet') throw new Error('no bet')
  const roundId = 'a text of PostgreSQL holds no \u0000'
  const [good, unknownAccount, refused, alsoGood] = await Promise.allSettled([
    applyMovement(games.ctx, of(first)),
    applyMovement(games.ctx, { ...nowhere, game: { gid: GAME, apiKey: 'nowhere', isOpen: true } }),
    applyMovement(games.ctx, { ...unstorable, request: { ...unstorable.request, roundId } }),
    applyMovement(games.ctx, of(fourth)),
  ])
  expect(good).toMatchObject({ status: 'fulfilled', value: { ok: true } })
  expect(unknownAccount).toMatchObject({ status: 'fulfilled', value: { ok: false, error: 'UNKNOWN' } })
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: '22P05' } })
  expect(alsoGood).toMatchObject({ status: 'fulfilled', value: { ok: true } })
  const left = await Promise.all(
    [first, second, third, fourth].map(({ player }) => games.mainBalance(player)),
  )
  expect(left).toEqual([99n, 1_00n, 1_00n, 99n])
})
