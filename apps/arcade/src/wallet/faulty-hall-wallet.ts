import type { FaultInjector } from '../provider/fault-injector.ts'
import type { HallAnswer, HallWallet } from './hall-wallet.ts'

const UNKNOWN: HallAnswer = { kind: 'unknown' }

/**
 * A hall wallet with injected faults, for tests: a request that never arrives (`timeout`, `fail`), whose answer is lost
 * (`timeout_after_apply`, `answer_late`), or that arrives twice (`answer_twice`). Losing an answer takes no time.
 */
export function withFaults(wallet: HallWallet, faults: FaultInjector): HallWallet {
  const ask = async (operation: string, request: () => Promise<HallAnswer>): Promise<HallAnswer> => {
    const fault = await faults.take(operation)
    if (fault === 'timeout' || fault === 'fail') return UNKNOWN
    if (fault === 'answer_twice') await request()
    const answer = await request()
    return fault === 'timeout_after_apply' || fault === 'answer_late' ? UNKNOWN : answer
  }
  return {
    balance: (player) => wallet.balance(player),
    bet: (bet) => ask('bet', () => wallet.bet(bet)),
    betWin: (bet) => ask('bet-win', () => wallet.betWin(bet)),
    win: (win) => ask('win', () => wallet.win(win)),
    rollback: (rollback) => ask('rollback', () => wallet.rollback(rollback)),
  }
}
