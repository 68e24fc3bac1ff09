import { type Minor, ZERO } from '@gamehall/money'
import { batchPerOwner } from '@gamehall/postgres'
import type { SeamlessAnswer, SeamlessBet, SeamlessError } from '../../../providers/games/index.ts'
import { UnexpectedRefusalError } from '../../wallet/index.ts'
import { findFreeRefusals } from '../free-rounds/find-free-refusals.ts'
import { filterOverStakeLimits } from '../limits/check-stake-within-limits.ts'
import type { GamesContext, GamesTrx } from '../tables.ts'
import { findMovementFacts } from './find-movement-facts.ts'
import {
  type AcceptedMovement,
  decideMovement,
  keyOfMovement,
  type SeamlessMovement,
} from './seamless-movement.ts'
import { lockName } from './seamless-scope.ts'
import { repetitionOf } from './seamless-transactions.ts'
import { writeMovements } from './write-movements.ts'

/** Movements that wait for a batch in progress join one batch; one that waits for a lock holds them up no longer than this. */
const OVERLAP_AFTER_MS = 40

/**
 * Applies a bet, a win, or both in one, and answers with the balance after it. Concurrent movements share one transaction: each
 * has its own result, and one that is refused or fails changes nothing for the others. A player's follow each other.
 */
export const applyMovement: (ctx: GamesContext, movement: SeamlessMovement) => Promise<SeamlessAnswer> =
  batchPerOwner(applyMovements, {
    keyOf: ({ playerId }) => lockName(playerId),
    maxConcurrentBatches: 2,
    overlapAfterMs: OVERLAP_AFTER_MS,
  })

async function applyMovements(
  ctx: GamesContext,
  movements: readonly SeamlessMovement[],
): Promise<SeamlessAnswer[]> {
  const ids = new Set<string>()
  // Several players under one transaction or in one round: the second shall find what the first wrote.
  const isFirst = movements.map(({ provider, request: { transactionId, roundId } }) => {
    const own = [`transaction/${provider}/${transactionId}`, `round/${provider}/${roundId}`]
    const isNew = own.every((id) => !ids.has(id))
    for (const id of own) ids.add(id)
    return isNew
  })
  const together = movements.filter((_, index) => isFirst[index])
  const answers = await applyTogether(ctx, together)
  const results: SeamlessAnswer[] = []
  for (const [index, movement] of movements.entries()) {
    const answer = isFirst[index] ? answers.shift() : await applyAlone(ctx, movement)
    results.push(answer ?? { ok: false, error: 'UNKNOWN' })
  }
  return results
}

async function applyTogether(
  ctx: GamesContext,
  movements: readonly SeamlessMovement[],
): Promise<SeamlessAnswer[]> {
  try {
    return await ctx.db.transaction().execute((trx) => applyAll(ctx, trx, movements))
  } catch (error) {
    if (!(error instanceof UnexpectedRefusalError)) throw error
    const answers: SeamlessAnswer[] = []
    for (const movement of movements) answers.push(await applyAlone(ctx, movement))
    return answers
  }
}

/** A movement that the ledger refuses for a reason of its own is UNKNOWN to the provider, and an error of ours. */
async function applyAlone(ctx: GamesContext, movement: SeamlessMovement): Promise<SeamlessAnswer> {
  try {
    const [answer] = await ctx.db.transaction().execute((trx) => applyAll(ctx, trx, [movement]))
    return answer ?? { ok: false, error: 'UNKNOWN' }
  } catch (error) {
    if (!(error instanceof UnexpectedRefusalError)) throw error
    ctx.log.error({ err: error, provider: movement.provider }, 'a seamless movement failed')
    return { ok: false, error: 'UNKNOWN' }
  }
}

/** Refused, done before, or accepted. */
type Decision = SeamlessError | 'repeated' | AcceptedMovement

async function applyAll(
  ctx: GamesContext,
  trx: GamesTrx,
  movements: readonly SeamlessMovement[],
): Promise<SeamlessAnswer[]> {
  const decisions = await decideAll(trx, movements, ctx.clock.now())
  const { insufficient, balances } = await writeMovements(
    ctx,
    trx,
    decisions.filter(isAccepted),
    movements.map(({ playerId }) => playerId),
  )
  return movements.map(({ request: { player } }, index) => {
    const decision = decisions[index] ?? 'UNKNOWN'
    const balanceMinor = balances[index]
    if (balanceMinor === undefined) throw new Error('the ledger left a balance out')
    if (isAccepted(decision) && insufficient.has(decision)) return { ok: false, error: 'INSUFFICIENT' }
    return isAccepted(decision) || decision === 'repeated'
      ? { ok: true, player, balanceMinor }
      : { ok: false, error: decision }
  })
}

const isAccepted = (decision: Decision): decision is AcceptedMovement => typeof decision === 'object'

async function decideAll(
  trx: GamesTrx,
  movements: readonly SeamlessMovement[],
  now: Date,
): Promise<Decision[]> {
  const facts = await findMovementFacts(trx, movements)
  const evaluated = movements.map((movement, index) => {
    const known = facts[index]
    if (known === undefined) throw new Error('a movement without its facts')
    const repetition = repetitionOf(known.earlier, movement.playerId, keyOfMovement(movement))
    return { movement, known, repetition }
  })
  const fresh = evaluated.filter(({ repetition }) => repetition === null)
  const overLimits = await filterOverStakeLimits(
    trx,
    fresh.flatMap(({ movement, known }) =>
      movement.kind === 'bet' && movement.refusal === null && known.hasStakeLimit
        ? [{ playerId: movement.playerId, amountMinor: stakeOf(movement.request) }]
        : [],
    ),
    now,
  )
  const freeRefusals = await findFreeRefusals(
    trx,
    fresh.map(({ movement }) => movement),
    now,
  )
  return evaluated.map(({ movement, known, repetition }) => {
    if (repetition !== null) return repetition
    const isWithinLimits = !overLimits.has(movement.playerId)
    const freeRefusal = freeRefusals.get(movement) ?? null
    return decideMovement(movement, { ...known, isWithinLimits, freeRefusal }, now)
  })
}

const stakeOf = ({ isFree, amountMinor }: SeamlessBet): Minor => (isFree ? ZERO : amountMinor)
