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
import {
  channelClearing,
  moveMoney,
  openHouseAccounts,
  playMoney,
  readMainBalance,
} from '../../wallet/index.ts'
import { syncCatalogue } from '../catalogue/sync-catalogue.ts'

export interface GamesFixture {
  readonly hall: TestHall
  readonly clock: ReturnType<typeof createTestClock>
  readonly provider: FakeProvider
  /** Creates a player with `cents` in the main wallet; a test account gets play money. */
  newPlayer(cents: bigint, isTestAccount?: boolean): Promise<TestPlayer>
  mainBalance(player: TestPlayer): Promise<bigint>
}

/** A test server with one fake platform and a synchronized catalogue. */
export async function createGamesFixture(): Promise<GamesFixture> {
  const clock = createTestClock()
  const provider = createFakeProvider()
  const hall = await createTestHall({ clock, providers: { games: createGameProviders([provider]) } })
  await openHouseAccounts(hall.db, [channelClearing('test'), playMoney('TWD')])
  await syncCatalogue(hall)
  return {
    hall,
    clock,
    provider,
    async newPlayer(cents, isTestAccount = false) {
      const player = await createTestPlayer(hall, { accountType: isTestAccount ? 2 : 1 })
      if (cents > 0n) {
        await hall.db.transaction().execute((trx) =>
          moveMoney(hall, trx, {
            key: `fund-${player.playerId}`,
            playerId: player.playerId,
            subType: 'recharge_atm',
            amountMinor: minor(cents),
            counterAccount: isTestAccount ? playMoney('TWD') : channelClearing('test'),
            orderNo: 'D0',
          }),
        )
      }
      return player
    },
    mainBalance: (player) => readMainBalance(hall.db, player.playerId),
  }
}
