import { calls } from '@gamehall/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PLATFORM } from '../../../testing/fake-game-provider.ts'
import type { TestPlayer } from '../../../testing/index.ts'
import { enterGame } from '../launch/enter-game.ts'
import { createGamesFixture, type GamesFixture } from '../testing/games-fixture.ts'
import { depositToGame } from './deposit-to-game.ts'
import { withdrawFromGame } from './withdraw-from-game.ts'

let fixture: GamesFixture
beforeAll(async () => {
  fixture = await createGamesFixture()
})
afterAll(() => fixture.ctx.close())
beforeEach(() => {
  fixture.provider.balanceMinor = 0n
})

const callerOf = (player: TestPlayer) => ({ ...player.caller, idempotencyKey: fixture.ctx.ids.uuid() })

async function open(player: TestPlayer, gameId: string): Promise<string> {
  fixture.clock.advance(1_000)
  const request = calls.enterGame.request.parse({ gameId, amount: 0 })
  const answer = await enterGame(fixture.ctx, request, callerOf(player))
  if (!answer.ok) throw new Error(`refused: ${answer.code}`)
  return answer.data.launched_at
}
const deposit = (player: TestPlayer, amount: number) =>
  depositToGame(fixture.ctx, { platform: PLATFORM, amount }, callerOf(player))
/** Without a launch it is the player who asks. */
const withdraw = (player: TestPlayer, launched_at?: string) =>
  withdrawFromGame(fixture.ctx, { is_all: 1, platform: PLATFORM, launched_at }, callerOf(player))

it('takes nothing from the page that is played on; that page and the player do', async () => {
  const player = await fixture.newPlayer(1_000_00n)
  const first = await open(player, 'fake-game')
  await deposit(player, 600)
  const second = await open(player, 'fake-game')
  expect(await withdraw(player, first)).toMatchObject({
    data: { NewBalance: '400.00', transfers: [], skipped: [{ api_key: PLATFORM, reason: 'elsewhere' }] },
  })
  expect(fixture.provider.balanceMinor).toBe(600_00n)
  expect(await withdraw(player, second)).toMatchObject({ data: { NewBalance: '1000.00', skipped: [] } })
  expect(await withdraw(player, first)).toMatchObject({ data: { transfers: [], skipped: [] } })
  await deposit(player, 600)
  expect(await withdraw(player)).toMatchObject({ data: { NewBalance: '1000.00' } })
})

it('does not wait for a game of another platform, or of another player', async () => {
  const [player, other] = [await fixture.newPlayer(1_000_00n), await fixture.newPlayer(0n)]
  const first = await open(player, 'fake-game')
  await deposit(player, 600)
  await open(player, 'fake-table')
  await open(other, 'fake-game')
  expect(await withdraw(player, first)).toMatchObject({ data: { NewBalance: '1000.00', skipped: [] } })
})
