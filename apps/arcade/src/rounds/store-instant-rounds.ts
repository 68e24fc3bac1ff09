import { sql } from 'kysely'
import type { ArcadeTrx, RoundRow } from '../db/schema.ts'
import type { DrawnRound } from './draw-instant-rounds.ts'

/**
 * Records drawn rounds with their opening step and counts them in the seeds they were drawn from, in the transaction that locked
 * these: `settled`, or waiting for the hall, with their outcome in the step. Returns the rows as they are stored. One statement,
 * `insert_instant_rounds`.
 */
export async function insertInstantRounds(
  trx: ArcadeTrx,
  rounds: readonly DrawnRound[],
  { isSettled, at }: { readonly isSettled: boolean; readonly at: Date },
): Promise<RoundRow[]> {
  if (rounds.length === 0) return []
  const given = rounds.map((round) => ({ ...toGiven(round), is_settled: isSettled }))
  const { rows } = await sql<RoundRow>`
    select * from arcade.insert_instant_rounds(${JSON.stringify(given)}::json, ${at})`.execute(trx)
  return rows
}

function toGiven({ order, seeds, roundId, stake, pay, validBet, state, wordsDrawn }: DrawnRound) {
  const { session, game, requestId, bet } = order
  return {
    round_id: roundId,
    player_id: `${session.player.player_id}`,
    platform: game.platform,
    game: game.id,
    is_demo: session.player.demo_balance !== null,
    request_id: requestId,
    seed_id: `${seeds.seed_id}`,
    client_seed: seeds.client_seed,
    nonce: seeds.nonce,
    stake: `${stake}`,
    pay: `${pay}`,
    valid_bet: `${validBet}`,
    detail: state,
    wager: bet,
    rules_version: game.rulesVersion,
    words_drawn: wordsDrawn,
  }
}
