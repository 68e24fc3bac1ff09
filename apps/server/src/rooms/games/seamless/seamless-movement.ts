import { type Minor, ZERO } from '@gamehall/money'
import type {
  SeamlessBet,
  SeamlessError,
  SeamlessSettlement,
  SeamlessWin,
} from '../../../providers/games/index.ts'
import type { BetRow } from '../bets/bet-queries.ts'
import type { SeamlessGame } from './seamless-game.ts'
import { newRoundBet, settledRound } from './seamless-round.ts'
import { type ReferredBet, type TransactionKey, transactionKey } from './seamless-transactions.ts'

/** A bet or win of a player that is to be applied. */
export type SeamlessMovement = BetMovement | WinMovement

interface BetMovement {
  readonly kind: 'bet'
  readonly provider: string
  readonly playerId: bigint
  readonly request: SeamlessBet
  /** The win that comes with the bet. */
  readonly settlement: SeamlessSettlement | null
  readonly game: SeamlessGame | undefined
  /** Why the player may not bet at all. A repetition is answered all the same. */
  readonly refusal: SeamlessError | null
}

interface WinMovement {
  readonly kind: 'win'
  readonly provider: string
  readonly playerId: bigint
  readonly request: SeamlessWin
}

/** What a movement that is not refused writes. */
export interface AcceptedMovement {
  readonly movement: SeamlessMovement
  readonly key: TransactionKey
  readonly apiKey: string
  /** What is taken and paid: nothing of a free round, whose win is credited with its grant. */
  readonly stakeMinor: Minor
  readonly winMinor: Minor
  readonly referenceId: string | null
  /** The round as the bet record is to have it. */
  readonly round: BetRow
}

/** The key of a movement's transaction. A repetition may come with a newer token. */
export function keyOfMovement(movement: SeamlessMovement): TransactionKey {
  if (movement.kind === 'win') return transactionKey('win', movement.request, { ...movement.request })
  const { token: _token, ...fields } = movement.request
  const { settlement } = movement
  return transactionKey(settlement === null ? 'bet' : 'bet_win', movement.request, { ...fields, settlement })
}

interface Known {
  /** The bet that a win refers to. */
  readonly reference: ReferredBet | undefined
  readonly round: BetRow | undefined
  readonly isWithinLimits: boolean
  /** Why a free round may not be played; null for one that may, and where the player pays. */
  readonly freeRefusal: SeamlessError | null
}

/** Decides a movement that did not come before, but for its balance. */
export const decideMovement = (
  movement: SeamlessMovement,
  known: Known,
  now: Date,
): AcceptedMovement | SeamlessError =>
  movement.kind === 'bet' ? decideBet(movement, known, now) : decideWin(movement, known, now)

function decideBet(movement: BetMovement, known: Known, now: Date): AcceptedMovement | SeamlessError {
  const { request, settlement, game, playerId, refusal } = movement
  if (game === undefined) return 'DOES_NOT_EXIST'
  if (refusal !== null) return refusal
  if (known.freeRefusal !== null) return known.freeRefusal
  if (!known.isWithinLimits) return 'LIMIT_REACHED'
  const { apiKey, gid } = game
  const { round } = known
  if (round !== undefined && (round.player_id !== playerId || round.gid !== gid)) return 'DUPLICATE'
  if (round !== undefined && round.status !== 'open') return 'ROUND_CLOSED'
  // A free round is of one bet.
  if (round !== undefined && (request.isFree || round.free_grant_id !== null)) return 'ROUND_CLOSED'
  const free_grant_id = request.isFree ? request.rewardId : null
  const before =
    round ?? newRoundBet({ playerId, now }, { api_key: apiKey, bet_id: request.roundId, gid, free_grant_id })
  const stakeMinor = request.isFree ? ZERO : request.amountMinor
  const bet_minor = before.bet_minor + stakeMinor
  const winMinor = settlement?.winMinor ?? ZERO
  return {
    movement,
    key: keyOfMovement(movement),
    apiKey,
    stakeMinor,
    winMinor: request.isFree ? ZERO : winMinor,
    referenceId: null,
    round: {
      ...before,
      version: before.version + 1n,
      bet_minor,
      win_minor: before.win_minor + winMinor,
      ...(settlement?.isRoundClosed === true &&
        settledRound({ now }, { bet_minor }, settlement.validBetMinor)),
    },
  }
}

function decideWin(
  movement: WinMovement,
  { reference: bet, round }: Known,
  now: Date,
): AcceptedMovement | SeamlessError {
  const { request: win, playerId } = movement
  const isOwnBet =
    bet !== undefined &&
    (bet.kind === 'bet' || bet.kind === 'bet_win') &&
    bet.state === 'applied' &&
    bet.player_id === playerId &&
    bet.round_id === win.roundId
  if (!isOwnBet || round === undefined) return 'DOES_NOT_EXIST'
  if (round.status !== 'open') return 'ROUND_CLOSED'
  return {
    movement,
    key: keyOfMovement(movement),
    apiKey: bet.api_key,
    stakeMinor: ZERO,
    winMinor: round.free_grant_id === null ? win.winMinor : ZERO,
    referenceId: win.referenceId,
    round: {
      ...round,
      version: round.version + 1n,
      win_minor: round.win_minor + win.winMinor,
      ...(win.isRoundClosed && settledRound({ now }, round, win.validBetMinor)),
    },
  }
}
