import type { MinesRound } from '../../src/game-api/schema.ts'
import { newRequestId } from '../shared/api/new-request-id.ts'
import { classifyWireReturn } from '../shared/celebration/classify-return.ts'
import { formatMoney, toMinor } from '../shared/money/wire-money.ts'
import type { GameKit } from '../shared/shell/game-kit.ts'
import type { minesText } from './mines-text.ts'

/** Where a step shows what the arcade answered. */
export interface MinesTable {
  readonly kit: GameKit
  readonly text: (typeof minesText)['en']
  setRound(round: MinesRound): void
}

/** Bets and lays the mines. Where a round is open already (from another page), that one is shown instead. */
export async function startRound({ kit, text, setRound }: MinesTable, bet: string, mines: number) {
  if (toMinor(kit.balance) < toMinor(bet)) {
    kit.askForBalance()
    return
  }
  const answer = await kit.play('startMines', { request_id: newRequestId(), bet, mines })
  if (answer === null) {
    const found = await kit.client.call('resumeSession', {})
    if (found.ok && found.data.open_round?.game === 'mines') setRound(found.data.open_round)
    return
  }
  kit.sounds.bet()
  kit.showBalance(answer.balance)
  kit.keepFairness(answer.fairness)
  setRound(answer.round)
  kit.announce(text.started)
}

export async function openTile(table: MinesTable, roundId: string, tile: number) {
  const answer = await table.kit.play('pickMines', { round_id: roundId, tile })
  if (answer === null) await lookAgain(table, roundId)
  else accept(table, answer)
}

export async function cashOutRound(table: MinesTable, roundId: string) {
  const answer = await table.kit.play('cashOutMines', { round_id: roundId })
  if (answer === null) await lookAgain(table, roundId)
  else accept(table, answer)
}

function accept(table: MinesTable, answer: { readonly round: MinesRound; readonly balance: string }) {
  table.kit.showBalance(answer.balance)
  table.setRound(answer.round)
  tellOutcome(table, answer.round)
}

/** After a refused step the board may be out of date: cashed out by its 24 hours, or from another page. */
async function lookAgain({ kit, setRound }: MinesTable, roundId: string) {
  const [found, money] = await Promise.all([
    kit.client.call('getRound', { round_id: roundId }),
    kit.client.call('getBalance', {}),
  ])
  if (found.ok && found.data.round.game === 'mines') setRound(found.data.round)
  if (money.ok) kit.showBalance(money.data.balance)
}

/** Sounds and says how a round stands. */
export function tellOutcome({ kit, text }: MinesTable, round: MinesRound) {
  if (round.hit_tile !== null) {
    kit.sounds.boom()
    kit.announce(text.lost)
  } else if (round.status === 'settled') {
    const isWin = classifyWireReturn(round.win, round.bet) === 'win'
    if (isWin) kit.sounds.cashOut()
    const words = isWin ? text.won : text.returned
    kit.announce(words(formatMoney(round.win), round.multiplier ?? '1.00'))
  } else if (round.status === 'open') {
    kit.sounds.gem(round.picks.length)
    kit.announce(text.foundGem(round.multiplier ?? '1.00'))
  }
}
