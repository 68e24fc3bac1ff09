import { z } from 'zod'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx, PlayerRow, RoundStepRow } from '../db/schema.ts'
import { lockPlayerSeeds, releaseNonce } from '../fairness/player-seeds.ts'
import type { GameModule, RoundContext, Step } from '../games/game-module.ts'
import { gameWalletOf } from '../wallet/game-wallet.ts'
import { findRound, type SeededRound } from './round-queries.ts'
import { findUnfinishedStep, updateStep } from './step-queries.ts'
import { readContext, readState } from './stored-round.ts'

/** What a round becomes when its drawn step is credited. */
const outcomeSchema = z.object({
  detail: z.record(z.string(), z.unknown()),
  words_drawn: z.int(),
  status: z.enum(['OPEN', 'SETTLED', 'VOID']),
})

type OwnedRound = Pick<SeededRound, 'round_id' | 'player_id' | 'game'>

/** A round whose step is moved to its next phase, under the lock of the player's seeds in the game. */
interface PhaseInput {
  readonly ctx: ArcadeContext
  readonly trx: ArcadeTrx
  readonly game: GameModule
  readonly player: PlayerRow
  readonly round: SeededRound
  readonly step: RoundStepRow
  readonly at: Date
}

/**
 * Finishes a round's step, each phase in a transaction of its own: PENDING → DEBITED (the stake is taken) → DRAWN (the outcome
 * is fixed) → CREDITED (the payout is made, the round shows it). Whoever comes next (the same request again, another of the same
 * player, the job) resumes a step whose process died. A step whose stake the balance does not cover is removed, with its round
 * when it is the opening.
 */
export async function advanceRound(ctx: ArcadeContext, owned: OwnedRound, at: Date): Promise<void> {
  while (await advancePhase(ctx, owned, at)) {
    // The next phase follows.
  }
}

/** Moves the round's unfinished step to its next phase. Returns false when there is none. */
function advancePhase(ctx: ArcadeContext, owned: OwnedRound, at: Date): Promise<boolean> {
  const { player_id, game, round_id } = owned
  return ctx.db.transaction().execute(async (trx) => {
    await lockPlayerSeeds(ctx, trx, player_id, game)
    const step = await findUnfinishedStep(trx, round_id)
    const round = await findRound(ctx, trx, player_id, round_id)
    if (step === undefined || round === undefined) return false
    const player = await trx
      .selectFrom('arcade.players')
      .selectAll()
      .where('player_id', '=', player_id)
      .executeTakeFirstOrThrow()
    const input = { ctx, trx, game: ctx.games.get(game), player, round, step, at }
    if (step.phase === 'PENDING') await debit(input)
    else if (step.phase === 'DEBITED') await draw(input)
    else await credit(input)
    return true
  })
}

async function debit(input: PhaseInput): Promise<void> {
  const { ctx, trx, player, round, step } = input
  if (step.stake > 0n) {
    const key = movementKey(step, 'stake')
    const wallet = gameWalletOf(ctx, player, round.platform)
    if (!(await wallet.debit(trx, key, step.stake))) return removeStep(input)
    if (step.kind !== 'OPEN') await updateRound(trx, round, { bet: round.bet + step.stake })
  }
  await updateStep(trx, step, { phase: 'DEBITED' })
}

async function removeStep({ trx, round, step }: PhaseInput): Promise<void> {
  if (step.kind === 'OPEN') {
    await trx.deleteFrom('arcade.rounds').where('round_id', '=', round.round_id).execute()
    await releaseNonce(trx, round)
    return
  }
  await trx
    .deleteFrom('arcade.round_steps')
    .where('round_id', '=', round.round_id)
    .where('step', '=', step.step)
    .execute()
}

async function draw({ trx, game, round, step }: PhaseInput): Promise<void> {
  const { result, wordsDrawn } = computeStep(game, round, step)
  if ((result.stake ?? 0n) !== step.stake)
    throw new Error(`round ${round.round_id} has another stake than before`)
  await updateStep(trx, step, {
    phase: 'DRAWN',
    pay: result.isOver === 'void' ? round.bet : (result.pay ?? 0n),
    outcome: JSON.stringify({
      detail: result.state,
      words_drawn: wordsDrawn,
      status: result.isOver === 'void' ? 'VOID' : result.isOver ? 'SETTLED' : 'OPEN',
    }),
  })
}

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

async function credit({ ctx, trx, game, player, round, step, at }: PhaseInput): Promise<void> {
  const { detail, words_drawn, status } = outcomeSchema.parse(step.outcome)
  if (step.pay > 0n) {
    const wallet = gameWalletOf(ctx, player, round.platform)
    await wallet.credit(trx, movementKey(step, 'pay'), status === 'VOID' ? 'refund' : 'win', step.pay)
  }
  const isOver = status !== 'OPEN'
  const win = status === 'VOID' ? round.win : round.win + step.pay
  const after = { ...round, detail, words_drawn, status, win }
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
        valid_bet: game.validBet(readState(game, after), readContext(game, after)),
      }),
    }),
    ...(isSeenByHall && { changed_at: at }),
    ...(isSeenByHall && step.kind !== 'OPEN' && { version: round.version + 1 }),
    ...(step.kind === 'OPEN' && isOver && { expires_at: at }),
  })
  await updateStep(trx, step, { phase: 'CREDITED', outcome: null })
}

/** The ledger's key of a step's movement: `round/<id>/<n>`, two numbers a step. */
const movementKey = ({ round_id, step }: RoundStepRow, movement: 'stake' | 'pay'): string =>
  `round/${round_id}/${2 * step + (movement === 'stake' ? 0 : 1)}`

type RoundChanges = Partial<Pick<SeededRound, 'bet' | 'win' | 'valid_bet' | 'status' | 'words_drawn'>> &
  Partial<Pick<SeededRound, 'settled_at' | 'changed_at' | 'expires_at' | 'version'>> & { detail?: string }

async function updateRound(trx: ArcadeTrx, round: SeededRound, changes: RoundChanges): Promise<void> {
  await trx.updateTable('arcade.rounds').set(changes).where('round_id', '=', round.round_id).execute()
}
