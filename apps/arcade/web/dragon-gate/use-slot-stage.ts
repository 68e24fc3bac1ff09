import { type RefObject, useMemo, useRef, useState } from 'react'
import { createPacer, pageTimer } from '../shared/motion/pacer.ts'
import type { ReelsHandle } from './reels/reels.tsx'
import { restingView, type SlotStage, type SlotView } from './show/slot-stage.ts'

/** Creates the stage of the page: its reels, view state and skippable timer. */
export function useSlotStage(reels: RefObject<ReelsHandle | null>) {
  const [view, setView] = useState<SlotView>(restingView)
  const [isTurbo, setTurbo] = useState(false)
  const hurried = useRef(false)
  const turbo = useRef(false)
  turbo.current = isTurbo
  const pacer = useMemo(() => createPacer(pageTimer), [])
  const stage = useMemo<SlotStage>(
    () => ({
      show: (change) => setView((before) => ({ ...before, ...change })),
      startReels: (kind) => reels.current?.start(kind),
      landReel: async (spin, reel) => reels.current?.land(spin, reel, hurried.current || turbo.current),
      wait: (ms) => pacer.wait(ms),
      isHurried: () => hurried.current || turbo.current,
      forgetHurry: () => {
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
  return { view, stage, isTurbo, setTurbo, hurry }
}
