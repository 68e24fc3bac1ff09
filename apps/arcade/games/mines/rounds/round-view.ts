import type { MinesRound } from '../../../src/game-api/schema.ts'
import { roundBaseView } from '../../../src/rounds/round-base-view.ts'
import type { SeededRound } from '../../../src/rounds/round-queries.ts'
import { formatAmount } from '../../../src/wallet/amount.ts'
import { formatMultiplier, minesMultiplier, minesPayout, minesPickLimit } from '../rules.ts'
import { deriveMineTiles, readMinesDetail } from './round-detail.ts'

const STATUS = { OPEN: 'open', SETTLED: 'settled', VOID: 'void' } as const

export function minesRoundView(row: SeededRound): MinesRound {
  const { mines, picks, hit } = readMinesDetail(row)
  const isOpen = row.status === 'OPEN'
  const safePicks = hit === null ? picks.length : picks.length - 1
  const priceOf = (count: number) => ({
    multiplier: formatMultiplier(minesMultiplier(mines, count)),
    payout: formatAmount(minesPayout(row.bet, mines, count)),
  })
  const now = safePicks > 0 ? priceOf(safePicks) : null
  const next = isOpen && safePicks < minesPickLimit(row.bet, mines) ? priceOf(safePicks + 1) : null
  return {
    ...roundBaseView(row),
    game: 'mines',
    status: STATUS[row.status],
    mines,
    picks,
    hit_tile: hit,
    mine_tiles: isOpen ? null : deriveMineTiles(row),
    multiplier: now?.multiplier ?? null,
    payout: now?.payout ?? null,
    next_multiplier: next?.multiplier ?? null,
    next_payout: next?.payout ?? null,
    expires_at: row.expires_at.toISOString(),
  }
}
