import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { baccarat } from '../../games/baccarat/module.ts'
import { mines } from '../../games/mines/module.ts'
import { rocketCrash } from '../../games/rocket-crash/module.ts'
import { sicBo } from '../../games/sic-bo/module.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'
import { createTableLeader, expectSharedGame, type TableLeader } from '../testing/table-leader.ts'

type Table = 'noCommission' | 'dice' | 'rocket'
let test: TestArcade
let leaders: Record<Table, TableLeader>
beforeAll(async () => {
  test = await createTestArcade({ games: [baccarat, mines, rocketCrash, sicBo], isClockFrozen: true })
  leaders = {
    noCommission: createTableLeader(test, expectSharedGame(baccarat), 'super_six'),
    dice: createTableLeader(test, expectSharedGame(sicBo), 'standard'),
    rocket: createTableLeader(test, expectSharedGame(rocketCrash), 'standard'),
  }
})
afterAll(() => test.stop())

let player = ''
let names = 0
beforeEach(async () => {
  names += 1
  player = `guest-${names}`
  await test.player(player, 1_000)
})

const openRounds = async (name = player) =>
  (await test.provider('rounds/unfinished', { player: name })).data?.list
const bet = async (game: string, wager: unknown, name: string | null = player) =>
  expectData(
    await test.play('openRound', await test.enter(game, name), { request_id: randomUUID(), bet: wager }),
  )
const chips = [{ spot: 'banker', amount: '100.00' }]

it.each([
  {
    table: 'noCommission',
    game: 'baccarat',
    wager: { table: 'super_six', chips },
    stake: '100.00',
    named: { 'zh-TW': '免傭', en: 'No commission' },
  },
  {
    table: 'dice',
    game: 'sic-bo',
    wager: { chips: [{ spot: 'big', amount: '100.00' }] },
    stake: '100.00',
    named: null,
  },
  {
    table: 'rocket',
    game: 'rocket-crash',
    wager: { amount: '10.00', target: null, slot: 0 },
    stake: '10.00',
    named: null,
  },
] as const)('a bet at a table of $game is open until its round is settled', async (shown) => {
  const leader = leaders[shown.table]
  await leader.leadTo('BETTING')
  const betAt = test.clock.now().toISOString()
  await bet(shown.game, shown.wager)
  const live = {
    platform: 'aurora_instant',
    game: shown.game,
    table: shown.named,
    is_shared: true,
    bet: shown.stake,
    bet_at: betAt,
  }
  expect(await openRounds()).toEqual([live])
  await leader.leadTo('RUNNING')
  expect(await openRounds()).toEqual([live])
  await leader.leadTo('SETTLED')
  expect(await openRounds()).toEqual([])
})

it('the bets of one round are one, with all their stakes; each round of its own game is one', async () => {
  await leaders.rocket.leadTo('BETTING')
  await bet('mines', { amount: '20.00', mines: 3 })
  test.clock.advance(1)
  await bet('rocket-crash', { amount: '10.00', target: null, slot: 0 })
  await bet('rocket-crash', { amount: '15.00', target: 2_000, slot: 1 })
  expect(await openRounds()).toMatchObject([
    { game: 'rocket-crash', is_shared: true, bet: '25.00' },
    { game: 'mines', is_shared: false, table: null, bet: '20.00' },
  ])
  await leaders.rocket.leadTo('SETTLED')
  expect(await openRounds()).toMatchObject([{ game: 'mines' }])
})

it('neither another player’s rounds are listed, nor those of a trial; an unknown player has none', async () => {
  const other = player
  player = `${player}-other`
  await test.player(player, 1_000)
  await bet('mines', { amount: '20.00', mines: 3 }, other)
  await bet('mines', { amount: '20.00', mines: 3 }, null)
  expect(await openRounds()).toEqual([])
  expect(await openRounds('nobody')).toEqual([])
})
