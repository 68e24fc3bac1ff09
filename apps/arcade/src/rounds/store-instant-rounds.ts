import { sql } from 'kysely'
import type { ArcadeTrx, RoundStepRow } from '../db/schema.ts'
import type { DrawnRound } from './draw-instant-rounds.ts'

/** The round's row as it is once it is paid. */
export function toSettledRow({ order, seeds, roundId, stake, pay, ...round }: DrawnRound, at: Date) {
  const { session, game, requestId, bet } = order
  return {
    round_id: roundId,
    player_id: session.player.player_id,
    platform: game.platform,
    game: game.id,
    is_demo: session.player.demo_balance !== null,
    request_id: requestId,
    seed_id: seeds.seed_id,
    client_seed: seeds.client_seed,
    nonce: seeds.nonce,
    bet: stake,
    win: pay,
    valid_bet: round.validBet,
    status: 'SETTLED' as const,
    detail: JSON.stringify(round.state),
    wager: JSON.stringify(bet),
    rules_version: game.rulesVersion,
    words_drawn: round.wordsDrawn,
    opened_at: at,
    settled_at: at,
    changed_at: at,
    expires_at: at,
    shared_round_id: null,
    due_ms: null,
  }
}

/** `outcome`: JSON, of a step that is not credited yet. */
interface OpeningPhase extends Pick<RoundStepRow, 'phase' | 'called_at'> {
  readonly outcome: string | null
}

/** Inserts the only step of each drawn round, and counts the rounds in the seeds they were drawn from. */
export async function insertOpeningSteps(
  trx: ArcadeTrx,
  rounds: readonly DrawnRound[],
  at: Date,
  toPhase: (round: DrawnRound) => OpeningPhase,
): Promise<void> {
  await trx
    .insertInto('arcade.round_steps')
    .values(
      rounds.map((round) => ({
        round_id: round.roundId,
        step: 0,
        kind: 'OPEN' as const,
        request_id: round.order.requestId,
        action: null,
        stake: round.stake,
        pay: round.pay,
        created_at: at,
        ...toPhase(round),
      })),
    )
    .execute()
  await advanceNonces(trx, rounds)
}

async function advanceNonces(trx: ArcadeTrx, rounds: readonly DrawnRound[]): Promise<void> {
  const nonces = rounds.map(({ seeds }) => ({
    player_id: `${seeds.player_id}`,
    game: seeds.game,
    nonce: seeds.nonce + 1,
  }))
  await sql`
    update arcade.seats s set nonce = v.nonce
      from json_to_recordset(${JSON.stringify(nonces)}::json) as v(player_id bigint, game text, nonce integer)
      where s.player_id = v.player_id and s.game = v.game`.execute(trx)
}
