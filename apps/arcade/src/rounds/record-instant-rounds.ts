import { failed, type GameFailure } from '../game-api/game-result.ts'
import type { DrawnRound } from './draw-instant-rounds.ts'

/** What keeps a drawn round from being played; the SQL functions `find_instant_hindrances` and `play_instant_rounds` explain each. */
export type Hindrance = 'moved' | 'known' | 'closed' | 'limited' | 'short'

/** Null: the round is to be opened step by step, where seeds are locked first, and the round that is known is found. */
const ANSWERS: Readonly<Record<Hindrance, GameFailure | null>> = {
  moved: null,
  known: null,
  closed: failed('MAINTENANCE'),
  limited: failed('LIMIT_REACHED'),
  short: failed('INSUFFICIENT'),
}

interface Attempt {
  /** Of each round, in order; none has any where the rounds were recorded. */
  readonly hindrances: readonly (Hindrance | null)[]
}

interface Recorded<Result> {
  readonly rounds: readonly DrawnRound[]
  /** Of the call that recorded them; undefined where there was nothing to record. */
  readonly result: Result | undefined
  /** The answers of those that were not recorded. */
  readonly hindered: ReadonlyMap<DrawnRound, GameFailure | null>
}

/** Records drawn rounds by `attempt`, which records all that it is given, or none, where one is hindered: then it is given the others. */
export async function recordUnhindered<Result extends Attempt>(
  drawn: readonly DrawnRound[],
  attempt: (rounds: readonly DrawnRound[]) => Promise<Result>,
): Promise<Recorded<Result>> {
  const hindered = new Map<DrawnRound, GameFailure | null>()
  for (let rounds = drawn; rounds.length > 0; rounds = rounds.filter((round) => !hindered.has(round))) {
    const result = await attempt(rounds)
    for (const [index, round] of rounds.entries()) {
      const hindrance = result.hindrances[index] ?? null
      if (hindrance !== null) hindered.set(round, ANSWERS[hindrance])
    }
    if (result.hindrances.every((hindrance) => hindrance === null)) return { rounds, result, hindered }
  }
  return { rounds: [], result: undefined, hindered }
}

/** Maps rounds to the parameter of the SQL functions that record them. */
export const serializeRounds = (rounds: readonly DrawnRound[]): string => JSON.stringify(rounds.map(toGiven))

function toGiven({ order, seeds, roundId, stake, pay, validBet, state, wordsDrawn }: DrawnRound) {
  const { session, game, requestId, bet } = order
  return {
    round_id: roundId,
    player_id: `${session.player.player_id}`,
    platform: game.platform,
    game: game.id,
    is_demo: session.player.demo_balance !== null,
    request_id: requestId,
    seed_id: `${seeds.seed_id}`,
    client_seed: seeds.client_seed,
    nonce: seeds.nonce,
    stake: `${stake}`,
    pay: `${pay}`,
    valid_bet: `${validBet}`,
    detail: state,
    wager: bet,
    rules_version: game.rulesVersion,
    words_drawn: wordsDrawn,
  }
}
