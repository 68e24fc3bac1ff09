import { newRequestId } from '../../../web/shared/api/new-request-id.ts'
import { classifyWireReturn } from '../../../web/shared/celebration/classify-return.ts'
import { formatMoney, toMinor } from '../../../web/shared/money/wire-money.ts'
import type { GameKit } from '../../../web/shared/shell/game-kit.ts'
import type { MinesAction, MinesRound } from '../schemas.ts'
import type { minesText } from '../text.ts'
import { isMinesRound } from './mines-round.ts'

/** What an action needs to show its result. */
export interface MinesActionContext {
  readonly kit: GameKit
  readonly text: (typeof minesText)['en']
  setRound(round: MinesRound): void
}

/** Starts a round. When it is refused because a round is open already, shows that round. */
export async function startRound({ kit, text, setRound }: MinesActionContext, bet: string, mines: number) {
  if (toMinor(kit.balance) < toMinor(bet)) {
    kit.requestBalance()
    return
  }
  const answer = await kit.play('openRound', { request_id: newRequestId(), bet: { amount: bet, mines } })
  if (answer === null) {
    const found = await kit.client.call('resumeSession', {})
    if (found.ok && isMinesRound(found.data.open_round)) setRound(found.data.open_round)
    return
  }
  kit.sounds.bet()
  kit.showBalance(answer.balance)
  kit.setFairness(answer.fairness)
  if (isMinesRound(answer.round)) setRound(answer.round)
  kit.announce(text.started)
}

/** Opens a tile or cashes out, and shows what came of it. */
export async function actOnRound(table: MinesActionContext, roundId: string, action: MinesAction) {
  const answer = await table.kit.play('actOnRound', {
    request_id: newRequestId(),
    round_id: roundId,
    action,
  })
  if (answer === null || !isMinesRound(answer.round)) {
    await reloadRound(table, roundId)
    return
  }
  table.kit.showBalance(answer.balance)
  table.setRound(answer.round)
  announceOutcome(table, answer.round)
}

/** Reloads the round and balance after a refused action: the round may have been settled after 24 hours or on another page. */
async function reloadRound({ kit, setRound }: MinesActionContext, roundId: string) {
  const [found, money] = await Promise.all([
    kit.client.call('getRound', { round_id: roundId }),
    kit.client.call('getBalance', {}),
  ])
  if (found.ok && isMinesRound(found.data.round)) setRound(found.data.round)
  if (money.ok) kit.showBalance(money.data.balance)
}

/** Plays the sound of a round's state and announces it to screen readers. */
export function announceOutcome({ kit, text }: MinesActionContext, round: MinesRound) {
  if (round.hit_tile !== null) {
    kit.sounds.boom()
    kit.announce(text.lost)
  } else if (round.status === 'settled') {
    const isWin = classifyWireReturn(round.win, round.bet) === 'win'
    if (isWin) kit.sounds.cashOut()
    const outcomeText = isWin ? text.won : text.returned
    kit.announce(outcomeText(formatMoney(round.win), round.multiplier ?? '1.00'))
  } else if (round.status === 'open') {
    kit.sounds.gem(round.picks.length)
    kit.announce(text.foundGem(round.multiplier ?? '1.00'))
  }
}
