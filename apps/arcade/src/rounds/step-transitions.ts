import { z } from 'zod'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx, PlayerRow, RoundStepRow } from '../db/schema.ts'
import { releaseNonce } from '../fairness/player-seeds.ts'
import { addFreeWin, returnFreeRound } from '../free-rounds/free-grants.ts'
import type { GameModule, RoundContext, Step } from '../games/game-module.ts'
import type { SeededRound } from './round-queries.ts'
import { updateStep } from './step-queries.ts'
import { readContext, readState } from './stored-round.ts'

/** What a round becomes when its drawn step is credited. */
const outcomeSchema = z.object({
  detail: z.record(z.string(), z.unknown()),
  words_drawn: z.int(),
  status: z.enum(['OPEN', 'SETTLED', 'VOID']),
})

/** A round whose step is moved to its next phase, under the lock of the player's seeds in the game. */
export interface TransitionInput {
  readonly ctx: ArcadeContext
  readonly trx: ArcadeTrx
  readonly game: GameModule
  readonly player: PlayerRow
  readonly round: SeededRound
  readonly step: RoundStepRow
  readonly at: Date
}

/** The stake was taken. */
export async function markDebited({ trx, round, step }: TransitionInput): Promise<void> {
  if (step.stake > 0n && step.kind !== 'OPEN') await updateRound(trx, round, { bet: round.bet + step.stake })
  await updateStep(trx, step, { phase: 'DEBITED' })
}

/** The stake was not taken: removes the step, with its round when it is the opening. */
export async function removeStep({ trx, round, step }: TransitionInput): Promise<void> {
  if (step.kind === 'OPEN') {
    await trx.deleteFrom('arcade.rounds').where('round_id', '=', round.round_id).execute()
    await releaseNonce(trx, round)
    if (round.free_grant !== null) await returnFreeRound(trx, round.free_grant)
    return
  }
  await trx
    .deleteFrom('arcade.round_steps')
    .where('round_id', '=', round.round_id)
    .where('step', '=', step.step)
    .execute()
}

/** Fixes the outcome of a step whose stake was taken. */
export async function markDrawn({ trx, game, round, step }: TransitionInput): Promise<void> {
  const { result, wordsDrawn } = computeStep(game, round, step)
  if (stakeTaken(round, result) !== step.stake)
    throw new Error(`round ${round.round_id} has another stake than before`)
  await updateStep(trx, step, {
    phase: 'DRAWN',
    pay: result.isOver === 'void' ? stakeTaken(round, { stake: round.bet }) : (result.pay ?? 0n),
    outcome: JSON.stringify({
      detail: result.state,
      words_drawn: wordsDrawn,
      status: result.isOver === 'void' ? 'VOID' : result.isOver ? 'SETTLED' : 'OPEN',
    }),
  })
}

/** What a step takes from the player: nothing in a free round. */
const stakeTaken = (round: SeededRound, { stake = 0n }: Pick<Step<unknown>, 'stake'>): bigint =>
  round.free_grant === null ? stake : 0n

/** Computes the step as when it was recorded: before its own stake was taken. */
function computeStep(
  game: GameModule,
  round: SeededRound,
  step: RoundStepRow,
): { readonly result: Step<unknown>; readonly wordsDrawn: number } {
  const context = readContext(game, round)
  const result =
    step.kind === 'OPEN'
      ? game.open(context.bet, context.stream)
      : followUp(game, readState(game, round), { ...context, staked: context.staked - step.stake }, step)
  if (result == null) throw new Error(`game ${game.id} refuses step ${step.step} of round ${step.round_id}`)
  return { result, wordsDrawn: context.stream.position }
}

function followUp(game: GameModule, state: unknown, context: RoundContext<unknown>, step: RoundStepRow) {
  return step.kind === 'EXPIRE'
    ? game.expire?.(state, context)
    : game.act?.(state, game.schemas.action.parse(step.action), context)
}

/** The outcome of a drawn step. */
export const readOutcome = (step: RoundStepRow) => outcomeSchema.parse(step.outcome)

/** What a drawn round counts for turnover when it is over: nothing where the house paid the stake. */
function validBetOf({ game, round, step }: Pick<TransitionInput, 'game' | 'round' | 'step'>): bigint {
  if (round.free_grant !== null) return 0n
  const after = roundAfter(round, step)
  return game.validBet(readState(game, after), readContext(game, after))
}

function roundAfter(round: SeededRound, step: RoundStepRow): SeededRound {
  const { detail, words_drawn, status } = readOutcome(step)
  return { ...round, detail, words_drawn, status, win: status === 'VOID' ? round.win : round.win + step.pay }
}

/** What closing the round counts for turnover: nothing when its stakes were returned, null while it is open. */
export function turnoverOf(input: Pick<TransitionInput, 'game' | 'round' | 'step'>): bigint | null {
  const { status } = readOutcome(input.step)
  if (status === 'OPEN') return null
  return status === 'VOID' ? 0n : validBetOf(input)
}

/** The payout was made: the round shows the outcome. */
export async function markCredited({ trx, game, round, step, at }: TransitionInput): Promise<void> {
  const { detail, words_drawn, status, win } = roundAfter(round, step)
  const isOver = status !== 'OPEN'
  // The hall reads the bet again only when its money or status changed.
  const isSeenByHall = step.kind === 'OPEN' || isOver || step.stake > 0n || step.pay > 0n
  await updateRound(trx, round, {
    detail: JSON.stringify(detail),
    words_drawn,
    status,
    win,
    ...(isOver && {
      settled_at: at,
      ...(status === 'SETTLED' && {
        valid_bet: validBetOf({ game, round, step }),
      }),
    }),
    ...(isSeenByHall && { changed_at: at }),
    ...(isSeenByHall && step.kind !== 'OPEN' && { version: round.version + 1 }),
    ...(step.kind === 'OPEN' && isOver && { expires_at: at }),
  })
  if (round.free_grant !== null) await addFreeWin(trx, round.free_grant, step.pay)
  await updateStep(trx, step, { phase: 'CREDITED', outcome: null })
}

/** The id of a step's movement, in the wallet here and at the hall: `round/<id>/<n>`, two numbers a step. */
export const movementKey = (
  { round_id, step }: Pick<RoundStepRow, 'round_id' | 'step'>,
  movement: 'stake' | 'pay',
): string => `round/${round_id}/${2 * step + (movement === 'stake' ? 0 : 1)}`

type RoundChanges = Partial<Pick<SeededRound, 'bet' | 'win' | 'valid_bet' | 'status' | 'words_drawn'>> &
  Partial<Pick<SeededRound, 'settled_at' | 'changed_at' | 'expires_at' | 'version'>> & { detail?: string }

async function updateRound(trx: ArcadeTrx, round: SeededRound, changes: RoundChanges): Promise<void> {
  await trx.updateTable('arcade.rounds').set(changes).where('round_id', '=', round.round_id).execute()
}
