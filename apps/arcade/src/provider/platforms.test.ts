import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dragonGate } from '../../games/dragon-gate/module.ts'
import { mines } from '../../games/mines/module.ts'
import { roulette } from '../../games/roulette/module.ts'
import { PLATFORM_KEYS, type PlatformKey } from '../catalogue/platforms.ts'
import { hashToken } from '../sessions/game-session.ts'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ games: [dragonGate, roulette, mines] })
})
afterAll(() => test.stop())
beforeEach(async () => {
  for (const platform of PLATFORM_KEYS) await set(platform, 'OPEN')
})

const set = (platform: PlatformKey, status: 'OPEN' | 'MAINTENANCE') =>
  test.arcade.setPlatformStatus(platform, { status, note: null })
const GAMES: Readonly<Record<PlatformKey, string>> = {
  aurora_slots: 'dragon-gate',
  aurora_tables: 'roulette',
  aurora_instant: 'mines',
}
const transferIn = (player: string, platform: string, amount: string) =>
  test.provider('transfers/in', { reference: randomUUID(), player, platform, currency: 'TWD', amount })
const balances = (player: string) =>
  Promise.all(
    PLATFORM_KEYS.map(
      async (platform) => (await test.provider('wallet/balance', { player, platform })).data?.balance,
    ),
  )
const launch = async (platform: PlatformKey, player: string | null = null) =>
  (
    await test.provider('games/launch', {
      player,
      platform,
      game: GAMES[platform],
      language: 'zh-TW',
      device: 'mobile',
      parent_origin: 'http://hall.test',
      return_url: 'http://hall.test/#/',
    })
  ).code

describe('slots, tables and instant', () => {
  it('are the three platforms, in the order of the lobby', () => {
    expect(PLATFORM_KEYS).toEqual(['aurora_slots', 'aurora_tables', 'aurora_instant'])
  })

  it('keep a wallet each', async () => {
    await test.player('three-wallets', 0)
    for (const [index, platform] of PLATFORM_KEYS.entries())
      expect(await transferIn('three-wallets', platform, `${index + 1}0`)).toMatchObject({ code: 'OK' })
    expect(await balances('three-wallets')).toEqual(['10.00', '20.00', '30.00'])
  })

  it.each(PLATFORM_KEYS)('%s in maintenance leaves the others open', async (closed) => {
    await test.player(`closed-${closed}`, 0)
    await set(closed, 'MAINTENANCE')
    for (const platform of PLATFORM_KEYS) {
      const expected = platform === closed ? 'MAINTENANCE' : 'OK'
      expect(await launch(platform)).toBe(expected)
      expect((await transferIn(`closed-${closed}`, platform, '5')).code).toBe(expected)
    }
    const { data } = await test.provider('games/list', {})
    expect(data?.list).toEqual(
      PLATFORM_KEYS.map((platform) =>
        expect.objectContaining({ platform, status: platform === closed ? 'MAINTENANCE' : 'OPEN' }),
      ),
    )
  })
})

describe('a player registered before the platform existed', () => {
  /** As the arcade of an earlier version left them: without the wallet. */
  const registered = async (name: string) => {
    await test.db
      .insertInto('arcade.players')
      .values({ name, demo_balance: null, created_at: test.clock.now() })
      .execute()
  }

  it('gets the wallet with the first transfer', async () => {
    await registered('old-hand')
    expect(await transferIn('old-hand', 'aurora_tables', '25')).toMatchObject({
      code: 'OK',
      data: { status: 'SUCCESS', balance: '25.00' },
    })
    expect(await balances('old-hand')).toEqual(['0.00', '25.00', '0.00'])
  })

  it('gets the wallet with the first launch, and is short of money, not refused by a fault', async () => {
    await registered('old-hand-2')
    const token = await test.enter('roulette', 'old-hand-2')
    const bet = { table: 'european', chips: [{ spot: 'red', amount: '10.00' }] }
    const outcome = await test.play('openRound', token, { request_id: randomUUID(), bet })
    expect(outcome).toMatchObject({ ok: false, code: 'INSUFFICIENT' })
    await transferIn('old-hand-2', 'aurora_tables', '25')
    expectData(await test.play('openRound', token, { request_id: randomUUID(), bet }))
  })

  it('is short of money in a session that was open before', async () => {
    await registered('old-hand-4')
    const token = await test.enter('roulette', null)
    await test.db
      .updateTable('arcade.sessions')
      .set(({ selectFrom }) => ({
        player_id: selectFrom('arcade.players').select('player_id').where('name', '=', 'old-hand-4'),
      }))
      .where('session_id', '=', ({ selectFrom }) =>
        selectFrom('arcade.session_tokens').select('session_id').where('token_hash', '=', hashToken(token)),
      )
      .execute()
    const bet = { table: 'european', chips: [{ spot: 'red', amount: '10.00' }] }
    expect(await test.play('openRound', token, { request_id: randomUUID(), bet })).toMatchObject({
      ok: false,
      code: 'INSUFFICIENT',
    })
  })

  it('may take back all or some from the empty wallet', async () => {
    await registered('old-hand-3')
    const order = { player: 'old-hand-3', platform: 'aurora_tables', currency: 'TWD' }
    expect(await test.provider('transfers/out-all', { reference: randomUUID(), ...order })).toMatchObject({
      code: 'OK',
      data: { status: 'SUCCESS', amount: '0.00' },
    })
    expect(
      (await test.provider('transfers/out', { reference: randomUUID(), ...order, amount: '1' })).code,
    ).toBe('INSUFFICIENT')
  })
})
