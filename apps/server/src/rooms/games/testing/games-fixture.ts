import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { minor } from '@gamehall/money'
import type { GameProvider } from '../../../providers/games/index.ts'
import { createFakeProvider, type FakeProvider } from '../../../testing/fake-game-provider.ts'
import { fakeGames } from '../../../testing/fake-vendors.ts'
import {
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestClock,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import {
  channelClearing,
  moveMoney,
  openSystemAccounts,
  playMoneyAccount,
  readMainBalance,
} from '../../wallet/index.ts'
import { syncCatalogue } from '../catalogue/sync-catalogue.ts'

export interface GamesFixture<Provider extends GameProvider = FakeProvider> {
  readonly ctx: TestContext
  readonly clock: ReturnType<typeof createTestClock>
  readonly provider: Provider
  /** Creates a player with `cents` in the main wallet; a test account gets play money. */
  newPlayer(cents: bigint, isTestAccount?: boolean): Promise<TestPlayer>
  mainBalance(player: TestPlayer): Promise<bigint>
}

/** A test server with one fake platform and a synchronized catalogue. */
export const createGamesFixture = (): Promise<GamesFixture> => createProviderFixture(createFakeProvider)

/** A test server with the platforms of a given provider and a synchronized catalogue. */
export async function createProviderFixture<Provider extends GameProvider>(
  createProvider: (clock: TestClock) => Provider,
): Promise<GamesFixture<Provider>> {
  const clock = createTestClock()
  const provider = createProvider(clock)
  const ctx = await createTestContext({ clock, providers: { games: fakeGames(provider) } })
  await openSystemAccounts(ctx.db, [channelClearing('test'), playMoneyAccount('TWD')])
  await syncCatalogue(ctx)
  return {
    ctx,
    clock,
    provider,
    async newPlayer(cents, isTestAccount = false) {
      const player = await createTestPlayer(ctx, {
        accountType: isTestAccount ? ACCOUNT_TYPES.test : ACCOUNT_TYPES.formal,
      })
      if (cents > 0n) {
        await ctx.db.transaction().execute((trx) =>
          moveMoney(ctx, trx, {
            key: `fund-${player.playerId}`,
            playerId: player.playerId,
            subType: 'recharge_atm',
            amountMinor: minor(cents),
            counterAccount: isTestAccount ? playMoneyAccount('TWD') : channelClearing('test'),
            orderNo: 'D0',
          }),
        )
      }
      return player
    },
    mainBalance: (player) => readMainBalance(ctx.db, player.playerId),
  }
}
