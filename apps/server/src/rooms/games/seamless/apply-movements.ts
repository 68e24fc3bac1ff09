import { type Minor, ZERO } from '@gamehall/money'
import { batchPerOwner } from '@gamehall/postgres'
import { acquireAdvisoryLocks } from '../../../platform/database/acquire-advisory-lock.ts'
import type { SeamlessAnswer, SeamlessBet, SeamlessError } from '../../../providers/games/index.ts'
import { filterTestAccounts } from '../../account/index.ts'
import {
  notifyMovements,
  postMovements,
  readMainBalances,
  UnexpectedRefusalError,
} from '../../wallet/index.ts'
import { storeBets } from '../bets/store-bets.ts'
import { findFreeRefusals } from '../free-rounds/find-free-refusals.ts'
import { filterWithinStakeLimits } from '../limits/check-stake-within-limits.ts'
import type { GamesContext, GamesTrx } from '../tables.ts'
import {
  type AcceptedMovement,
  decideMovement,
  keyOfMovement,
  placeOfMovement,
  type SeamlessMovement,
  transactionOf,
} from './seamless-movement.ts'
import { findRoundBets, seamlessMovement } from './seamless-round.ts'
import { lockName } from './seamless-scope.ts'
import {
  findTransactions,
  insertTransactions,
  repetitionOf,
  type SeamlessTransaction,
} from './seamless-transactions.ts'

/**
 * Applies a bet, a win, or both in one, and answers with the balance after it. Concurrent movements share one transaction: each
 * has its own result, and one that is refused or fails changes nothing for the others. A player's follow each other.
 */
export const applyMovement: (ctx: GamesContext, movement: SeamlessMovement) => Promise<SeamlessAnswer> =
  batchPerOwner(applyMovements, { keyOf: ({ playerId }) => lockName(playerId), maxConcurrentBatches: 2 })

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
  const now = ctx.clock.now()
  const playerIds = movements.map(({ playerId }) => playerId).toSorted((a, b) => (a < b ? -1 : 1))
  await acquireAdvisoryLocks(trx, playerIds.map(lockName))
  const decided = await decideAll(trx, movements, now)
  const applied = await post(ctx, trx, decided.filter(isAccepted))
  const decisions = decided.map((one) => (isAccepted(one) && !applied.has(one) ? 'INSUFFICIENT' : one))
  const written = decisions.filter(isAccepted)
  await insertTransactions(
    trx,
    written.map((one) => transactionOf(one, now)),
  )
  await storeBets(
    ctx,
    trx,
    written.map(({ round }) => ({ bet: round, changedAt: now })),
  )
  return answerAll(trx, movements, decisions)
}

const isAccepted = (decision: Decision): decision is AcceptedMovement => typeof decision === 'object'

async function decideAll(
  trx: GamesTrx,
  movements: readonly SeamlessMovement[],
  now: Date,
): Promise<Decision[]> {
  const known = await findTransactions(trx, movements.flatMap(transactionsOf))
  const referenceOf = (movement: SeamlessMovement): SeamlessTransaction | undefined =>
    movement.kind === 'win' ? known(movement.provider, movement.request.referenceId) : undefined
  const repetitions = movements.map((movement) =>
    repetitionOf(
      known(movement.provider, movement.request.transactionId),
      movement.playerId,
      keyOfMovement(movement),
    ),
  )
  const fresh = movements.filter((_, index) => repetitions[index] === null)
  const rounds = await findRoundBets(
    trx,
    fresh.flatMap((movement) => placeOfMovement(movement, referenceOf(movement)) ?? []),
  )
  const isWithinLimits = await filterWithinStakeLimits(
    trx,
    fresh.flatMap((movement) =>
      movement.kind === 'bet' && movement.refusal === null
        ? [{ playerId: movement.playerId, amountMinor: stakeOf(movement.request) }]
        : [],
    ),
    now,
  )
  const freeRefusals = await findFreeRefusals(trx, fresh, now)
  return movements.map((movement, index) => {
    const repetition = repetitions[index] ?? null
    if (repetition !== null) return repetition
    const reference = referenceOf(movement)
    const place = placeOfMovement(movement, reference)
    const round = place && rounds(place)
    return decideMovement(
      movement,
      {
        reference,
        round,
        isWithinLimits: isWithinLimits.has(movement.playerId),
        freeRefusal: freeRefusals.get(movement) ?? null,
      },
      now,
    )
  })
}

const stakeOf = ({ isFree, amountMinor }: SeamlessBet): Minor => (isFree ? ZERO : amountMinor)

const transactionsOf = ({ provider, ...movement }: SeamlessMovement) => [
  { provider, transactionId: movement.request.transactionId },
  ...(movement.kind === 'win' ? [{ provider, transactionId: movement.request.referenceId }] : []),
]

/** Takes the stakes, then pays the wins: no bet is covered by its own win. Returns the movements that are paid. */
async function post(
  ctx: GamesContext,
  trx: GamesTrx,
  accepted: readonly AcceptedMovement[],
): Promise<ReadonlySet<AcceptedMovement>> {
  const testIds = await filterTestAccounts(
    ctx,
    trx,
    accepted.map(({ movement }) => movement.playerId),
  )
  const toMovement = (one: AcceptedMovement, subType: 'game_bet' | 'game_win') =>
    seamlessMovement(
      { ...one.movement, isTestAccount: testIds.has(one.movement.playerId) },
      {
        transactionId: one.movement.request.transactionId,
        subType,
        amountMinor: subType === 'game_bet' ? one.stakeMinor : one.winMinor,
        apiKey: one.apiKey,
        roundId: one.round.bet_id,
      },
    )
  const staked = accepted.filter(({ stakeMinor }) => stakeMinor > 0n)
  const stakes = staked.map((one) => toMovement(one, 'game_bet'))
  const taken = await postMovements(ctx, trx, stakes)
  const refused = new Set(staked.filter((_, index) => taken[index] === 'insufficient'))
  const paid = accepted.filter((one) => !refused.has(one))
  const wins = paid.filter(({ winMinor }) => winMinor > 0n).map((one) => toMovement(one, 'game_win'))
  const given = await postMovements(ctx, trx, wins)
  if (given.includes('insufficient')) throw new Error('a win was refused')
  await notifyMovements(ctx, trx, [
    ...stakes.filter((_, index) => taken[index] === 'posted'),
    ...wins.filter((_, index) => given[index] === 'posted'),
  ])
  return new Set(paid)
}

async function answerAll(
  trx: GamesTrx,
  movements: readonly SeamlessMovement[],
  decisions: readonly Decision[],
): Promise<SeamlessAnswer[]> {
  const balances = await readMainBalances(
    trx,
    movements.map(({ playerId }) => playerId),
  )
  return movements.map(({ request: { player } }, index) => {
    const decision = decisions[index] ?? 'UNKNOWN'
    const balanceMinor = balances[index]
    if (balanceMinor === undefined) throw new Error('the ledger left a balance out')
    return isAccepted(decision) || decision === 'repeated'
      ? { ok: true, player, balanceMinor }
      : { ok: false, error: decision }
  })
}
