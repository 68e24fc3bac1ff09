import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade()
})
afterAll(() => test.stop())

const ensure = (player: string, is_test: boolean) =>
  test.provider('players/ensure', { player, currency: 'TWD', is_test })
const transfer = (player: string, direction: 'in' | 'out', amount: string) =>
  test.provider(`transfers/${direction}`, {
    reference: randomUUID(),
    player,
    platform: 'aurora_instant',
    currency: 'TWD',
    amount,
  })
const posted = async (account: string): Promise<bigint> => {
  const { rows } = await test.database.pool.query<{ posted: bigint }>(
    `select coalesce(sum(s.posted), 0)::bigint as posted from arcade_ledger.accounts a
       join arcade_ledger.account_stripes s on s.account_id = a.id where a.key = $1`,
    [account],
  )
  return rows[0]?.posted ?? 0n
}

describe('a test player', () => {
  it('plays with play money that never touches real-money accounts', async () => {
    await test.player('tester-real', 100)
    await ensure('tester', true)
    const real = { hall: await posted('hall/aurora_instant'), house: await posted('house/aurora_instant') }
    expect(await transfer('tester', 'in', '500')).toMatchObject({ code: 'OK', data: { balance: '500.00' } })
    const token = await test.enter('mines', 'tester')
    const session = expectData(await test.play('resumeSession', token, {}))
    expect(session).toMatchObject({ mode: 'real', is_test: true, balance: '500.00' })
    const { round } = expectData(
      await test.play('openRound', token, { request_id: randomUUID(), bet: { amount: '20.00', mines: 24 } }),
    )
    await test.play('actOnRound', token, {
      request_id: randomUUID(),
      round_id: round.round_id,
      action: { kind: 'pick', tile: 3 },
    })
    const back = await test.provider('transfers/out-all', {
      reference: randomUUID(),
      player: 'tester',
      platform: 'aurora_instant',
      currency: 'TWD',
    })
    expect(back.code).toBe('OK')
    expect(await posted('hall/aurora_instant')).toBe(real.hall)
    expect(await posted('house/aurora_instant')).toBe(real.house)
    expect((await posted('play-hall/aurora_instant')) + (await posted('play-house/aurora_instant'))).toBe(0n)
    expect((await test.arcade.checkIntegrity()).differences).toEqual([])
  })

  it('never becomes a real player, nor a funded real player a test player', async () => {
    await ensure('kept-test', true)
    expect(await ensure('kept-test', false)).toMatchObject({ code: 'DUPLICATE' })
    expect(await ensure('kept-test', true)).toMatchObject({ code: 'OK' })
    await test.player('kept-real', 10)
    expect(await ensure('kept-real', true)).toMatchObject({ code: 'DUPLICATE' })
  })

  it('can be made of a known player that never had money', async () => {
    await ensure('early', false)
    expect(await ensure('early', true)).toMatchObject({ code: 'OK' })
    const before = await posted('play-hall/aurora_instant')
    await transfer('early', 'in', '5')
    expect((await posted('play-hall/aurora_instant')) - before).toBe(-500n)
  })

  it('cannot have its wallets moved to another ledger realm', async () => {
    await ensure('walled', true)
    const { rows } = await test.database.pool.query<{ player_id: bigint }>(
      "select player_id from arcade.players where name = 'walled'",
    )
    await expect(
      test.database.pool.query('update arcade_ledger.accounts set realm = null where key = $1', [
        `wallet/aurora_instant/${rows[0]?.player_id}`,
      ]),
    ).rejects.toMatchObject({ code: '23001' })
  })
})
