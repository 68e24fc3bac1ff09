import type { Minor } from '@gamehall/money'
import { batchPerOwner } from '@gamehall/postgres'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import type {
  SeamlessAnswer,
  SeamlessBetWin,
  SeamlessDelivery,
  SeamlessProvider,
  SeamlessReply,
  SeamlessRequest,
  SeamlessRollback,
  SeamlessRound,
} from '../../../providers/games/index.ts'
import { readMainBalance } from '../../wallet/index.ts'
import type { GamesContext } from '../tables.ts'
import { endRound } from './end-round.ts'
import { payWin } from './pay-win.ts'
import { prepareBet } from './prepare-bet.ts'
import { rollBackBet } from './roll-back-bet.ts'
import { findSeamlessGame } from './seamless-game.ts'
import { findSeamlessPlayer, inSeamlessScope } from './seamless-scope.ts'
import { findSeamlessSession } from './seamless-sessions.ts'

/**
 * Verifies and performs a provider's request. An unverified delivery changes nothing. A failure leaves the
 * provider without a result: it repeats a win, and rolls a bet back.
 */
export async function answerDelivery(
  ctx: GamesContext,
  provider: SeamlessProvider,
  delivery: SeamlessDelivery,
): Promise<SeamlessReply> {
  const read = provider.readDelivery(delivery, ctx.clock.now())
  if (!read.ok) {
    logSecurityEvent(ctx, { event: 'request.rejected', reason: `seamless ${provider.key}: ${read.reason}` })
    return read
  }
  // What a request needs to know is read while its nonce is recorded; it moves nothing before the nonce is known to be new.
  const perform = prepare(ctx, provider, read.request)
  if (!(await consumeNonce(ctx, `${provider.key} ${read.nonce}`))) {
    logSecurityEvent(ctx, {
      event: 'request.rejected',
      reason: `seamless ${provider.key}: a replayed delivery`,
    })
    return { ok: false, error: 'BAD_SIGNATURE' }
  }
  return perform()
}

/** Performs what was prepared, when it is called. */
type Perform<Reply = SeamlessAnswer> = () => Promise<Reply>

/** Begins to read what the request needs; the returned function performs it. */
function prepare(
  ctx: GamesContext,
  provider: SeamlessProvider,
  request: SeamlessRequest,
): Perform<SeamlessReply> {
  if (request.operation !== 'bet-wins')
    return orUnknown(ctx, provider, request.operation, prepareOne(ctx, provider, request))
  const performs = request.bets.map((bet) =>
    orUnknown(ctx, provider, request.operation, prepareBetWin(ctx, provider, bet)),
  )
  return async () => ({ ok: true, answers: await Promise.all(performs.map((perform) => perform())) })
}

/** UNKNOWN, and an error of ours, when preparing or performing fails. */
function orUnknown(
  ctx: GamesContext,
  { key: provider }: SeamlessProvider,
  operation: SeamlessRequest['operation'],
  prepared: Promise<Perform>,
): Perform {
  const answer = prepared.then(
    (perform) => perform,
    (error: unknown) => () => Promise.reject(error),
  )
  return () =>
    answer
      .then((perform) => perform())
      .catch((error: unknown) => {
        ctx.log.error({ err: error, provider, operation }, 'a seamless request failed')
        return { ok: false, error: 'UNKNOWN' }
      })
}

async function prepareBetWin(
  ctx: GamesContext,
  { key }: SeamlessProvider,
  given: SeamlessBetWin | null,
): Promise<Perform> {
  if (given === null) return async () => ({ ok: false, error: 'BAD_REQUEST' })
  return prepareBet(ctx, key, given.bet, given.settlement)
}

async function prepareOne(
  ctx: GamesContext,
  { key }: SeamlessProvider,
  request: Exclude<SeamlessRequest, { operation: 'bet-wins' }>,
): Promise<Perform> {
  switch (request.operation) {
    case 'authenticate':
      return () => authenticatePlayer(ctx, key, request.token)
    case 'balance':
      return () => readSeamlessBalance(ctx, key, request.player)
    case 'bet':
      return prepareBet(ctx, key, request.bet, null)
    case 'bet-win':
      return prepareBet(ctx, key, request.bet, request.settlement)
    case 'win':
      return () => payWin(ctx, key, request.win)
    case 'rollback':
      return () => rollBack(ctx, key, request.rollback)
    case 'end-round':
      return () => closeRound(ctx, key, request.round, request.validBetMinor)
  }
}

async function rollBack(
  ctx: GamesContext,
  provider: string,
  rollback: SeamlessRollback,
): Promise<SeamlessAnswer> {
  const game = await findSeamlessGame(ctx, provider, rollback.game)
  return inSeamlessScope(ctx, provider, rollback.player, (scope) => rollBackBet(scope, rollback, game))
}

async function closeRound(
  ctx: GamesContext,
  provider: string,
  round: SeamlessRound,
  validBetMinor: Minor | null,
): Promise<SeamlessAnswer> {
  const game = await findSeamlessGame(ctx, provider, round.game)
  return inSeamlessScope(ctx, provider, round.player, (scope) => endRound(scope, round, validBetMinor, game))
}

async function authenticatePlayer(
  ctx: GamesContext,
  provider: string,
  token: string,
): Promise<SeamlessAnswer> {
  const session = await findSeamlessSession(ctx, { provider, token })
  if (session === undefined) return { ok: false, error: 'INVALID_TOKEN' }
  return { ok: true, player: session.player, balanceMinor: await readMainBalance(ctx.db, session.playerId) }
}

async function readSeamlessBalance(
  ctx: GamesContext,
  provider: string,
  player: string,
): Promise<SeamlessAnswer> {
  const playerId = await findSeamlessPlayer(ctx, { provider, player })
  if (playerId === undefined) return { ok: false, error: 'DOES_NOT_EXIST' }
  return { ok: true, player, balanceMinor: await readMainBalance(ctx.db, playerId) }
}

/** Returns true once for each nonce of a provider. Concurrent calls share one insert. */
const consumeNonce = batchPerOwner(
  async ({ db, clock }: GamesContext, keys: readonly string[]) => {
    const seen_at = clock.now()
    const values = keys.map((key) => {
      const [provider = '', nonce = ''] = key.split(' ')
      return { provider, nonce, seen_at }
    })
    const used = await db
      .insertInto('seamless_nonces')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['provider', 'nonce'])
      .execute()
    const isNew = new Set(used.map(({ provider, nonce }) => `${provider} ${nonce}`))
    return keys.map((key) => isNew.has(key))
  },
  { keyOf: (key) => key },
)
