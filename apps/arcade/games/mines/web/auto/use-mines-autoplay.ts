import { useEffect, useEffectEvent } from 'react'
import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import { windowTimer } from '../../../../web/shared/motion/skippable-timer.ts'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import type { MinesController } from '../mines-types.ts'
import { nextAutoStep } from './next-auto-step.ts'
import { patternWithin } from './patterns.ts'

const STEP_MS = 260
const ROUND_MS = 900

/** Plays rounds with the chosen pattern while autoplay runs, one call at a time; a refused call stops it. */
export function useMinesAutoplay(game: MinesController): void {
  const { isPaused } = useGameKit()
  const { autoplay, draft } = game
  const { round } = game.scene
  const isIdle = !game.isBusy && !isPaused
  const playStep = useEffectEvent(async () => {
    const step = nextAutoStep(round, patternWithin(draft.pattern, draft.mines))
    const answered =
      step.kind === 'open'
        ? await game.open({ amount: draft.bet, mines: draft.mines }, draft.bet)
        : await game.act(step)
    if (answered?.status === 'open') return
    game.advanceAutoplay(
      answered === null
        ? null
        : { stakeMinor: toMinor(answered.bet), paidMinor: toMinor(answered.win), hasFeature: false },
    )
  })
  const isOpen = round?.status === 'open'
  const picks = round?.picks.length ?? 0
  useEffect(() => {
    if (autoplay === null || !isIdle) return
    const timer = windowTimer.set(() => void playStep(), isOpen || picks === 0 ? STEP_MS : ROUND_MS)
    return () => windowTimer.clear(timer)
  }, [autoplay, isIdle, isOpen, picks])
}
