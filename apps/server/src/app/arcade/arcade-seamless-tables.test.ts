import { randomUUID } from 'node:crypto'
import { calls } from '@gamehall/contract'
import { createLedger } from '@gamehall/ledger'
import { formatWireAmount, minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { appLedger, readTurnoverLeft, requireTurnover } from '../../rooms/wallet/index.ts'
import { limitStakes } from '../../testing/index.ts'
import { routes } from '../rooms.ts'
import {
  createSeamlessArcade,
  type Gambler,
  roundOf,
  type SeamlessArcade,
  START,
  type WireRound,
} from './testing/seamless-arcade.ts'

const TIMEOUT_MS = 60_000
const BETS = {
  baccarat: { table: 'standard', chips: [{ spot: 'player', amount: '100.00' }] },
  'sic-bo': { chips: [{ spot: 'big', amount: '10.00' }] },
  'rocket-crash': { amount: '10.00', target: 101, slot: 0 },
} as const
type TableGame = keyof typeof BETS

// Rounds run by the real clock.
vi.setConfig({ testTimeout: TIMEOUT_MS })

let test: SeamlessArcade
const sockets: WebSocket[] = []

/** An arcade for the tests of a group, whose tables go on while several of them watch. A group that began amid a flight might wait minutes for its end. */
function useArcade(): void {
  beforeAll(async () => {
    test = await createSeamlessArcade()
  })
  beforeEach(() => {
    test.faults = []
  })
  afterAll(async () => {
    for (const socket of sockets.splice(0)) socket.terminate()
    await test.stop()
  })
}

/** The last test of a group. */
function itLeavesBothLedgersExact(): void {
  it('leave both ledgers exact', async () => {
    for (const ledger of [appLedger, createLedger({ schema: 'arcade_ledger' })])
      expect((await ledger.check(sqlRunner(test.ctx.db))).differences).toEqual([])
  })
}

/** A player whose page watches the game's table, which runs because of that. */
async function sitDown(game: TableGame): Promise<Gambler> {
  const gambler = await test.enter(game)
  const socket = new WebSocket(`${test.arcadeUrl.replace('http', 'ws')}/api/tables/watch`)
  sockets.push(socket)
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'watch', token: gambler.token, table: 'standard' }))
  return gambler
}

/** Sends a bet in each round until one takes it, or refuses it for another reason than that betting has closed. */
const bet = (gambler: Gambler, game: TableGame) =>
  vi.waitUntil(
    async () => {
      const placed = await gambler.call('rounds/open', { request_id: randomUUID(), bet: BETS[game] })
      return placed.code === 'BETTING_CLOSED' ? false : placed
    },
    { timeout: TIMEOUT_MS, interval: 100 },
  )

const settled = (gambler: Gambler, { round_id }: WireRound): Promise<WireRound> =>
  vi.waitUntil(
    async () => {
      const round = roundOf(await gambler.call('rounds/get', { round_id }))
      return round.status === 'settled' && round
    },
    { timeout: TIMEOUT_MS, interval: 100 },
  )

/** What the hall answers the player. */
async function ask<Answer>(
  call: { readonly name: string; readonly response: { parse(data: unknown): Answer } },
  { player }: Gambler,
): Promise<Answer> {
  const answer = await routes
    .find((route) => route.call.name === call.name)
    ?.answer(test.ctx, {}, player.caller)
  if (answer?.ok !== true) throw new Error(`no answer to ${call.name}`)
  return call.response.parse(answer.data)
}

const openRoundsOf = async (gambler: Gambler) => (await ask(calls.listOpenRounds, gambler)).list

describe('tables on the hall’s wallet', () => {
  useArcade()

  it('take each bet from the main wallet and pay each win to it; until then it is an unfinished round', async () => {
    const games = ['baccarat', 'sic-bo', 'rocket-crash'] as const
    await Promise.all(
      games.map(async (game) => {
        const gambler = await sitDown(game)
        const placed = await bet(gambler, game)
        expect(placed.code).toBe('OK')
        // The others may be over by now.
        if (game === 'baccarat')
          expect(await openRoundsOf(gambler)).toMatchObject([
            { gid: game, table: '標準', is_shared: true, stake: '100.00' },
          ])
        const round = await settled(gambler, roundOf(placed))
        expect(await openRoundsOf(gambler)).toEqual([])
        await test.expectExact(gambler, [round])
        expect(await test.stepsOf(gambler)).toEqual([])
      }),
    )
  })

  it('return a stake whose answer was lost, and the win of a bet is paid once though its answer is lost', async () => {
    const gambler = await sitDown('sic-bo')
    const first = await bet(gambler, 'sic-bo')
    expect(first.code).toBe('OK')
    test.faults = [
      { operation: 'bet', when: 'after' },
      { operation: 'win', when: 'after' },
    ]
    const request = { request_id: randomUUID(), round_id: roundOf(first).round_id }
    const added = await gambler.call('rounds/act', {
      ...request,
      action: { kind: 'add', chips: [{ spot: 'small', amount: '10.00' }] },
    })
    expect(['WALLET_UNAVAILABLE', 'BETTING_CLOSED']).toContain(added.code)
    const round = await settled(gambler, roundOf(first))
    expect(round.bet).toBe('10.00')
    await test.expectExact(gambler, [round])
  })

  itLeavesBothLedgersExact()
})

describe('tables on the hall’s wallet, for several players at once', () => {
  useArcade()

  it.concurrent('refuse what the player’s own limits and wallet refuse, and leave nothing behind', async () => {
    const [limited, poor] = [await sitDown('sic-bo'), await sitDown('rocket-crash')]
    await limitStakes(test.ctx, limited.player, 5_00n)
    await test.drain(poor)
    expect(await bet(limited, 'sic-bo')).toMatchObject({ status: 200, code: 'LIMIT_REACHED' })
    expect(await bet(poor, 'rocket-crash')).toMatchObject({ status: 200, code: 'INSUFFICIENT' })
    expect(await limited.balance()).toBe(START)
    expect(await test.betsOf(limited)).toEqual([])
  })

  it.concurrent('refuse the bets of a player who limits stakes or takes a break, and go on for others', async () => {
    const games = ['baccarat', 'sic-bo', 'rocket-crash'] as const
    await Promise.all(
      games.map(async (game) => {
        const [limited, resting] = [await sitDown(game), await sitDown(game)]
        await limitStakes(test.ctx, limited.player, 1_00n)
        await test.ctx.db
          .insertInto('play_breaks')
          .values({ player_id: resting.player.playerId, kind: 'exclusion', since: new Date(), until: null })
          .execute()
        for (const gambler of [limited, resting]) {
          expect(await bet(gambler, game)).toMatchObject({ code: 'LIMIT_REACHED' })
          expect(await gambler.balance()).toBe(START)
          expect(await test.betsOf(gambler)).toEqual([])
        }
      }),
    )
  })

  it.concurrent('count each settled bet toward turnover by its game’s weight, and toward the day’s rebate by its valid bet', async () => {
    const games = ['baccarat', 'sic-bo', 'rocket-crash'] as const
    await Promise.all(
      games.map(async (game) => {
        const gambler = await sitDown(game)
        const { playerId } = gambler.player
        const required = minor(1_000_00n)
        await test.ctx.db.transaction().execute((trx) =>
          requireTurnover(trx, {
            playerId,
            orderNo: `D-${playerId}`,
            creditedMinor: required,
            requiredMinor: required,
            at: new Date(),
          }),
        )
        const placed = await bet(gambler, game)
        expect(await readTurnoverLeft(test.ctx.db, playerId)).toBe(required)
        const { round_id } = await settled(gambler, roundOf(placed))
        const own = await test.ctx.db
          .selectFrom('bets')
          .innerJoin('games', 'games.gid', 'bets.gid')
          .select(['valid_bet_minor', 'weight_percent'])
          .where('bet_id', '=', round_id)
          .executeTakeFirstOrThrow()
        const counted = (own.valid_bet_minor * BigInt(own.weight_percent)) / 100n
        expect(await readTurnoverLeft(test.ctx.db, playerId)).toBe(required - counted)
        const { today } = await ask(calls.getRebateInfo, gambler)
        expect(today.map(({ valid_bet }) => valid_bet)).toEqual(
          own.valid_bet_minor === 0n ? [] : [formatWireAmount(minor(own.valid_bet_minor), 'TWD')],
        )
      }),
    )
  })

  itLeavesBothLedgersExact()
})
