import { randomUUID } from 'node:crypto'
import { createLedger } from '@gamehall/ledger'
import { sqlRunner } from '@gamehall/postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { appLedger } from '../../rooms/wallet/index.ts'
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

const messageSchema = z.looseObject({ chain: z.looseObject({ salt: z.string().nullable() }).nullish() })

// Rounds run by the real clock.
vi.setConfig({ testTimeout: TIMEOUT_MS })

let test: SeamlessArcade
const sockets: WebSocket[] = []
beforeAll(async () => {
  test = await createSeamlessArcade()
})
afterAll(() => test.stop())
beforeEach(() => {
  test.faults = []
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})

/** A player whose page watches the game's table, which runs because of that. */
async function sitDown(game: TableGame): Promise<Gambler> {
  const gambler = await test.enter(game)
  const socket = new WebSocket(`${test.arcadeUrl.replace('http', 'ws')}/api/tables/watch`)
  sockets.push(socket)
  socket.on('message', (data) => {
    if (messageSchema.parse(JSON.parse(data.toString())).chain?.salt === null)
      socket.send(JSON.stringify({ type: 'salt', salt: 'made-by-the-first-browser' }))
  })
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

describe('tables on the hall’s wallet', () => {
  it('take each bet from the main wallet and pay each win to it', async () => {
    const games = ['baccarat', 'sic-bo', 'rocket-crash'] as const
    await Promise.all(
      games.map(async (game) => {
        const gambler = await sitDown(game)
        const placed = await bet(gambler, game)
        expect(placed.code).toBe('OK')
        const round = await settled(gambler, roundOf(placed))
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

  it('refuse what the player’s own limits and wallet refuse, and leave nothing behind', async () => {
    const [limited, poor] = [await sitDown('sic-bo'), await sitDown('rocket-crash')]
    await test.ctx.db
      .insertInto('play_limits')
      .values({
        player_id: limited.player.playerId,
        subject: 'stake',
        period: 'day',
        most: 5_00n,
        pending_most: null,
        pending_ready_at: null,
      })
      .execute()
    await test.drain(poor)
    expect(await bet(limited, 'sic-bo')).toMatchObject({ status: 200, code: 'LIMIT_REACHED' })
    expect(await bet(poor, 'rocket-crash')).toMatchObject({ status: 200, code: 'INSUFFICIENT' })
    expect(await limited.balance()).toBe(START)
    expect(await test.betsOf(limited)).toEqual([])
  })

  it('leave both ledgers exact', async () => {
    for (const ledger of [appLedger, createLedger({ schema: 'arcade_ledger' })])
      expect((await ledger.check(sqlRunner(test.ctx.db))).differences).toEqual([])
  })
})
