import type { preEnterGame as call } from '@gamehall/contract/games'
import { floorToUnits, formatWire, minor } from '@gamehall/money'
import { localized } from '../../core/localized.ts'
import { refuse, succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { findPlayer } from '../account/index.ts'
import { readMainBalance } from '../wallet/index.ts'
import { readOpenBet } from './bets/bet-queries.ts'
import { findGame } from './catalogue/catalogue-queries.ts'
import { gameStatus } from './catalogue/platform-status.ts'
import { mayPlay } from './limits/may-play.ts'
import { readPlatformBalance } from './read-platform-balance.ts'

const CENTS = 100n

/**
 * §3, §4, §7 /game/preEnter: transfer limits in whole dollars, balances, an unfinished round, and whether to enter without
 * asking. 30005: no such game. 30000: maintenance. 10300–10304: break or own limit.
 */
export const preEnterGame: UseCase<typeof call> = async (hall, request, { session, locale }) => {
  const found = await findGame(hall.db, request.gameId)
  if (found === undefined) return refuse(30005)
  const { game, platform } = found
  if (gameStatus(game, platform, hall.clock.now()) === 2) return refuse(30000)
  const allowed = await mayPlay(hall, session.playerId)
  if (!allowed.ok) return allowed
  const [player, balance, atGame, openRound] = await Promise.all([
    findPlayer(hall, session.playerId),
    readMainBalance(hall.db, session.playerId),
    readPlatformBalance(hall, session.playerId, platform),
    readOpenBet(hall.db, session.playerId, game.gid),
  ])
  const hasNothingToMove = floorToUnits(balance, 'TWD') === 0n && atGame.balanceMinor > 0n
  return succeed({
    MinDeposit: Number(platform.min_deposit_minor / CENTS),
    MaxDeposit: platform.max_deposit_minor === null ? null : Number(platform.max_deposit_minor / CENTS),
    GameBalance: formatWire(minor(atGame.balanceMinor), 'TWD'),
    ApiName: localized(platform.name, locale),
    GameUrl: `/startGame?gid=${encodeURIComponent(game.gid)}`,
    AutoEnter: player?.hasAutoTransfer === true || hasNothingToMove,
    Balance: formatWire(balance, 'TWD'),
    OpenRound:
      openRound === undefined
        ? null
        : { stake: formatWire(minor(openRound.bet_minor), 'TWD'), bet_time: openRound.bet_at.toISOString() },
  })
}
