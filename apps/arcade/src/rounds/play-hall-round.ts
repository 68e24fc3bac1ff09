import { batchPerOwner } from '@gamehall/postgres'
import { sql } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx, RoundRow } from '../db/schema.ts'
import { failed, type GameFailure } from '../game-api/game-result.ts'
import type { HallBetWin, HallWallet } from '../wallet/hall-wallet.ts'
import {
  answerInstant,
  type DrawnRound,
  drawInstantRounds,
  type InstantOrder,
  isDrawn,
  keyOfOrder,
  type PlayedInstant,
} from './draw-instant-rounds.ts'
import { settleUntakenBet } from './hall-steps.ts'
import { movementKey } from './step-transitions.ts'
import { insertOpeningSteps, toSettledRow } from './store-instant-rounds.ts'

/** Rounds that wait for a batch in progress join one batch; one that waits for a lock holds them up no longer than this. */
const OVERLAP_AFTER_MS = 40

/**
 * Opens and settles a round of an instant game on the hall's wallet (docs/protocols/seamless.md): the round is recorded as
 * DEBITING with its outcome, the hall takes the bet and pays the win in one, the round is shown. Many players' rounds share each
 * of the two transactions. Whoever finds a round that stayed DEBITING rolls it back, and shows it when the hall says that it
 * stands (`hall-steps.ts`). Null when the round is to be opened or finished step by step. A refused bet is removed
 * without a trace.
 */
export async function playHallRound(
  ctx: ArcadeContext,
  hall: HallWallet,
  order: InstantOrder,
): Promise<PlayedInstant | null> {
  const recorded = await recordRound(ctx, order)
  if (recorded === null || 'code' in recorded) return recorded
  const { round, token, calledAt } = recorded
  const answer = await hall.betWin(toBetWin(round, token))
  if (answer.kind === 'ok') {
    const row = await creditRound(ctx, recorded)
    return row === null ? null : { ok: true, data: answerInstant(round, row, answer.balance) }
  }
  const owned = { round_id: round.roundId, player_id: round.seeds.player_id, game: round.seeds.game }
  const code = await settleUntakenBet({ ctx, owned, at: ctx.clock.now() }, calledAt, answer)
  return code === null ? null : failed(code)
}

/** A drawn round that waits for the hall. `calledAt` marks the call as this process's own. */
interface RecordedRound {
  readonly round: DrawnRound
  readonly token: string
  readonly calledAt: Date
}

const toBetWin = ({ order, roundId, stake, pay, validBet }: DrawnRound, token: string): HallBetWin => ({
  transaction: movementKey({ round_id: roundId, step: 0 }, 'stake'),
  round: roundId,
  game: order.game.id,
  player: order.session.player.name,
  token,
  amount: stake,
  win: pay,
  isRoundClosed: true,
  validBet,
})

const recordRound: (ctx: ArcadeContext, order: InstantOrder) => Promise<RecordedRound | GameFailure | null> =
  batchPerOwner(recordRounds, {
    keyOf: keyOfOrder,
    maxConcurrentBatches: 2,
    overlapAfterMs: OVERLAP_AFTER_MS,
  })

function recordRounds(
  ctx: ArcadeContext,
  orders: readonly InstantOrder[],
): Promise<(RecordedRound | GameFailure | null)[]> {
  return ctx.db.transaction().execute(async (trx) => {
    const results = await drawInstantRounds(ctx, trx, orders)
    const tokens = await findWalletTokens(trx, results.filter(isDrawn))
    const calledAt = ctx.clock.now()
    const recorded = results.map((result): RecordedRound | GameFailure | null => {
      // A round without a stake needs no call to the hall.
      if (!isDrawn(result) || result.stake === 0n) return isDrawn(result) ? null : result
      const token = tokens.get(keyOfOrder(result.order))
      return token === undefined ? failed('SESSION_EXPIRED') : { round: result, token, calledAt }
    })
    await insertRounds(
      trx,
      recorded.flatMap((one) => (one !== null && 'round' in one ? [one.round] : [])),
      calledAt,
    )
    return recorded
  })
}

/** The tokens of the players' newest launches of their games. */
async function findWalletTokens(
  trx: ArcadeTrx,
  rounds: readonly DrawnRound[],
): Promise<ReadonlyMap<string, string>> {
  const keys = new Map(rounds.map(({ order }) => [keyOfOrder(order), order]))
  const wanted = [...keys].map(([key, { session, game }]) => ({
    key,
    player_id: `${session.player.player_id}`,
    game: game.id,
  }))
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{ key: string; token: string | null }>`
    select w.key, newest.wallet_token as token
      from json_to_recordset(${JSON.stringify(wanted)}::json) as w(key text, player_id bigint, game text)
      cross join lateral (
        select s.wallet_token from arcade.sessions s where s.player_id = w.player_id and s.game = w.game
          order by s.launch_expires_at desc limit 1
      ) newest`.execute(trx)
  return new Map(rows.flatMap(({ key, token }) => (token === null ? [] : [[key, token] as const])))
}

async function insertRounds(trx: ArcadeTrx, rounds: readonly DrawnRound[], calledAt: Date): Promise<void> {
  if (rounds.length === 0) return
  await trx
    .insertInto('arcade.rounds')
    .values(
      rounds.map((round) => ({
        ...toSettledRow(round, calledAt),
        win: 0n,
        valid_bet: 0n,
        status: 'PENDING' as const,
        detail: '{}',
        words_drawn: 0,
        settled_at: null,
      })),
    )
    .execute()
  await insertOpeningSteps(trx, rounds, calledAt, ({ state, wordsDrawn }) => ({
    phase: 'DEBITING',
    called_at: calledAt,
    outcome: JSON.stringify({ detail: state, words_drawn: wordsDrawn, status: 'SETTLED' }),
  }))
}

/** Settles a round whose money was moved; null when another process considered its call lost and settles it. */
const creditRound: (ctx: ArcadeContext, recorded: RecordedRound) => Promise<RoundRow | null> = batchPerOwner(
  creditRounds,
  {
    keyOf: ({ round }) => keyOfOrder(round.order),
    maxConcurrentBatches: 2,
    overlapAfterMs: OVERLAP_AFTER_MS,
  },
)

async function creditRounds(
  ctx: ArcadeContext,
  recorded: readonly RecordedRound[],
): Promise<(RoundRow | null)[]> {
  const at = ctx.clock.now()
  const given = recorded.map(({ round, calledAt }) => ({
    round_id: round.roundId,
    player_id: `${round.seeds.player_id}`,
    game: round.seeds.game,
    called_at: calledAt.toISOString(),
    detail: round.state,
    win: `${round.pay}`,
    valid_bet: `${round.validBet}`,
    words_drawn: round.wordsDrawn,
  }))
  // The lock of the seeds comes first, as wherever a step changes; a step that was taken over meanwhile does not match.
  const { rows } = await sql<RoundRow>`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(given)}::json) as g(
        round_id uuid, player_id bigint, game text, called_at timestamptz, detail jsonb, win bigint, valid_bet bigint, words_drawn int)
    ), locked as materialized (
      select s.player_id, s.game from arcade.seats s
        where (s.player_id, s.game) in (select player_id, game from given) order by s.player_id, s.game for update
    ), credited as (
      update arcade.round_steps s set phase = 'CREDITED', outcome = null
        from given g join locked using (player_id, game)
        where s.round_id = g.round_id and s.step = 0 and s.phase = 'DEBITING' and s.called_at = g.called_at
        returning s.round_id
    )
    update arcade.rounds r set detail = g.detail, status = 'SETTLED', win = g.win, valid_bet = g.valid_bet,
        words_drawn = g.words_drawn, settled_at = ${at}, changed_at = ${at}, expires_at = ${at}
      from given g join credited using (round_id)
      where r.round_id = g.round_id
      returning r.*`.execute(ctx.db)
  const byId = new Map(rows.map((row) => [row.round_id, row]))
  return recorded.map(({ round }) => byId.get(round.roundId) ?? null)
}
