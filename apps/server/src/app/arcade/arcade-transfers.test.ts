import type { FaultKind } from '@gamehall/arcade'
import type { AccountType } from '@gamehall/contract/constants'
import { createLedger } from '@gamehall/ledger'
import { minor } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesRoom } from '../../rooms/games/room.ts'
import {
  appLedger,
  channelClearing,
  moveMoney,
  platformClearing,
  platformPlayClearing,
  playMoneyAccount,
  readMainBalance,
} from '../../rooms/wallet/index.ts'
import { createTestPlayer, type TestContext, type TestPlayer } from '../../testing/index.ts'
import { serveArcade } from './testing/serve-arcade.ts'

const PLATFORM = 'aurora_slots'
const TIMEOUT_MS = 400
const START_CENTS = 100_25n
const MOVING = new Set(['transfers/in', 'transfers/out', 'transfers/out-all'])
const nextFaults: FaultKind[] = []

let served: Awaited<ReturnType<typeof serveArcade>>
let ctx: TestContext
let server: FastifyInstance

beforeAll(async () => {
  served = await serveArcade({
    timeoutMs: TIMEOUT_MS,
    faults: { take: (operation) => (MOVING.has(operation) ? (nextFaults.shift() ?? null) : null) },
    lateMs: TIMEOUT_MS * 2,
  })
  ;({ ctx, hall: server } = served)
})
afterAll(() => served.stop())

async function fundedPlayer(accountType: AccountType = 1): Promise<TestPlayer> {
  const player = await createTestPlayer(ctx, { accountType })
  await ctx.db.transaction().execute((trx) =>
    moveMoney(ctx, trx, {
      key: `fund-${player.playerId}`,
      playerId: player.playerId,
      subType: 'recharge_atm',
      amountMinor: minor(START_CENTS),
      counterAccount: accountType === 2 ? playMoneyAccount('TWD') : channelClearing('test'),
      orderNo: 'D0',
    }),
  )
  return player
}

async function ask(player: TestPlayer, path: string, body: object) {
  const response = await server.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      host: 'localhost',
      authorization: `Bearer ${player.token}`,
      'idempotency-key': `key-${Math.random()}`,
    },
    body,
  })
  return response.json()
}

const atPlatform = async (player: TestPlayer) =>
  (await ask(player, '/game/balance', { platform: PLATFORM })).data.list[0].balance

describe('transfers between the server and the real arcade', () => {
  it('transfers in and out exactly, and both ledgers balance', async () => {
    const player = await fundedPlayer()
    const there = await ask(player, '/game/deposit', { platform: PLATFORM, amount: '60' })
    expect(there).toMatchObject({ code: 0, data: { transfer: { status: 'SUCCESS' }, NewBalance: '40.25' } })
    expect(await atPlatform(player)).toBe('60.00')
    const back = await ask(player, '/game/withdraw', { is_all: 1 })
    expect(back).toMatchObject({ code: 0, data: { NewBalance: '100.25', skipped: [] } })
    for (const ledger of [appLedger, createLedger({ schema: 'arcade_ledger' })]) {
      expect((await ledger.check(sqlRunner(ctx.db))).differences).toEqual([])
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

  it('finds an applied transfer by inquiry after a lost answer, and posts it once', async () => {
    const player = await fundedPlayer()
    nextFaults.push('timeout_after_apply')
    const there = await ask(player, '/game/deposit', { platform: PLATFORM, amount: 60 })
    const { reference } = there.data.transfer
    await driveTransfers(reference)
    await driveTransfers(reference)
    expect((await ask(player, '/game/transfer', { reference })).data.status).toBe('SUCCESS')
    expect(await atPlatform(player)).toBe('60.00')
    expect(await readMainBalance(ctx.db, player.playerId)).toBe(40_25n)
  })

  it('answers 30404 for another player’s transfer', async () => {
    const [player, other] = [await fundedPlayer(), await fundedPlayer()]
    const there = await ask(player, '/game/deposit', { platform: PLATFORM, amount: 1 })
    expect(await ask(other, '/game/transfer', { reference: there.data.transfer.reference })).toMatchObject({
      code: 30404,
    })
  })
})

const ledgers = { server: appLedger, arcade: createLedger({ schema: 'arcade_ledger' }) }
const posted = async (ledger: keyof typeof ledgers, key: string): Promise<bigint> =>
  (await ledgers[ledger].balance(sqlRunner(ctx.db), key))?.postedMinor ?? 0n

describe('a test account and the real arcade', () => {
  const REAL = ['hall/aurora_slots', 'house/aurora_slots']
  const realMoney = async () => [
    await posted('server', platformClearing(PLATFORM)),
    ...(await Promise.all(REAL.map((key) => posted('arcade', key)))),
  ]

  it('plays with play money only; real-money accounts stay unchanged', async () => {
    const before = await realMoney()
    const tester = await fundedPlayer(2)
    expect(await ask(tester, '/game/preEnter', { gameId: 'dragon-gate', loginDevice: 'wap' })).toMatchObject({
      code: 0,
      data: { Balance: '100.25' },
    })
    const entered = await ask(tester, '/game/enter', { gameId: 'dragon-gate', amount: 60 })
    expect(entered).toMatchObject({ code: 0, data: { transfer: { status: 'SUCCESS' } } })
    expect(entered.data.GameUrl).toContain('/play/dragon-gate/')
    expect(await atPlatform(tester)).toBe('60.00')
    expect(await posted('server', platformPlayClearing(PLATFORM))).toBe(60_00n)
    expect(await posted('arcade', 'play-hall/aurora_slots')).toBe(-60_00n)
    const back = await ask(tester, '/game/withdraw', { is_all: 1 })
    expect(back).toMatchObject({ code: 0, data: { NewBalance: '100.25', skipped: [] } })
    expect(await posted('server', platformPlayClearing(PLATFORM))).toBe(0n)
    expect(await realMoney()).toEqual(before)
    for (const ledger of Object.values(ledgers))
      expect((await ledger.check(sqlRunner(ctx.db))).differences).toEqual([])
  })

  it('inquires after a lost answer, and posts to the play-money accounts', async () => {
    const before = await realMoney()
    const tester = await fundedPlayer(2)
    nextFaults.push('timeout_after_apply')
    const there = await ask(tester, '/game/deposit', { platform: PLATFORM, amount: 60 })
    await driveTransfers(there.data.transfer.reference)
    expect(await readMainBalance(ctx.db, tester.playerId)).toBe(40_25n)
    expect(await realMoney()).toEqual(before)
  })

  it('refuses postings that mix real money and play money, in either direction', async () => {
    const [player, tester] = [await fundedPlayer(), await fundedPlayer(2)]
    const move = (playerId: bigint, counterAccount: string, cents: bigint) =>
      ctx.db.transaction().execute((trx) =>
        moveMoney(ctx, trx, {
          key: `mix-${playerId}-${counterAccount}-${cents}`,
          playerId,
          subType: 'system_adjustment',
          amountMinor: minor(cents),
          counterAccount,
          orderNo: 'A0',
        }),
      )
    const refused = { constraint: 'entries_in_one_realm' }
    for (const cents of [100n, -100n]) {
      await expect(move(tester.playerId, channelClearing('test'), cents)).rejects.toMatchObject(refused)
      await expect(move(tester.playerId, platformClearing(PLATFORM), cents)).rejects.toMatchObject(refused)
      await expect(move(player.playerId, playMoneyAccount('TWD'), cents)).rejects.toMatchObject(refused)
      await expect(move(player.playerId, platformPlayClearing(PLATFORM), cents)).rejects.toMatchObject(
        refused,
      )
    }
    expect(await readMainBalance(ctx.db, tester.playerId)).toBe(START_CENTS)
    expect(await readMainBalance(ctx.db, player.playerId)).toBe(START_CENTS)
  })
})

async function driveTransfers(reference: string): Promise<void> {
  const job = gamesRoom.jobs.find(({ name }) => name === 'drive-transfer')
  await job?.run(ctx, { reference }, ctx.clock.now())
}
