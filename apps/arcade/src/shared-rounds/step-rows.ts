import { sql } from 'kysely'
import { z } from 'zod'
import type { ArcadeTrx, RoundStepRow } from '../db/schema.ts'
import type { Step } from '../games/game-module.ts'

/** What a bet becomes when its drawn step is credited. */
const outcomeSchema = z.object({
  detail: z.record(z.string(), z.unknown()),
  status: z.enum(['OPEN', 'SETTLED', 'VOID']),
})

export const readStepOutcome = (step: RoundStepRow) => outcomeSchema.parse(step.outcome)

/** The stored form of a computed step. */
export const stepOutcome = (step: Step<unknown>): string =>
  JSON.stringify({
    detail: step.state,
    status: step.isOver === 'void' ? 'VOID' : step.isOver ? 'SETTLED' : 'OPEN',
  })

/** What a step pays: a void one returns every stake of the bet. */
export const stepPay = (step: Step<unknown>, staked: bigint): bigint =>
  step.isOver === 'void' ? staked : (step.pay ?? 0n)

export interface NewBetStep {
  readonly roundId: string
  readonly kind: RoundStepRow['kind']
  readonly requestId: string
  readonly action: unknown
  /** PENDING with a stake to take; DRAWN when the step takes nothing. */
  readonly phase: 'PENDING' | 'DRAWN'
  readonly stake: bigint
  readonly pay: bigint
  readonly outcome: string | null
}

/** Records steps of several bets, each numbered after the bet's last, whether it stands or was returned. */
export async function insertSteps(trx: ArcadeTrx, steps: readonly NewBetStep[], at: Date): Promise<void> {
  if (steps.length === 0) return
  const rows = steps.map((step) => ({
    round_id: step.roundId,
    kind: step.kind,
    request_id: step.requestId,
    action: step.action,
    phase: step.phase,
    stake: `${step.stake}`,
    pay: `${step.pay}`,
    outcome: step.outcome === null ? null : JSON.parse(step.outcome),
  }))
  await sql`
    insert into arcade.round_steps (round_id, step, kind, request_id, action, phase, stake, pay, outcome, created_at)
      select v.round_id,
          coalesce(greatest((select max(s.step) from arcade.round_steps s where s.round_id = v.round_id),
            (select r.last_returned_step from arcade.rounds r where r.round_id = v.round_id)) + 1, 0),
          v.kind, v.request_id, v.action, v.phase, v.stake, v.pay, v.outcome, ${at}
        from json_to_recordset(${JSON.stringify(rows)}::json) as v(
          round_id uuid, kind text, request_id uuid, action jsonb, phase text, stake bigint, pay bigint, outcome jsonb)
    `.execute(trx)
}

/** Locks the unfinished steps of bets, each of which has one at most. */
export function lockSteps(trx: ArcadeTrx, roundIds: readonly string[]): Promise<RoundStepRow[]> {
  return trx
    .selectFrom('arcade.round_steps')
    .selectAll()
    .where('round_id', 'in', roundIds)
    .where('phase', '<>', 'CREDITED')
    .orderBy('round_id')
    .forUpdate()
    .execute()
}
