import { z } from 'zod'
import { chainRoundOf } from '../../apps/arcade/src/fairness/chain-round.ts'
import { createRoundStream, type StreamSeeds } from '../../apps/arcade/src/fairness/random-stream.ts'
import type { GameModule, VerifiedRound } from '../../apps/arcade/src/games/game-module.ts'
import type { SharedMoment } from '../../apps/arcade/src/games/shared-moment.ts'

/** What became of a bet besides its outcome: what its player did, and how long an interrupted round had run. */
interface BetCourse {
  readonly actions: readonly unknown[]
  readonly interrupted_ms?: number | undefined
}

/** `ms`: how long the run had lasted when the action was received; absent while the table took bets. */
const timedAction = z.looseObject({ ms: z.int().min(0).optional() })

/**
 * Plays a bet in a shared round as its table does: each action at its moment, then the settlement, of an interrupted round too. The
 * game's own verifier knows neither. Throws when the rules refuse an action.
 */
export function playSharedRound(
  game: GameModule,
  seeds: StreamSeeds,
  bet: unknown,
  { actions, interrupted_ms: interruptedMs }: BetCourse,
): VerifiedRound<object> & { readonly isVoid: boolean } {
  const { shared } = game
  if (shared === undefined) throw new Error(`${game.id} has no shared rounds`)
  const round = chainRoundOf(seeds)
  const outcome = shared.draw(shared.tableOf(bet), round.streamBefore(0), round)
  const stream = createRoundStream(seeds, 0)
  let step = game.open(bet, stream)
  let staked = step.stake ?? 0n
  const contextAt = (moment: SharedMoment) =>
    ({ bet, staked, paid: 0n, status: 'OPEN', stream, moment }) as const
  for (const given of actions) {
    const { ms } = timedAction.parse(given)
    const moment: SharedMoment =
      ms === undefined
        ? { phase: 'BETTING', elapsedMs: 0, outcome: null }
        : { phase: 'RUNNING', elapsedMs: ms, outcome }
    const next = game.act?.(step.state, game.schemas.action.parse(given), contextAt(moment))
    if (next == null) throw new Error(`${game.id} refuses ${JSON.stringify(given)}`)
    staked += next.stake ?? 0n
    step = next
  }
  if (step.isOver === false) {
    const end: SharedMoment =
      interruptedMs === undefined
        ? { phase: 'DRAWN', elapsedMs: shared.runMs(outcome), outcome }
        : { phase: 'VOIDING', elapsedMs: interruptedMs, outcome }
    step = shared.settle(step.state, contextAt(end))
  }
  const isVoid = step.isOver === 'void'
  const view = game.view(step.state, {
    ...contextAt({ phase: 'SETTLED', elapsedMs: 0, outcome }),
    status: isVoid ? 'VOID' : 'SETTLED',
    outcome: interruptedMs === undefined ? outcome : null,
  })
  return { view, staked, paid: step.pay ?? 0n, isVoid }
}
