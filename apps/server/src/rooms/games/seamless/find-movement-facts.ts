import { sql } from 'kysely'
import type { BetRow } from '../bets/bet-queries.ts'
import type { GamesTrx } from '../tables.ts'
import type { SeamlessMovement } from './seamless-movement.ts'
import { lockName } from './seamless-scope.ts'
import type { EarlierTransaction, ReferredBet } from './seamless-transactions.ts'

/** What is stored about a movement. */
export interface MovementFacts {
  /** The transaction of the same id. */
  readonly earlier: EarlierTransaction | undefined
  /** The bet that a win refers to. */
  readonly reference: ReferredBet | undefined
  readonly round: BetRow | undefined
  /** Whether the player limits loss or stakes. */
  readonly hasStakeLimit: boolean
}

type Nullable<T> = { [Key in keyof T]: T[Key] | null }
type FactsRow = Nullable<BetRow> & {
  readonly known_state: EarlierTransaction['state'] | null
  readonly known_player_id: bigint
  readonly known_digest: Buffer | null
  readonly reference_kind: ReferredBet['kind'] | null
  readonly reference_state: ReferredBet['state']
  readonly reference_player_id: bigint
  readonly reference_api_key: string
  readonly reference_round_id: string
  readonly has_stake_limit: boolean
}

/**
 * Locks the players, who follow each other from here on, and reads what is stored about their movements, in their order. One
 * statement, `find_seamless_movements`.
 */
export async function findMovementFacts(
  trx: GamesTrx,
  movements: readonly SeamlessMovement[],
): Promise<MovementFacts[]> {
  const playerIds = movements.map(({ playerId }) => playerId).toSorted((a, b) => (a < b ? -1 : 1))
  const given = movements.map((movement) => ({
    player_id: `${movement.playerId}`,
    provider: movement.provider,
    transaction_id: movement.request.transactionId,
    reference_id: movement.kind === 'win' ? movement.request.referenceId : null,
    api_key: movement.kind === 'bet' ? (movement.game?.apiKey ?? null) : null,
    round_id: movement.request.roundId,
  }))
  const { rows } = await sql<FactsRow>`
    select * from find_seamless_movements(${playerIds.map(lockName)}::text[], ${JSON.stringify(given)}::json)`.execute(
    trx,
  )
  if (rows.length !== movements.length) throw new Error('find_seamless_movements left a movement out')
  return rows.map(toFacts)
}

function toFacts(row: FactsRow): MovementFacts {
  const { known_state, reference_kind } = row
  return {
    earlier:
      known_state === null
        ? undefined
        : { state: known_state, player_id: row.known_player_id, digest: row.known_digest },
    reference:
      reference_kind === null
        ? undefined
        : {
            kind: reference_kind,
            state: row.reference_state,
            player_id: row.reference_player_id,
            api_key: row.reference_api_key,
            round_id: row.reference_round_id,
          },
    round: hasRound(row) ? toBetRow(row) : undefined,
    hasStakeLimit: row.has_stake_limit,
  }
}

const hasRound = (row: FactsRow): row is FactsRow & BetRow => row.bet_id !== null

const toBetRow = (row: BetRow): BetRow => ({
  api_key: row.api_key,
  bet_id: row.bet_id,
  version: row.version,
  player_id: row.player_id,
  gid: row.gid,
  status: row.status,
  bet_minor: row.bet_minor,
  valid_bet_minor: row.valid_bet_minor,
  win_minor: row.win_minor,
  bet_at: row.bet_at,
  settled_at: row.settled_at,
  free_grant_id: row.free_grant_id,
})
