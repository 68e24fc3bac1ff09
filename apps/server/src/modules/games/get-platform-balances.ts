import type { getPlatformBalances as call } from '@gamehall/contract/games'
import { formatWire } from '@gamehall/money'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { findPlayer } from '../account/index.ts'
import { readMainBalance, readTurnoverLeft, readWithheld, splitBalance } from '../wallet/index.ts'
import { readPlatformBalances } from './read-platform-balances.ts'

/** §7 /user/sysPlatfromBlance: the main wallet, its turnover, and the balance at every platform. */
export const getPlatformBalances: UseCase<typeof call> = async (hall, _request, { session, locale }) => {
  const [player, balance, wash, unmet, platforms] = await Promise.all([
    findPlayer(hall, session.playerId),
    readMainBalance(hall.db, session.playerId),
    readTurnoverLeft(hall.db, session.playerId),
    readWithheld(hall.db, session.playerId),
    readPlatformBalances(hall, session.playerId, locale),
  ])
  return succeed({
    balance: formatWire(balance, 'TWD'),
    wash_balance: formatWire(wash, 'TWD'),
    withheld: formatWire(splitBalance(balance, unmet).withheld, 'TWD'),
    auto_transfer: player?.hasAutoTransfer === true ? 1 : 0,
    platforms,
  })
}
