import * as calls from '@gamehall/contract/games'
import { defineRoute } from '../../platform/http/route.ts'
import { downloadBets } from './bets/download-bets.ts'
import { getBetDetail } from './bets/get-bet-detail.ts'
import { listBets } from './bets/list-bets.ts'
import { getGameHallList } from './catalogue/get-game-hall-list.ts'
import { getLiveTables } from './catalogue/get-live-tables.ts'
import { listGames } from './catalogue/list-games.ts'
import { listLastResults } from './catalogue/list-last-results.ts'
import { listPlatforms } from './catalogue/list-platforms.ts'
import { getGameSearchIndex } from './catalogue/search/get-game-search-index.ts'
import { listFreeRounds } from './free-rounds/list-free-rounds.ts'
import { enterGame } from './launch/enter-game.ts'
import { openTrialGame } from './launch/open-trial-game.ts'
import { preEnterGame } from './launch/pre-enter-game.ts'
import { confirmPlayLimit } from './limits/confirm-play-limit.ts'
import { getPlayLimits } from './limits/get-play-limits.ts'
import { setPlayLimit } from './limits/set-play-limit.ts'
import { setRealityCheck } from './limits/set-reality-check.ts'
import { startPlayBreak } from './limits/start-play-break.ts'
import { listOpenRounds } from './open-rounds/list-open-rounds.ts'
import { getOwnGames } from './own-games/get-own-games.ts'
import { setFavoriteGames } from './own-games/set-favorite-games.ts'
import { getGameBalance } from './platforms/get-game-balance.ts'
import { getPlatformBalances } from './platforms/get-platform-balances.ts'
import { setAutoTransfer } from './platforms/set-auto-transfer.ts'
import { continuePlaySession } from './play-sessions/continue-play-session.ts'
import { getPlaySession } from './play-sessions/get-play-session.ts'
import { getPlaySummary } from './play-summary/get-play-summary.ts'
import { depositToGame } from './transfers/deposit-to-game.ts'
import { downloadTransfers } from './transfers/download-transfers.ts'
import { getTransfer } from './transfers/get-transfer.ts'
import { listTransfers } from './transfers/list-transfers.ts'
import { withdrawFromGame } from './transfers/withdraw-from-game.ts'
import { getTurnoverTerms } from './turnover/get-turnover-terms.ts'

export const routes = [
  defineRoute(calls.getGameHallList, getGameHallList, { sharedCacheMs: 1_000 }),
  defineRoute(calls.listGames, listGames),
  defineRoute(calls.getLiveTables, getLiveTables, { sharedCacheMs: 1_000 }),
  defineRoute(calls.listLastResults, listLastResults),
  defineRoute(calls.getGameSearchIndex, getGameSearchIndex, { sharedCacheMs: 10_000 }),
  defineRoute(calls.listPlatforms, listPlatforms, { sharedCacheMs: 1_000 }),
  defineRoute(calls.getOwnGames, getOwnGames),
  defineRoute(calls.setFavoriteGames, setFavoriteGames),
  defineRoute(calls.listBets, listBets),
  defineRoute(calls.downloadBets, downloadBets),
  defineRoute(calls.getBetDetail, getBetDetail),
  defineRoute(calls.getPlaySummary, getPlaySummary),
  defineRoute(calls.getPlayLimits, getPlayLimits),
  defineRoute(calls.setPlayLimit, setPlayLimit),
  defineRoute(calls.confirmPlayLimit, confirmPlayLimit),
  defineRoute(calls.startPlayBreak, startPlayBreak),
  defineRoute(calls.setRealityCheck, setRealityCheck),
  defineRoute(calls.getPlaySession, getPlaySession),
  defineRoute(calls.continuePlaySession, continuePlaySession),
  defineRoute(calls.preEnterGame, preEnterGame),
  defineRoute(calls.listOpenRounds, listOpenRounds),
  defineRoute(calls.enterGame, enterGame),
  defineRoute(calls.openTrialGame, openTrialGame),
  defineRoute(calls.listFreeRounds, listFreeRounds),
  defineRoute(calls.getGameBalance, getGameBalance),
  defineRoute(calls.getTurnoverTerms, getTurnoverTerms),
  defineRoute(calls.getPlatformBalances, getPlatformBalances),
  defineRoute(calls.setAutoTransfer, setAutoTransfer),
  defineRoute(calls.depositToGame, depositToGame),
  defineRoute(calls.withdrawFromGame, withdrawFromGame),
  defineRoute(calls.getTransfer, getTransfer),
  defineRoute(calls.listTransfers, listTransfers),
  defineRoute(calls.downloadTransfers, downloadTransfers),
]
