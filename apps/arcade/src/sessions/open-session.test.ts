import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestArcade, expectData, type TestArcade } from '../testing/create-test-arcade.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ isUnlimited: true })
})
afterAll(() => test.stop())

const open = (launch_token: string) => test.play('openSession', null, { launch_token })
const isAlive = async (token: string) => (await test.play('getBalance', token, {})).ok

/** Runs `change` while every opening of the player's launches waits, and returns what the openings became. */
async function whileOpening(player: string, launches: readonly string[], change: string) {
  const blocker = await test.database.pool.connect()
  try {
    await blocker.query('begin')
    const { rows } = await blocker.query('select pg_backend_pid() as pid')
    await blocker.query('select from arcade.players where name = $1 for update', [player])
    const opened = Promise.all(launches.map(open))
    await vi.waitFor(async () => {
      const waiting = await test.database.pool.query(
        'select count(*)::int as count from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
        [rows[0].pid],
      )
      expect(waiting.rows[0].count).toBeGreaterThan(0)
    })
    await blocker.query(change, [player])
    await blocker.query('commit')
    return await opened
  } finally {
    blocker.release()
  }
}

it('leaves one session of two launches that are opened at once', async () => {
  await test.player('twice', 100)
  for (let tries = 0; tries < 10; tries += 1) {
    const launches = [await test.launch('mines', 'twice'), await test.launch('plinko', 'twice')]
    const tokens = (await Promise.all(launches.map(open))).map((one) => expectData(one).session_token)
    const alive = await Promise.all(tokens.map(isAlive))
    expect(alive.filter((one) => one)).toHaveLength(1)
  }
})

it.each([
  ['KICKED', 'SESSION_ENDED'],
  ['REPLACED', 'SESSION_REPLACED'],
])('opens no session that was %s meanwhile', async (reason, code) => {
  const name = `ended-${reason.toLowerCase()}`
  await test.player(name, 100)
  const launch = await test.launch('mines', name)
  const change = `update arcade.sessions set ended_at = now(), end_reason = '${reason}'
    where player_id = (select player_id from arcade.players where name = $1)`
  expect(await whileOpening(name, [launch], change)).toEqual([{ ok: false, code }])
})
