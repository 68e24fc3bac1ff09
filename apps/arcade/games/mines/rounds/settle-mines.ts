import type { ArcadeTrx } from '../../../src/db/schema.ts'
import type { SeededRound } from '../../../src/rounds/round-queries.ts'
import type { GameWallet } from '../../../src/wallet/game-wallet.ts'
import { minesPayout, minesValidBet } from '../rules.ts'
import { type MinesDetail, readMinesDetail } from './round-detail.ts'

/** Settles a locked, open round: pays nothing when a mine was hit (`detail.hit`), otherwise cashes it out. */
export async function settleMines(
  trx: ArcadeTrx,
  round: SeededRound,
  wallet: GameWallet,
  detail: MinesDetail,
  at: Date,
): Promise<void> {
  const win = detail.hit === null ? minesPayout(round.bet, detail.mines, detail.picks.length) : 0n
  await writeRound(trx, round, detail, {
    status: 'SETTLED',
    win,
    valid_bet: minesValidBet(round.bet, win),
    settled_at: at,
    changed_at: at,
  })
  await wallet.creditWin(trx, round.round_id, win)
}

/** Voids a locked, open round in which no tile was opened and refunds the stake. */
export async function voidMines(
  trx: ArcadeTrx,
  round: SeededRound,
  wallet: GameWallet,
  at: Date,
): Promise<void> {
  await writeRound(trx, round, readMinesDetail(round), { status: 'VOID', settled_at: at, changed_at: at })
  await wallet.refundBet(trx, round.round_id, round.bet)
}

/** Saves the tiles opened so far; the round stays open. The version stays, because the bet that the hall reads is unchanged. */
export async function saveMinesPicks(trx: ArcadeTrx, round: SeededRound, detail: MinesDetail): Promise<void> {
  await trx
    .updateTable('arcade.rounds')
    .set({ detail: JSON.stringify(detail) })
    .where('round_id', '=', round.round_id)
    .execute()
}

async function writeRound(
  trx: ArcadeTrx,
  round: SeededRound,
  detail: MinesDetail,
  changes: {
    status: 'SETTLED' | 'VOID'
    win?: bigint
    valid_bet?: bigint
    settled_at: Date
    changed_at: Date
  },
): Promise<void> {
  await trx
    .updateTable('arcade.rounds')
    .set({ ...changes, detail: JSON.stringify(detail), version: round.version + 1 })
    .where('round_id', '=', round.round_id)
    .execute()
}
