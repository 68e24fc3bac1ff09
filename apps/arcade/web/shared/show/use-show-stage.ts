import { useLanguage } from '@gamehall/web-client/i18n/text.ts'
import { useMemo, useRef, useState } from 'react'
import { type Celebration, celebrationMs, celebrationOf } from '../celebration/celebration.ts'
import type { GamePage } from '../frontend/game-frontend.ts'
import type { GameTypes } from '../frontend/game-types.ts'
import { createSkippableTimer, windowTimer } from '../motion/skippable-timer.ts'
import type { PartRef } from '../rounds/game-controller.ts'
import { useGameKit } from '../shell/game-kit.ts'
import { duckMusicForWins } from '../sound/sounds.ts'
import { createParts } from './create-parts.ts'
import type { ShowStage } from './show-stage.ts'

/** What the page's controller holds of the stage. */
export interface StageControl<T extends GameTypes> {
  readonly scene: T['scene']
  readonly stage: ShowStage<T>
  readonly celebration: Celebration | null
  readonly isTurbo: boolean
  setTurbo(isTurbo: boolean): void
  setReplay(isReplay: boolean): void
  /** Speeds up the round, where the hall allows it. */
  skip(): void
  /** Ends the celebration on the screen. */
  endCelebration(): void
  partRef<K extends keyof T['parts']>(name: K): PartRef<T['parts'][K]>
}

/** Creates the stage of a page: its scene, parts, sounds and skippable timer. */
export function useShowStage<T extends GameTypes>(
  page: GamePage<T>,
  first: () => T['scene'],
): StageControl<T> {
  const { sounds: shared, haptics, engine, announce, session } = useGameKit()
  const language = useLanguage()
  const [scene, setScene] = useState(first)
  const [celebration, setCelebration] = useState<Celebration | null>(null)
  const [isTurbo, setTurbo] = useState(false)
  const canSpeedUp = session.duties.turbo
  const flags = useRef({ isSkipped: false, isTurbo: false, isReplay: false })
  flags.current.isTurbo = isTurbo && canSpeedUp
  const shown = useRef(scene)
  const timer = useMemo(() => createSkippableTimer(windowTimer), [])
  const moment = useMemo(() => createSkippableTimer(windowTimer), [])
  const { parts, partRef } = useMemo(() => createParts<T['parts']>(), [])
  const sounds = useMemo(
    () => duckMusicForWins({ ...shared, ...page.createSounds(engine.play) }, engine),
    [shared, page, engine],
  )
  const stage = useMemo<ShowStage<T>>(
    () => ({
      language,
      sounds,
      haptics,
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
      celebrate(paidMinor, stakeMinor) {
        const found = celebrationOf(paidMinor, stakeMinor)
        if (found.kind === 'none') return undefined
        haptics.win()
        if (found.kind === 'win') return void sounds.win()
        sounds.bigWin(found.celebration.tier)
        setCelebration(found.celebration)
        return moment.wait(celebrationMs(found.celebration.tier)).then(() => setCelebration(null))
      },
      announce,
    }),
    [language, sounds, haptics, parts, timer, moment, announce],
  )
  return {
    scene,
    stage,
    celebration,
    isTurbo: isTurbo && canSpeedUp,
    setTurbo,
    setReplay(isReplay) {
      flags.current.isReplay = isReplay
    },
    skip() {
      if (!canSpeedUp && !flags.current.isReplay) return
      flags.current.isSkipped = true
      timer.skip()
    },
    endCelebration: () => moment.skip(),
    partRef,
  }
}
