import { sql } from 'kysely'
import type { ArcadeTrx, RoundRow } from '../db/schema.ts'
import type { DrawnRound } from './draw-instant-rounds.ts'

/** How the rounds are recorded: over, with their money moved, or waiting for the hall, with their outcome in the step. */
type RecordedAs = 'settled' | 'debiting'

/**
 * Records drawn rounds with their opening steps, and counts them in the seeds they were drawn from, in one statement. Runs in the
 * transaction that holds the locks of the seeds. `at`: when they were played, and of `debiting` ones when the hall is called.
 * Returns the rows as they are stored.
 */
export async function insertInstantRounds(
  trx: ArcadeTrx,
  rounds: readonly DrawnRound[],
  recordedAs: RecordedAs,
  at: Date,
): Promise<RoundRow[]> {
  if (rounds.length === 0) return []
  const toGiven = recordedAs === 'settled' ? toSettled : toDebiting
  const given = rounds.map((round) => ({ ...toGiven(round, at), ...toRow(round) }))
  // The foreign key of the steps is checked when the statement ends.
  const { rows } = await sql<RoundRow>`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(given)}::json) as g(
        round_id uuid, player_id bigint, platform text, game text, is_demo boolean, request_id uuid, seed_id bigint,
        client_seed text, nonce integer, bet bigint, win bigint, valid_bet bigint, status text, detail jsonb, wager jsonb,
        rules_version integer, words_drawn integer, settled_at timestamptz, phase text, called_at timestamptz, pay bigint,
        outcome jsonb)
    ), steps as (
      insert into arcade.round_steps (round_id, step, kind, request_id, action, phase, called_at, stake, pay, outcome, created_at)
        select round_id, 0, 'OPEN', request_id, null, phase, called_at, bet, pay, outcome, ${at}::timestamptz from given
    ), counted as (
      update arcade.seats s set nonce = g.nonce + 1 from given g where s.player_id = g.player_id and s.game = g.game
    )
    insert into arcade.rounds (round_id, player_id, platform, game, is_demo, request_id, seed_id, client_seed, nonce, bet, win,
        valid_bet, status, detail, wager, rules_version, words_drawn, opened_at, settled_at, changed_at, expires_at)
      select round_id, player_id, platform, game, is_demo, request_id, seed_id, client_seed, nonce, bet, win,
          valid_bet, status, detail, wager, rules_version, words_drawn, ${at}::timestamptz, settled_at, ${at}::timestamptz,
          ${at}::timestamptz
        from given
      returning *`.execute(trx)
  return rows
}

const toSettled = ({ pay, validBet, state, wordsDrawn }: DrawnRound, at: Date) => ({
  win: `${pay}`,
  valid_bet: `${validBet}`,
  status: 'SETTLED' as const,
  detail: state,
  words_drawn: wordsDrawn,
  settled_at: at,
  phase: 'CREDITED' as const,
  called_at: null,
  outcome: null,
})

/** The outcome is shown when the hall has said OK. */
const toDebiting = ({ state, wordsDrawn }: DrawnRound, at: Date) => ({
  win: '0',
  valid_bet: '0',
  status: 'PENDING' as const,
  detail: {},
  words_drawn: 0,
  settled_at: null,
  phase: 'DEBITING' as const,
  called_at: at,
  outcome: { detail: state, words_drawn: wordsDrawn, status: 'SETTLED' },
})

function toRow({ order, seeds, roundId, stake, pay }: DrawnRound) {
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
    bet: `${stake}`,
    pay: `${pay}`,
    wager: bet,
    rules_version: game.rulesVersion,
  }
}
