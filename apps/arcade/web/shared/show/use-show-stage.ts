import { useLanguage } from '@gamehall/ui/i18n/labels.tsx'
import { useMemo, useRef, useState } from 'react'
import type { GamePage } from '../face/game-face.ts'
import type { GameTypes } from '../face/game-types.ts'
import { createSkippableTimer, windowTimer } from '../motion/skippable-timer.ts'
import type { PartRef } from '../rounds/game-controller.ts'
import { useGameKit } from '../shell/game-kit.ts'
import type { ShowStage } from './show-stage.ts'

/** What the page's controller holds of the stage. */
export interface StageControl<T extends GameTypes> {
  readonly scene: T['scene']
  readonly stage: ShowStage<T>
  readonly isTurbo: boolean
  setTurbo(isTurbo: boolean): void
  setReplay(isReplay: boolean): void
  skip(): void
  partRef<K extends keyof T['parts']>(name: K): PartRef<T['parts'][K]>
}

/** Creates the stage of a page: its scene, parts, sounds and skippable timer. */
export function useShowStage<T extends GameTypes>(
  page: GamePage<T>,
  first: () => T['scene'],
): StageControl<T> {
  const { sounds: shared, engine, announce } = useGameKit()
  const language = useLanguage()
  const [scene, setScene] = useState(first)
  const [isTurbo, setTurbo] = useState(false)
  const flags = useRef({ isSkipped: false, isTurbo: false, isReplay: false })
  flags.current.isTurbo = isTurbo
  const shown = useRef(scene)
  const timer = useMemo(() => createSkippableTimer(windowTimer), [])
  const { parts, partRef } = useMemo(() => createParts<T['parts']>(), [])
  const stage = useMemo<ShowStage<T>>(
    () => ({
      language,
      sounds: { ...shared, ...page.createSounds(engine.play) },
      parts,
      scene: () => shown.current,
      show(change) {
        shown.current = { ...shown.current, ...change }
        setScene(shown.current)
      },
      wait: (ms) => timer.wait(ms),
      isFast: () => flags.current.isSkipped || flags.current.isTurbo,
      isReplay: () => flags.current.isReplay,
      resetSkip() {
        flags.current.isSkipped = false
      },
      announce,
    }),
    [language, shared, engine, page, parts, timer, announce],
  )
  return {
    scene,
    stage,
    isTurbo,
    setTurbo,
    setReplay(isReplay) {
      flags.current.isReplay = isReplay
    },
    skip() {
      flags.current.isSkipped = true
      timer.skip()
    },
    partRef,
  }
}

/** The mounted parts of a stage, and a ref for each that stays the same. */
function createParts<Parts extends object>() {
  const parts: Partial<Parts> = {}
  const refs: { [K in keyof Parts]?: PartRef<Parts[K]> } = {}
  return {
    parts,
    partRef<K extends keyof Parts>(name: K): PartRef<Parts[K]> {
      const ref =
        refs[name] ??
        ((part: Parts[K] | null) => {
          if (part === null) delete parts[name]
          else parts[name] = part
        })
      refs[name] = ref
      return ref
    },
  }
}
