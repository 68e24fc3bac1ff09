import { useEffect, useEffectEvent } from 'react'
import { windowTimer } from '../../../web/shared/motion/skippable-timer.ts'
import { useGameKit } from '../../../web/shared/shell/game-kit.ts'
import { continueAutoplay } from './autoplay.ts'
import type { SlotController } from './dragon-gate-types.ts'

const AUTO_GAP_MS = 420

/** Returns the function that plays a spin, and plays the next one of an autoplay when the slot is idle. */
export function useSpin(game: SlotController): () => void {
  const { isPaused } = useGameKit()
  const { bet, auto } = game.draft
  const isIdle = !game.isBusy && !isPaused
  const spin = async () => {
    const round = await game.open({ amount: bet }, bet)
    game.setDraft((before) => ({
      ...before,
      auto: before.auto === null || round === null ? null : continueAutoplay(before.auto, round),
    }))
  }
  const spinAgain = useEffectEvent(spin)
  const stop = useEffectEvent(() => game.setDraft((before) => ({ ...before, auto: null })))
  useEffect(() => {
    if (auto === null || !isIdle) return
    const timer = windowTimer.set(() => void spinAgain(), AUTO_GAP_MS)
    return () => windowTimer.clear(timer)
  }, [auto, isIdle])
  useEffect(() => {
    if (game.isReplay) stop()
  }, [game.isReplay])
  return () => {
    if (game.isBusy) game.skip()
    else void spin()
  }
}
