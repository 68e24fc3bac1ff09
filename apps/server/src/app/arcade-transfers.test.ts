import { createArcade, type FaultKind } from '@gamehall/arcade'
import { createLedger } from '@gamehall/ledger'
import { minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesRoom } from '../modules/games/index.ts'
import {
  channelClearing,
  hallLedger,
  moveMoney,
  openHouseAccounts,
  readMainBalance,
} from '../modules/wallet/index.ts'
import { createArcadeProvider, createGameProviders } from '../providers/games/index.ts'
import {
  createTestHall,
  createTestPlayer,
  createTestServer,
  type TestHall,
  type TestPlayer,
} from '../testing/index.ts'
import { arcadeIds } from './arcade-ids.ts'
import { choosePort } from './choose-port.ts'

const SECRET = 'a secret of thirty-two characters'
const PLATFORM = 'aurora_slots'
const TIMEOUT_MS = 400
const START_CENTS = 100_25n
const MOVING = new Set(['transfers/in', 'transfers/out', 'transfers/out-all'])
const nextFaults: FaultKind[] = []

let arcadeApp: FastifyInstance
let hall: TestHall
let server: FastifyInstance

/** The hall against the real arcade, over the wire. */
beforeAll(async () => {
  const port = await choosePort(0, '127.0.0.1')
  const clock = { now: () => new Date() }
  const provider = createArcadeProvider({
    baseUrl: `http://127.0.0.1:${port}/arcade`,
    signingSecret: SECRET,
    clock,
    timeoutMs: TIMEOUT_MS,
  })
  hall = await createTestHall({ clock, providers: { games: createGameProviders([provider]) } })
  const arcade = createArcade({
    pool: hall.pool,
    clock,
    ids: arcadeIds,
    signingSecret: SECRET,
    sealer: hall.sealer,
    publicUrl: null,
    publicOrigins: [],
    distFolder: '/nowhere',
    faults: { take: (operation) => (MOVING.has(operation) ? (nextFaults.shift() ?? null) : null) },
    lateMs: TIMEOUT_MS * 2,
  })
  await arcade.migrate()
  arcadeApp = Fastify()
  await arcadeApp.register(arcade.routes, { prefix: '/arcade' })
  await arcadeApp.listen({ port, host: '127.0.0.1' })
  await gamesRoom.start?.(hall)
  await openHouseAccounts(hall.db, [channelClearing('test')])
  server = await createTestServer(hall, [gamesRoom])
})
afterAll(async () => {
  await server.close()
  await arcadeApp.close()
  await hall.close()
})

async function fundedPlayer(): Promise<TestPlayer> {
  const player = await createTestPlayer(hall)
  await hall.db.transaction().execute((trx) =>
    moveMoney(hall, trx, {
      key: `fund-${player.playerId}`,
      playerId: player.playerId,
      subType: 'recharge_atm',
      amountMinor: minor(START_CENTS),
      counterAccount: channelClearing('test'),
      orderNo: 'D0',
    }),
  )
  return player
}

async function ask(player: TestPlayer, path: string, body: object) {
  const response = await server.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${player.token}`, 'idempotency-key': `key-${Math.random()}` },
    body,
  })
  return response.json()
}

const atPlatform = async (player: TestPlayer) =>
  (await ask(player, '/game/balance', { platform: PLATFORM })).data.list[0].balance

describe('the hall and the real arcade', () => {
  it('there and back, to the cent, and both books balance', async () => {
    const player = await fundedPlayer()
    const there = await ask(player, '/game/deposit', { platform: PLATFORM, amount: '60' })
    expect(there).toMatchObject({ code: 0, data: { transfer: { status: 'SUCCESS' }, NewBalance: '40.25' } })
    expect(await atPlatform(player)).toBe('60.00')
    const back = await ask(player, '/game/withdraw', { is_all: 1 })
    expect(back).toMatchObject({ code: 0, data: { NewBalance: '100.25', skipped: [] } })
    for (const ledger of [hallLedger, createLedger({ schema: 'arcade_ledger' })]) {
      expect((await ledger.check(sqlRunner(hall.db))).differences).toEqual([])
    }
  })

  const faults: readonly (readonly [FaultKind, string, string])[] = [
    ['fail', 'RELEASED', '100.25'],
    ['answer_twice', 'SUCCESS', '40.25'],
    ['timeout', 'UNKNOWN', '40.25'],
    ['timeout_after_apply', 'UNKNOWN', '40.25'],
    ['answer_late', 'UNKNOWN', '40.25'],
  ]
  it.each(faults)('%s: the transfer stands as %s', async (fault, status, balance) => {
    const player = await fundedPlayer()
    nextFaults.push(fault)
    const there = await ask(player, '/game/deposit', { platform: PLATFORM, amount: 60 })
    expect(there).toMatchObject({ code: 0, data: { transfer: { status }, NewBalance: balance } })
  })

  it('an applied transfer whose answer was lost is found by asking, and posted once', async () => {
    const player = await fundedPlayer()
    nextFaults.push('timeout_after_apply')
    const there = await ask(player, '/game/deposit', { platform: PLATFORM, amount: 60 })
    const { reference } = there.data.transfer
    await driveTransfers(reference)
    await driveTransfers(reference)
    expect((await ask(player, '/game/transfer', { reference })).data.status).toBe('SUCCESS')
    expect(await atPlatform(player)).toBe('60.00')
    expect(await readMainBalance(hall.db, player.playerId)).toBe(40_25n)
  })

  it('another player’s transfer does not exist', async () => {
    const [player, other] = [await fundedPlayer(), await fundedPlayer()]
    const there = await ask(player, '/game/deposit', { platform: PLATFORM, amount: 1 })
    expect(await ask(other, '/game/transfer', { reference: there.data.transfer.reference })).toMatchObject({
      code: 30404,
    })
  })
})

async function driveTransfers(reference: string): Promise<void> {
  const job = gamesRoom.jobs.find(({ name }) => name === 'drive-transfer')
  await job?.run(hall, { reference }, hall.clock.now())
}
