import { createRoundStream } from '../fairness/random-stream.ts'
import type { GameModule, RoundContext } from '../games/game-module.ts'
import { formatAmount } from '../wallet/amount.ts'
import type { SeededRound } from './round-queries.ts'

/** Parses the round's state with its module's schema; a round whose opening is not drawn has none. */
export function readState(game: GameModule, row: Pick<SeededRound, 'detail'>): unknown {
  return game.schemas.state.parse(row.detail)
}

/** What the round's rules may read besides its state. */
export function readContext(game: GameModule, row: SeededRound): RoundContext<unknown> {
  return {
    bet: readBet(game, row),
    staked: row.bet,
    paid: row.win,
    status: row.status === 'PENDING' ? 'OPEN' : row.status,
    stream: createRoundStream(
      { serverSeed: row.seed, clientSeed: row.client_seed, nonce: row.nonce },
      row.words_drawn,
    ),
    ...(row.shared_round_id !== null && { outcome: row.outcome }),
  }
}

/** Returns the round's bet. Rounds from before the column `wager` hold it as their stake and in their state. */
export function readBet(game: GameModule, row: SeededRound): unknown {
  return game.schemas.bet.parse(row.wager ?? { ...row.detail, amount: formatAmount(row.bet) })
}
