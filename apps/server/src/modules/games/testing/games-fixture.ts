import { minor } from '@gamehall/money'
import { createGameProviders } from '../../../providers/games/index.ts'
import { createFakeProvider, type FakeProvider } from '../../../testing/fake-game-provider.ts'
import {
  createTestClock,
  createTestHall,
  createTestPlayer,
  type TestHall,
  type TestPlayer,
} from '../../../testing/index.ts'
import { channelClearing, moveMoney, openHouseAccounts, readMainBalance } from '../../wallet/index.ts'
import { syncCatalogue } from '../catalogue/sync-catalogue.ts'

export interface GamesFixture {
  readonly hall: TestHall
  readonly clock: ReturnType<typeof createTestClock>
  readonly provider: FakeProvider
  /** A new player with that many cents in the main wallet. */
  newPlayer(cents: bigint): Promise<TestPlayer>
  mainBalance(player: TestPlayer): Promise<bigint>
}

/** A hall with one fake platform and its catalogue in place. */
export async function createGamesFixture(): Promise<GamesFixture> {
  const clock = createTestClock()
  const provider = createFakeProvider()
  const hall = await createTestHall({ clock, providers: { games: createGameProviders([provider]) } })
  await openHouseAccounts(hall.db, [channelClearing('test')])
  await syncCatalogue(hall)
  return {
    hall,
    clock,
    provider,
    async newPlayer(cents) {
      const player = await createTestPlayer(hall)
      if (cents > 0n) {
        await hall.db.transaction().execute((trx) =>
          moveMoney(hall, trx, {
            key: `fund-${player.playerId}`,
            playerId: player.playerId,
            subType: 'recharge_atm',
            amountMinor: minor(cents),
            counterAccount: channelClearing('test'),
            orderNo: 'D0',
          }),
        )
      }
      return player
    },
    mainBalance: (player) => readMainBalance(hall.db, player.playerId),
  }
}
