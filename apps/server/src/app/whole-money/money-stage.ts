import type { CallName } from '@gamehall/contract'
import { hash } from '@node-rs/argon2'
import type { Hall } from '../../core/hall.ts'
import type { Outcome } from '../../core/outcome.ts'
import { parseRequest } from '../../http/parse-request.ts'
import type { Caller, Session } from '../../http/route.ts'
import { gamesRoom } from '../../modules/games/index.ts'
import { channelClearing, openHouseAccounts } from '../../modules/wallet/index.ts'
import { PERMISSIONS } from '../../operator/action.ts'
import { performAction } from '../../operator/perform-action.ts'
import { createGameProviders } from '../../providers/games/index.ts'
import { createFakeProvider, type FakeProvider } from '../../testing/fake-game-provider.ts'
import {
  createTestClock,
  createTestHall,
  createTestPlayer,
  type TestClock,
  type TestHall,
  type TestPlayer,
} from '../../testing/index.ts'
import { actions, routes } from '../rooms.ts'

export const PAY_PASSWORD = 'paypass1'
export const CHANNEL = { TWD: channelClearing('test'), USDT: channelClearing('test', 'USDT') }

export const act = (hall: Hall, action: string, input: object) =>
  performAction(hall, actions, { name: 'mei', permissions: PERMISSIONS }, { action, input, reason: 'test' })

/** Asks a call of the hall as a client would, short of HTTP. */
export async function ask(
  hall: Hall,
  caller: Caller<Session>,
  name: CallName,
  body: object,
): Promise<Outcome<unknown>> {
  const route = routes.find(({ call }) => call.name === name)
  if (route === undefined) throw new Error(`${name} is not mounted`)
  const request = parseRequest(route.call, body)
  return request.ok ? route.answer(hall, request.data, caller) : request
}

export interface MoneyStage {
  readonly hall: TestHall
  readonly clock: TestClock
  readonly provider: FakeProvider
  /** A player who may do everything, with nothing yet. */
  newMoneyPlayer(): Promise<TestPlayer>
  /** Takes the player's open transfers a step further. */
  driveTransfers(player: TestPlayer): Promise<void>
}

/** A hall where every money operation is open and no limit is in the way. */
export async function createMoneyStage(): Promise<MoneyStage> {
  const clock = createTestClock()
  const provider = createFakeProvider()
  const hall = await createTestHall({ clock, providers: { games: createGameProviders([provider]) } })
  await gamesRoom.start?.(hall)
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
    hall,
    clock,
    provider,
    async newMoneyPlayer() {
      const player = await createTestPlayer(hall)
      await act(hall, 'verify-real-name', { player_id: player.playerId.toString(), name: '王小明' })
      await hall.db
        .updateTable('players')
        .set({ pay_password_hash: passwordHash })
        .where('player_id', '=', player.playerId)
        .execute()
      return player
    },
    async driveTransfers({ playerId }) {
      const drive = gamesRoom.jobs.find(({ name }) => name === 'drive-transfer')
      const open = await hall.db
        .selectFrom('platform_transfers')
        .select('reference')
        .where('player_id', '=', playerId)
        .where('state', 'in', ['CREATED', 'HELD', 'SENT', 'UNKNOWN'])
        .execute()
      for (const { reference } of open) await drive?.run(hall, { reference }, clock.now())
    },
  }
}
