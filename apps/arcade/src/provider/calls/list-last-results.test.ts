import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mines } from '../../../games/mines/module.ts'
import { roulette } from '../../../games/roulette/module.ts'
import { createTestArcade, expectData, type TestArcade } from '../../testing/create-test-arcade.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade({ games: [roulette, mines] })
  for (const name of ['guest-1', 'guest-2']) await test.player(name, 10_000)
})
afterAll(() => test.stop())

const lastResults = async (player: string) =>
  (await test.provider('rounds/last-results', { player })).data?.list as
    | { readonly game: string; readonly marks: readonly { readonly label: { readonly en: string } }[] }[]
    | undefined

/** Spins once and returns the number. */
async function spin(player: string | null): Promise<string> {
  const bet = { table: 'european', chips: [{ spot: 'red', amount: '10.00' }] }
  const session = await test.enter('roulette', player)
  const { round } = expectData(await test.play('openRound', session, { request_id: randomUUID(), bet }))
  return `${(round as unknown as { number: number }).number}`
}

it('lists a player’s last results of games that show them, oldest first', async () => {
  const spun: string[] = []
  for (let count = 0; count < 14; count += 1) spun.push(await spin('guest-1'))
  const bet = { amount: '20.00', mines: 3 }
  expectData(
    await test.play('openRound', await test.enter('mines', 'guest-1'), { request_id: randomUUID(), bet }),
  )
  const [first, ...others] = (await lastResults('guest-1')) ?? []
  expect(first?.game).toBe('roulette')
  expect(first?.marks.map(({ label }) => label.en)).toEqual(spun.slice(-12))
  expect(others).toEqual([])
})

it('lists nothing of other players, of a trial or of a player that is not known', async () => {
  await spin(null)
  expect(await lastResults('guest-2')).toEqual([])
  expect(await lastResults('nobody')).toEqual([])
})

it('refuses the name of a trial player', async () => {
  expect((await test.provider('rounds/last-results', { player: 'demo-1234567' })).code).toBe('BAD_REQUEST')
})
