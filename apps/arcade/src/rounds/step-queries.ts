import type { ArcadeDb, ArcadeTrx, RoundStepRow } from '../db/schema.ts'

/** Finds the step of a round that is not finished; there is at most one. */
export function findUnfinishedStep(db: ArcadeDb, roundId: string): Promise<RoundStepRow | undefined> {
  return db
    .selectFrom('arcade.round_steps')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('phase', '<>', 'CREDITED')
    .executeTakeFirst()
}

/** Finds the step that an earlier delivery of the same request created. */
export function findStepByRequest(
  db: ArcadeDb,
  roundId: string,
  requestId: string,
): Promise<RoundStepRow | undefined> {
  return db
    .selectFrom('arcade.round_steps')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

interface NewStep {
  readonly roundId: string
  readonly kind: RoundStepRow['kind']
  readonly requestId: string
  readonly action: unknown
  readonly stake: bigint
  readonly at: Date
}

/** Records a step as PENDING, numbered after the last, whether it stands or was returned; a round from before steps were recorded counts as opened by step 0. */
export async function insertStep(trx: ArcadeTrx, step: NewStep): Promise<void> {
  const last = await trx
    .selectFrom('arcade.rounds as round')
    .leftJoin('arcade.round_steps as step', 'step.round_id', 'round.round_id')
    .select(({ fn }) => ['round.last_returned_step', fn.max('step.step').as('step')])
    .where('round.round_id', '=', step.roundId)
    .groupBy('round.round_id')
    .executeTakeFirst()
  await trx
    .insertInto('arcade.round_steps')
    .values({
      round_id: step.roundId,
      step: step.kind === 'OPEN' ? 0 : Math.max(last?.step ?? 0, last?.last_returned_step ?? 0) + 1,
      kind: step.kind,
      request_id: step.requestId,
      action: step.action === null ? null : JSON.stringify(step.action),
      phase: 'PENDING',
      stake: step.stake,
      outcome: null,
      created_at: step.at,
    })
    .execute()
}

export async function updateStep(
  trx: ArcadeTrx,
  { round_id, step }: RoundStepRow,
  changes: { phase: RoundStepRow['phase']; pay?: bigint; outcome?: string | null; called_at?: Date },
): Promise<void> {
  await trx
    .updateTable('arcade.round_steps')
    .set(changes)
    .where('round_id', '=', round_id)
    .where('step', '=', step)
    .execute()
}
