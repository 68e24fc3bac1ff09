import type { getPlatformBalances as call } from '@gamehall/contract/games'
import { formatWireAmount } from '@gamehall/money'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { findPlayer } from '../../account/index.ts'
import { readMainBalance, readTurnoverLeft, readWithheld, splitBalance } from '../../wallet/index.ts'
import type { GamesContext } from '../tables.ts'
import { readPlatformBalances } from './read-platform-balances.ts'

/** §7 /user/sysPlatfromBlance: the main wallet, its turnover, and the balance at every platform. */
export const getPlatformBalances: UseCase<typeof call, GamesContext> = async (
  ctx,
  _request,
  { session, locale },
) => {
  const [player, balance, wash, unmet, platforms] = await Promise.all([
    findPlayer(ctx, session.playerId),
    readMainBalance(ctx.db, session.playerId),
    readTurnoverLeft(ctx.db, session.playerId),
    readWithheld(ctx.db, session.playerId),
    readPlatformBalances(ctx, session.playerId, locale),
  ])
  return succeed({
    balance: formatWireAmount(balance, 'TWD'),
    wash_balance: formatWireAmount(wash, 'TWD'),
    withheld: formatWireAmount(splitBalance(balance, unmet).withheld, 'TWD'),
    auto_transfer: player?.hasAutoTransfer === true ? 1 : 0,
    platforms,
  })
}
