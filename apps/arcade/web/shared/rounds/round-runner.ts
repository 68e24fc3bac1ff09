import type { FreeRounds, GameRequest, GameResponse, Round } from '../../../src/game-api/schema.ts'
import { newRequestId } from '../api/new-request-id.ts'
import { classifyWireReturn } from '../celebration/classify-return.ts'
import type { GamePage } from '../frontend/game-frontend.ts'
import type { GameTypes, RoundOf } from '../frontend/game-types.ts'
import { toMinor, toWire } from '../money/wire-money.ts'
import type { GameKit } from '../shell/game-kit.ts'
import type { ShowStage } from '../show/show-stage.ts'

type MoneyCall = 'openRound' | 'actOnRound'

/** What running a round needs of the page. */
export interface RoundRun<T extends GameTypes> {
  readonly kit: GameKit
  readonly page: GamePage<T>
  readonly stage: ShowStage<T>
  /** The round before this one, or the one that is acted on. */
  readonly round: RoundOf<T> | null
  setRound(round: RoundOf<T>): void
  /** The state of the free rounds after one was played, or refused. */
  readonly free: { update(grant: FreeRounds): void; replace(grants: readonly FreeRounds[]): void }
  /** Plays the events of a round that were not played yet; undefined when it is over at once. */
  playRound(round: RoundOf<T>): Promise<void> | undefined
  /** Nothing runs any more. Told with the last change of a round, so that both are rendered at once. */
  end(): void
}

/** Opens a round and plays it; null when it was refused. `freeRounds` is the grant that it is one of. */
export async function openRound<T extends GameTypes>(
  run: RoundRun<T>,
  bet: T['bet'],
  waitForCycle: () => Promise<void> | null,
  freeRounds: string | null = null,
): Promise<RoundOf<T> | null> {
  const { kit, page, stage, round } = run
  const cycle = waitForCycle()
  if (cycle !== null) await cycle
  stage.resetSkip()
  const [answer] = await Promise.all([
    kit.play('openRound', {
      request_id: newRequestId(),
      bet,
      ...(freeRounds !== null && { free_rounds: freeRounds }),
    }),
    page.begin?.(stage),
  ])
  if (answer !== null) return showAnswer(run, answer)
  await page.settle?.(stage, round)
  const found = await kit.client.call('resumeSession', {})
  if (found.ok) run.free.replace(found.data.free_rounds)
  if (found.ok && found.data.open_round !== null) await takeOver(run, found.data.open_round)
  return null
}

/** Acts on the open round and plays what comes of it; null when it was refused. */
export async function actOnRound<T extends GameTypes>(
  run: RoundRun<T>,
  request: GameRequest<'actOnRound'>,
  onAnswer: () => void,
): Promise<RoundOf<T> | null> {
  const { kit } = run
  run.stage.resetSkip()
  const answer = await kit.play('actOnRound', request)
  onAnswer()
  if (answer !== null) return showAnswer(run, answer)
  const [found, money] = await Promise.all([
    kit.client.call('getRound', { round_id: request.round_id }),
    kit.client.call('getBalance', {}),
  ])
  if (money.ok) kit.showBalance(money.data.balance)
  if (found.ok) await takeOver(run, found.data.round)
  return null
}

/** Plays the round of an answer. Balance and net position include a payout only once the stage has shown it. */
async function showAnswer<T extends GameTypes>(
  run: RoundRun<T>,
  { round: answered, balance, fairness, free_rounds }: GameResponse<MoneyCall>,
): Promise<RoundOf<T>> {
  const { kit, round } = run
  const next = asRound<T>(answered)
  const paidBefore = round?.round_id === next.round_id ? toMinor(round.win) : 0n
  kit.setFairness(fairness)
  // A free round leaves the balance as it is; a bonus that ends the free rounds shows after the last.
  if (next.is_free === undefined) kit.showBalance(toWire(toMinor(balance) - (toMinor(next.win) - paidBefore)))
  kit.recordRound({ ...next, win: toWire(paidBefore) })
  run.setRound(next)
  const playing = run.playRound(next)
  if (playing !== undefined) await playing
  kit.recordRound(next)
  kit.showBalance(balance, classifyWireReturn(next.win, next.bet))
  if (free_rounds !== undefined) run.free.update(free_rounds)
  run.end()
  return next
}

/** Shows the current round after a refused call: it may have been opened or settled elsewhere. */
async function takeOver<T extends GameTypes>(run: RoundRun<T>, found: Round): Promise<void> {
  const next = asRound<T>(found)
  run.setRound(next)
  await run.playRound(next)
  run.kit.recordRound(next)
}

/** Reads a round of the session's game. The arcade has applied the schema of its view. */
export const asRound = <T extends GameTypes>(round: Round): RoundOf<T> => round as RoundOf<T>
