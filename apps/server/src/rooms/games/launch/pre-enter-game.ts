import type { preEnterGame as call } from '@gamehall/contract/games'
import { floorToWholeUnits, formatWireAmount } from '@gamehall/money'
import { listArcadeOrigins } from '../../../platform/config/list-arcade-origins.ts'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { findPlayer } from '../../account/index.ts'
import { readMainBalance } from '../../wallet/index.ts'
import { findGame } from '../catalogue/catalogue-queries.ts'
import { gameStatus } from '../catalogue/platform-status.ts'
import { hasFreeRounds } from '../free-rounds/free-rounds-grant-queries.ts'
import { checkPlayAllowed } from '../limits/check-play-allowed.ts'
import { readOpenRounds } from '../open-rounds/read-open-rounds.ts'
import { hasPlatformWallets } from '../platforms/provider-of.ts'
import { readPlatformBalance } from '../platforms/read-platform-balance.ts'
import type { GamesContext } from '../tables.ts'
import { filterPrefetchUrls } from './filter-prefetch-urls.ts'

const CENTS = 100n

/**
 * §3, §4, §7 /game/preEnter: transfer limits in whole dollars, balances, an unfinished round, and whether to enter without
 * asking. A platform without wallets of its own is entered without asking, with the balance of the main wallet; so is a game of which the player has free rounds, when there is nothing to move. 30005: no such game. 30000: maintenance. 10300–10304: break or own limit.
 */
export const preEnterGame: UseCase<typeof call, GamesContext> = async (ctx, request, { session, locale }) => {
  const found = await findGame(ctx.db, request.gameId)
  if (found === undefined) return refuse(30005)
  const { game, platform } = found
  if (gameStatus(game, platform, ctx.clock.now()) === 2) return refuse(30000)
  const allowed = await checkPlayAllowed(ctx, session.playerId)
  if (!allowed.ok) return allowed
  const hasWallets = hasPlatformWallets(ctx, platform)
  const [player, balance, atGame, openRounds, isFree] = await Promise.all([
    findPlayer(ctx, session.playerId),
    readMainBalance(ctx.db, session.playerId),
    hasWallets ? readPlatformBalance(ctx, session.playerId, platform) : null,
    readOpenRounds(ctx, session.playerId, platform.provider),
    hasFreeRounds(ctx.db, { playerId: session.playerId, gid: game.gid, now: ctx.clock.now() }),
  ])
  const openRound = openRounds.find((round) => round.game.gid === game.gid)
  const hasNothingToMove =
    atGame === null || (floorToWholeUnits(balance, 'TWD') === 0n && (atGame.balanceMinor > 0n || isFree))
  return succeed({
    MinDeposit: Number(platform.min_deposit_minor / CENTS),
    MaxDeposit: platform.max_deposit_minor === null ? null : Number(platform.max_deposit_minor / CENTS),
    GameBalance: formatWireAmount(atGame?.balanceMinor ?? balance, 'TWD'),
    ApiName: localizeText(platform.name, locale),
    GameUrl: `/startGame?gid=${encodeURIComponent(game.gid)}`,
    AutoEnter: player?.hasAutoTransfer === true || hasNothingToMove,
    Balance: formatWireAmount(balance, 'TWD'),
    Wallet: hasWallets ? 'transfer' : 'seamless',
    OpenRound:
      openRound === undefined
        ? null
        : {
            stake: formatWireAmount(openRound.stakeMinor, 'TWD'),
            bet_time: openRound.betAt.toISOString(),
            is_shared: openRound.isShared,
            table: openRound.table && localizeText({ ...openRound.table }, locale),
          },
    Prefetch: filterPrefetchUrls(game.page_files, listArcadeOrigins(ctx.config)),
  })
}
