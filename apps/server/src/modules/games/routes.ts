import * as calls from '@gamehall/contract/games'
import { handle } from '../../http/route.ts'
import { depositToGame } from './deposit-to-game.ts'
import { downloadBets } from './download-bets.ts'
import { downloadTransfers } from './download-transfers.ts'
import { enterGame } from './enter-game.ts'
import { getBetDetail } from './get-bet-detail.ts'
import { getGameBalance } from './get-game-balance.ts'
import { getGameHallList } from './get-game-hall-list.ts'
import { getPlatformBalances } from './get-platform-balances.ts'
import { getPlaySummary } from './get-play-summary.ts'
import { getTransfer } from './get-transfer.ts'
import { getTurnoverTerms } from './get-turnover-terms.ts'
import { confirmPlayLimit } from './limits/confirm-play-limit.ts'
import { getPlayLimits } from './limits/get-play-limits.ts'
import { setPlayLimit } from './limits/set-play-limit.ts'
import { setRealityCheck } from './limits/set-reality-check.ts'
import { startPlayBreak } from './limits/start-play-break.ts'
import { listBets } from './list-bets.ts'
import { listGames } from './list-games.ts'
import { listPlatforms } from './list-platforms.ts'
import { listTransfers } from './list-transfers.ts'
import { openTrialGame } from './open-trial-game.ts'
import { preEnterGame } from './pre-enter-game.ts'
import { setAutoTransfer } from './set-auto-transfer.ts'
import { continueSitting } from './sittings/continue-sitting.ts'
import { getSitting } from './sittings/get-sitting.ts'
import { withdrawFromGame } from './withdraw-from-game.ts'

export const routes = [
  handle(calls.getGameHallList, getGameHallList, { sharedForMs: 1_000 }),
  handle(calls.listGames, listGames),
  handle(calls.listPlatforms, listPlatforms, { sharedForMs: 1_000 }),
  handle(calls.listBets, listBets),
  handle(calls.downloadBets, downloadBets),
  handle(calls.getBetDetail, getBetDetail),
  handle(calls.getPlaySummary, getPlaySummary),
  handle(calls.getPlayLimits, getPlayLimits),
  handle(calls.setPlayLimit, setPlayLimit),
  handle(calls.confirmPlayLimit, confirmPlayLimit),
  handle(calls.startPlayBreak, startPlayBreak),
  handle(calls.setRealityCheck, setRealityCheck),
  handle(calls.getSitting, getSitting),
  handle(calls.continueSitting, continueSitting),
  handle(calls.preEnterGame, preEnterGame),
  handle(calls.enterGame, enterGame),
  handle(calls.openTrialGame, openTrialGame),
  handle(calls.getGameBalance, getGameBalance),
  handle(calls.getTurnoverTerms, getTurnoverTerms),
  handle(calls.getPlatformBalances, getPlatformBalances),
  handle(calls.setAutoTransfer, setAutoTransfer),
  handle(calls.depositToGame, depositToGame),
  handle(calls.withdrawFromGame, withdrawFromGame),
  handle(calls.getTransfer, getTransfer),
  handle(calls.listTransfers, listTransfers),
  handle(calls.downloadTransfers, downloadTransfers),
]
