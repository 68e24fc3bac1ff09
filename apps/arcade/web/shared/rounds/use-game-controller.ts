import { useState } from 'react'
import type { GameRequest, GameResponse, Round } from '../../../src/game-api/schema.ts'
import { newRequestId } from '../api/new-request-id.ts'
import type { GamePage } from '../face/game-face.ts'
import type { GameTypes, RoundOf } from '../face/game-types.ts'
import { toMinor, toWire } from '../money/wire-money.ts'
import { useGameKit } from '../shell/game-kit.ts'
import { useExclusiveAction } from '../shell/use-exclusive-action.ts'
import { useShowStage } from '../show/use-show-stage.ts'
import type { GameController } from './game-controller.ts'
import { useRoundShow } from './use-round-show.ts'

type MoneyCall = 'openRound' | 'actOnRound'

/** Runs the rounds of a page: calls the arcade, plays what comes back, and replays past rounds; one at a time. */
export function useGameController<T extends GameTypes>(page: GamePage<T>): GameController<T> {
  const kit = useGameKit()
  const { session } = kit
  const [resumed] = useState(() => readRound<T>(session.open_round))
  const [round, setRound] = useState(() => resumed ?? readRound<T>(session.last_round))
  const [draft, setDraft] = useState(() => page.createDraft(session, round))
  const [pendingAction, setPendingAction] = useState<T['action'] | null>(null)
  const running = useExclusiveAction<'open' | 'act' | 'replay'>()
  const control = useShowStage(page, () => page.createScene(round))
  const { stage } = control
  const show = useRoundShow(page, control, round)

  /** Takes over what the arcade answered. Amounts that the stage has not shown yet are added to the balance afterwards. */
  const showAnswer = async ({ round: answered, balance, fairness }: GameResponse<MoneyCall>) => {
    const next = asRound<T>(answered)
    const paidBefore = round?.round_id === next.round_id ? toMinor(round.win) : 0n
    kit.setFairness(fairness)
    kit.showBalance(toWire(toMinor(balance) - (toMinor(next.win) - paidBefore)))
    kit.recordRound({ ...next, win: toWire(paidBefore) })
    setRound(next)
    await show.play(next)
    kit.recordRound(next)
    kit.showBalance(balance)
    return next
  }
  /** Shows the round as it stands after a refused call: it may have been opened or settled elsewhere. */
  const reload = async (found: Round | null) => {
    if (found === null) return
    const next = asRound<T>(found)
    setRound(next)
    await show.play(next)
  }
  const hasMoney = (stake: string) => {
    const has = running.isOn.current || toMinor(kit.balance) >= toMinor(stake)
    if (!has) kit.requestBalance()
    return has
  }
  const openRound = async (bet: T['bet']) => {
    stage.resetSkip()
    const [answer] = await Promise.all([
      kit.play('openRound', { request_id: newRequestId(), bet }),
      page.begin?.(stage),
    ])
    if (answer !== null) return showAnswer(answer)
    await page.settle?.(stage, round)
    const found = await kit.client.call('resumeSession', {})
    if (found.ok) await reload(found.data.open_round)
    return null
  }
  const actOnRound = async (request: GameRequest<'actOnRound'>) => {
    stage.resetSkip()
    const answer = await kit.play('actOnRound', request)
    setPendingAction(null)
    if (answer !== null) return showAnswer(answer)
    const [found, money] = await Promise.all([
      kit.client.call('getRound', { round_id: request.round_id }),
      kit.client.call('getBalance', {}),
    ])
    if (money.ok) kit.showBalance(money.data.balance)
    if (found.ok) await reload(found.data.round)
    return null
  }

  return {
    round,
    scene: control.scene,
    draft,
    isBusy: running.current !== null,
    isReplay: running.current === 'replay',
    isResumed: resumed !== null && round === resumed,
    pendingAction,
    isTurbo: control.isTurbo,
    setTurbo: control.setTurbo,
    setDraft,
    skip: control.skip,
    partRef: control.partRef,
    async open(bet, stake) {
      if (!hasMoney(stake)) return null
      return (await running.run('open', () => openRound(bet))) ?? null
    },
    async act(action, stake = '0.00') {
      if (round === null || round.status !== 'open' || running.isOn.current || !hasMoney(stake)) return null
      const request = { request_id: newRequestId(), round_id: round.round_id, action }
      setPendingAction(action)
      return (await running.run('act', () => actOnRound(request))) ?? null
    },
    replay: (past) => void running.run('replay', () => show.replay(past)),
  }
}

/** The session's rounds are of the page's game, whose schema the arcade has applied. */
const asRound = <T extends GameTypes>(round: Round): RoundOf<T> => round as RoundOf<T>
const readRound = <T extends GameTypes>(round: Round | null): RoundOf<T> | null =>
  round === null ? null : asRound<T>(round)
