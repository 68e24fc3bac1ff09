import { hash } from '@node-rs/argon2'
import type { Hall } from '../../core/hall.ts'
import { createGamesFixture, type GamesFixture } from '../../modules/games/testing/games-fixture.ts'
import { channelClearing, openHouseAccounts } from '../../modules/wallet/index.ts'
import { PERMISSIONS } from '../../operator/action.ts'
import { performAction } from '../../operator/perform-action.ts'
import type { TestPlayer } from '../../testing/index.ts'
import { rooms } from '../rooms.ts'

export const PAY_PASSWORD = 'paypass1'
export const CHANNEL = { TWD: channelClearing('test'), USDT: channelClearing('test', 'USDT') }
const actions = rooms.flatMap((room) => room.actions)

export const act = (hall: Hall, action: string, input: object) =>
  performAction(hall, actions, { name: 'mei', permissions: PERMISSIONS }, { action, input, reason: 'test' })

export interface MoneyStage extends GamesFixture {
  /** A player who may do everything, with nothing yet. */
  newMoneyPlayer(): Promise<TestPlayer>
}

/** A hall where every money operation is open and no limit is in the way. */
export async function createMoneyStage(): Promise<MoneyStage> {
  const fixture = await createGamesFixture()
  const { hall } = fixture
  const passwordHash = await hash(PAY_PASSWORD)
  await openHouseAccounts(hall.db, Object.values(CHANNEL))
  await act(hall, 'switch-player-transfers', { is_on: true })
  for (const [currency, least] of [
    ['TWD', '0.01'],
    ['USDT', '0.000001'],
  ]) {
    await act(hall, 'set-wallet-limits', {
      currency,
      exchange_min: least,
      exchange_max: '1000000',
      send_min: least,
      send_max: '1000000',
      send_daily: '100000000',
    })
  }
  return {
    ...fixture,
    async newMoneyPlayer() {
      const player = await fixture.newPlayer(0n)
      await act(hall, 'verify-real-name', { player_id: player.playerId.toString(), name: '王小明' })
      await hall.db
        .updateTable('players')
        .set({ pay_password_hash: passwordHash })
        .where('player_id', '=', player.playerId)
        .execute()
      return player
    },
  }
}
