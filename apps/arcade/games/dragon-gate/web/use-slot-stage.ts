import { type RefObject, useMemo, useRef, useState } from 'react'
import { createSkippableTimer, windowTimer } from '../../../web/shared/motion/skippable-timer.ts'
import type { ReelsHandle } from './reels/reels.tsx'
import { idleView, type SlotStage, type SlotView } from './show/slot-stage.ts'

/** Creates the stage of the page: its reels, view state and skippable timer. */
export function useSlotStage(reels: RefObject<ReelsHandle | null>) {
  const [view, setView] = useState<SlotView>(idleView)
  const [isTurbo, setTurbo] = useState(false)
  const hurried = useRef(false)
  const turbo = useRef(false)
  turbo.current = isTurbo
  const pacer = useMemo(() => createSkippableTimer(windowTimer), [])
  const stage = useMemo<SlotStage>(
    () => ({
      show: (change) => setView((before) => ({ ...before, ...change })),
      startReels: (kind) => reels.current?.start(kind),
      landReel: async (spin, reel) => reels.current?.land(spin, reel, hurried.current || turbo.current),
      wait: (ms) => pacer.wait(ms),
      isFast: () => hurried.current || turbo.current,
      resetSkip: () => {
        hurried.current = false
      },
    }),
    [reels, pacer],
  )
  const hurry = useMemo(
    () => () => {
      hurried.current = true
      pacer.skip()
    },
    [pacer],
  )
  return { view, stage, isTurbo, setTurbo, skip: hurry }
}
