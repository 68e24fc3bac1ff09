import { createRoundStream, type StreamSeeds } from '../fairness/random-stream.ts'
import type { GamePlay, RoundContext, Step, VerifiedRound } from './game-module.ts'

/** The rules refuse an action in the state of the round. */
export class RefusedActionError extends Error {
  override readonly name = 'RefusedActionError'

  constructor(action: unknown) {
    super(`the rules refuse the action ${JSON.stringify(action)}`)
  }
}

/**
 * Replays a round from its seeds, bet and actions by the game's own rules. Actions after the end are ignored; a round that they
 * leave open ends by its rule for abandoned rounds. Throws a {@link RefusedActionError} for an action that the rules refuse.
 */
export function replayRound<Bet, State, Action, View extends object>(
  play: GamePlay<Bet, State, Action, View>,
  seeds: StreamSeeds,
  bet: Bet,
  actions: readonly Action[],
): VerifiedRound<View> {
  let words = 0
  let staked = 0n
  let paid = 0n
  const contextOf = (isOver: Step<State>['isOver']): RoundContext<Bet> => ({
    bet,
    staked,
    paid,
    status: isOver === 'void' ? 'VOID' : isOver ? 'SETTLED' : 'OPEN',
    stream: createRoundStream(seeds, words),
  })
  const apply = (step: Step<State>, context: RoundContext<Bet>) => {
    words = context.stream.position
    staked += step.stake ?? 0n
    if (step.isOver !== 'void') paid += step.pay ?? 0n
    return step
  }
  const opening = contextOf(false)
  let last = apply(play.open(bet, opening.stream), opening)
  for (const action of actions) {
    if (last.isOver !== false) break
    const context = contextOf(false)
    const step = play.act?.(last.state, action, context)
    if (step == null) throw new RefusedActionError(action)
    last = apply(step, context)
  }
  if (last.isOver === false && play.expire !== undefined) {
    const context = contextOf(false)
    last = apply(play.expire(last.state, context), context)
  }
  return { view: play.view(last.state, contextOf(last.isOver)), staked, paid }
}
