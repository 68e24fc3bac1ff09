import { saltSourceOf } from '../fairness/salt-source.ts'
import type { Round } from '../game-api/schema.ts'
import type { GameModule } from '../games/game-module.ts'
import { formatAmount } from '../wallet/amount.ts'
import type { SeededRound } from './round-queries.ts'
import { readContext, readState } from './stored-round.ts'

const STATUS = { PENDING: 'open', OPEN: 'open', SETTLED: 'settled', VOID: 'void' } as const

/** Maps a stored round to what its player may see: the fields of every round and the view of its game. */
export function roundView(game: GameModule, row: SeededRound): Round {
  return { ...game.view(readState(game, row), readContext(game, row)), ...commonView(row) }
}

type CommonRow = Pick<
  SeededRound,
  'round_id' | 'game' | 'status' | 'bet' | 'win' | 'opened_at' | 'settled_at' | 'expires_at' | 'free_grant'
> &
  Pick<SeededRound, 'seed' | 'seed_hash' | 'revealed_at' | 'client_seed' | 'nonce'> &
  Pick<SeededRound, 'shared_round_id' | 'beacon_chain_hash' | 'beacon_round'>

/** Maps the fields that the rounds of all games have. */
export function commonView(row: CommonRow): Round {
  return {
    round_id: row.round_id,
    game: row.game,
    status: STATUS[row.status],
    bet: formatAmount(row.bet),
    win: formatAmount(row.win),
    opened_at: row.opened_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    ...(row.free_grant !== null && { is_free: true as const }),
    fairness: {
      server_seed_hash: row.seed_hash,
      server_seed: row.revealed_at === null ? null : row.seed,
      client_seed: row.client_seed,
      nonce: row.nonce,
      ...(row.shared_round_id !== null && { salt_source: saltSourceOf(row) }),
    },
  }
}
