import { useState } from 'react'
import type { FreeRounds, Round } from '../../../src/game-api/schema.ts'
import { newRequestId } from '../api/new-request-id.ts'
import { useAutoplayState } from '../autoplay/use-autoplay-state.ts'
import { useFreeRounds } from '../free-rounds/use-free-rounds.ts'
import type { GamePage } from '../frontend/game-frontend.ts'
import type { GameTypes, RoundOf } from '../frontend/game-types.ts'
import { toMinor } from '../money/wire-money.ts'
import { useReplay } from '../replay/use-replay.ts'
import { type GameKit, useGameKit } from '../shell/game-kit.ts'
import { useExclusiveAction } from '../shell/use-exclusive-action.ts'
import { useShowStage } from '../show/use-show-stage.ts'
import type { GameController } from './game-controller.ts'
import { actOnRound, asRound, openRound, type RoundRun } from './round-runner.ts'
import { useMinCycle } from './use-min-cycle.ts'
import { useRoundShow } from './use-round-show.ts'

/** Runs the rounds of a page: calls the arcade, plays what comes back, and replays past rounds; one at a time. */
export function useGameController<T extends GameTypes>(page: GamePage<T>) {
  const kit = useGameKit()
  const { session } = kit
  const [resumed] = useState(() => readRound<T>(session.open_round))
  const [round, setRound] = useState(() => resumed ?? readRound<T>(session.last_round))
  const [ownDraft, setDraft] = useState(() => page.createDraft(session, round))
  const [pendingAction, setPendingAction] = useState<T['action'] | null>(null)
  const running = useExclusiveAction<'open' | 'act' | 'replay'>()
  const auto = useAutoplayState(session.duties.autoplay)
  const control = useShowStage(page, () => page.createScene(round))
  const playRound = useRoundShow(page, control.stage, round)
  const replaying = useReplay(page, control)
  const waitForCycle = useMinCycle(session)
  const free = useFreeRounds(session, () => auto.setAutoplay(() => null))
  const draft = free.isOn ? draftOfGrant(page, free.grant, ownDraft) : ownDraft
  const run: Omit<RoundRun<T>, 'end'> = { kit, page, stage: control.stage, round, setRound, playRound, free }
  const start = async (bet: T['bet'], freeRounds?: string): Promise<RoundOf<T> | null> => {
    auto.forgetAutoplayEnd()
    return (
      (await running.run('open', (end) => openRound({ ...run, end }, bet, waitForCycle, freeRounds))) ?? null
    )
  }
  const playFree = async (): Promise<RoundOf<T> | null> => {
    if (running.isOn.current || free.grant === null || free.grant.left === 0) return null
    return start(free.grant.bet, free.grant.reference)
  }
  const game: GameController<T> = {
    round,
    scene: control.scene,
    draft,
    isBusy: running.current !== null,
    isReplay: running.current === 'replay',
    isFree: free.isOn,
    isResumed: resumed !== null && round === resumed,
    pendingAction,
    isTurbo: control.isTurbo,
    setTurbo: control.setTurbo,
    setDraft,
    skip: control.skip,
    partRef: control.partRef,
    celebrate: control.stage.celebrate,
    async open(bet, stake) {
      // A lever on the stage must not take the player's money while free rounds are played.
      if (free.isOn) return playFree()
      if (running.isOn.current) return null
      return isAffordable(kit, stake) ? start(bet) : auto.endAutoplay('balance')
    },
    async act(action, stake = '0.00') {
      if (round?.status !== 'open' || running.isOn.current || !isAffordable(kit, stake)) return null
      const request = { request_id: newRequestId(), round_id: round.round_id, action }
      const answered = () => setPendingAction(null)
      setPendingAction(action)
      return (await running.run('act', (end) => actOnRound({ ...run, end }, request, answered))) ?? null
    },
    ...auto,
    replay(past) {
      auto.setAutoplay(() => null)
      void running.run('replay', () => replaying.replay(past, round))
    },
  }
  return {
    game,
    free,
    playFree,
    replayState: replaying.state,
    onReplayCommand: replaying.command,
    celebration: control.celebration,
    endCelebration: control.endCelebration,
  }
}

/** Whether the balance is enough for a stake; if not, offers more money. */
function isAffordable(kit: GameKit, stake: string): boolean {
  const isEnough = toMinor(kit.state.getState().balance) >= toMinor(stake)
  if (!isEnough) kit.requestBalance(toMinor(stake))
  return isEnough
}

/** The draft of a grant's bet. The player's own draft is unchanged, so that a higher stake never becomes theirs. */
const draftOfGrant = <T extends GameTypes>(page: GamePage<T>, grant: FreeRounds | null, own: T['draft']) =>
  grant === null ? own : (page.draftOf?.(grant.bet, own) ?? own)

const readRound = <T extends GameTypes>(round: Round | null): RoundOf<T> | null =>
  round === null ? null : asRound<T>(round)
