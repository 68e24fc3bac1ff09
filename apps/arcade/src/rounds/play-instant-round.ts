import { batchPerOwner } from '@gamehall/postgres'
import { sql } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import { describeMovements, type WalletMovement } from '../wallet/wallets.ts'
import {
  answerInstant,
  type DrawnRound,
  drawInstantRounds,
  type InstantOrder,
  keyOfOrder,
  type PlayedInstant,
} from './draw-instant-rounds.ts'
import { type Hindrance, recordUnhindered, serializeRounds } from './record-instant-rounds.ts'
import { movementKey } from './step-transitions.ts'

/**
 * Opens and settles a round of an instant game, of a player whose wallet is here. Rounds of several players share two statements:
 * one reads the seeds that the rounds are drawn from, the other moves the money and records the rounds, if the seeds are still
 * those: all of it is committed, or nothing is. Null when the round is to be opened step by step instead. Refuses with
 * MAINTENANCE, LIMIT_REACHED and INSUFFICIENT; nothing moves then.
 */
export const playInstantRound: (ctx: ArcadeContext, order: InstantOrder) => Promise<PlayedInstant | null> =
  batchPerOwner(playInstantRounds, { keyOf: keyOfOrder, maxConcurrentBatches: 2 })

async function playInstantRounds(
  ctx: ArcadeContext,
  orders: readonly InstantOrder[],
): Promise<(PlayedInstant | null)[]> {
  const drawn = await drawInstantRounds(ctx, orders)
  const at = ctx.clock.now()
  const { rounds, result, hindered } = await recordUnhindered(
    drawn.filter((round) => round !== null),
    (unhindered) => callPlayInstantRounds(ctx, unhindered, at),
  )
  const balances = new Map(rounds.map((round, index) => [round, result?.balances?.[index]]))
  return drawn.map((round) => {
    if (round === null) return null
    const balance = balances.get(round)
    if (balance === undefined) return hindered.get(round) ?? null
    return { ok: true, data: answerInstant(round, { openedAt: at, settledAt: at, balance }) }
  })
}

interface Played {
  readonly hindrances: readonly (Hindrance | null)[]
  /** What each round's wallet holds after all of them, in minor units; null where one was hindered. */
  readonly balances: readonly bigint[] | null
}

async function callPlayInstantRounds(
  ctx: ArcadeContext,
  rounds: readonly DrawnRound[],
  at: Date,
): Promise<Played> {
  const moves = [
    ...rounds.map((round) => toMovement(round, 'bet', at)),
    ...rounds.map((round) => toMovement(round, 'win', at)),
  ].filter(({ amount, owner }) => amount !== 0n && owner.demo_balance === null)
  const postings = moves.length === 0 ? null : JSON.stringify(describeMovements(moves))
  const { rows } = await sql<Played>`
    select * from arcade.play_instant_rounds(${serializeRounds(rounds)}::json, ${postings}::json, ${at})`.execute(
    ctx.db,
  )
  const [row] = rows
  if (row === undefined) throw new Error('play_instant_rounds answered nothing')
  return row
}

function toMovement(
  { order: { session, game }, roundId, stake, pay }: DrawnRound,
  kind: 'bet' | 'win',
  at: Date,
) {
  return {
    key: movementKey({ round_id: roundId, step: 0 }, kind === 'bet' ? 'stake' : 'pay'),
    kind,
    platform: game.platform,
    owner: session.player,
    amount: kind === 'bet' ? -stake : pay,
    at,
  } satisfies WalletMovement
}
