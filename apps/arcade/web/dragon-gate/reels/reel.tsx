import { classNames } from '@gamehall/ui/class-names.ts'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SlotSymbol } from '../../../src/games/dragon-gate/symbols.ts'
import { animate, animateForever } from '../../shared/motion/animate.ts'
import { ReelSymbol } from '../art/symbol-images.tsx'
import { SymbolArt } from '../art/symbol-sheet.tsx'
import styles from './reel.module.css'
import { LEAD, LOOP, type ReelStrip, SEEN, TAIL } from './reel-strip.ts'

export interface ReelHandle {
  /** Starts spinning with the cells of `strip`. */
  spin(strip: ReelStrip): void
  /** Stops on the `face` of `strip`; resolves when it stands still. */
  land(strip: ReelStrip, isHurried: boolean): Promise<void>
}

export type Mark = 'plain' | 'lit' | 'dim'

interface ReelProps {
  readonly first: ReelStrip
  readonly marks: readonly Mark[]
  readonly isAnticipated: boolean
  readonly isExpanded: boolean
  readonly ref: Ref<ReelHandle>
}

const CELLS_PER_SECOND = 26
const facePlaces = Array.from({ length: LEAD + SEEN + TAIL }, (_, place) => place)
const loopPlaces = Array.from({ length: LOOP + SEEN }, (_, place) => place)

/** One reel: a static strip and a looping strip, both animated by transform only. */
export function Reel({ first, marks, isAnticipated, isExpanded, ref }: ReelProps) {
  const faceRef = useRef<HTMLDivElement>(null)
  const loopRef = useRef<HTMLDivElement>(null)
  const stopTurning = useRef(() => {})
  const [face, setFace] = useState(first)
  const [passing, setPassing] = useState(first)
  const [isTurning, setTurning] = useState(false)

  useImperativeHandle(ref, () => ({
    spin(strip) {
      flushSync(() => {
        setPassing(strip)
        setTurning(true)
      })
      const loop = loopRef.current
      const cell = (loop?.clientHeight ?? 0) / (LOOP + SEEN)
      const frames = [{ transform: `translateY(${-cell * LOOP}px)` }, { transform: 'translateY(0)' }]
      stopTurning.current()
      stopTurning.current = animateForever(loop, frames, (LOOP / CELLS_PER_SECOND) * 1000)
      void animate(loop, [{ opacity: 0 }, { opacity: 1 }], { duration: 120 })
    },
    async land(strip, isHurried) {
      flushSync(() => {
        setFace(strip)
        setTurning(false)
      })
      stopTurning.current()
      const faceStrip = faceRef.current
      const cell = (faceStrip?.clientHeight ?? 0) / (LEAD + SEEN + TAIL)
      const at = (cells: number) => ({ transform: `translateY(${cells * cell}px)` })
      const rest = -LEAD
      const from = rest - TAIL + (isHurried ? 2 : 0)
      await animate(faceStrip, [at(from), at(rest + 0.14)], {
        duration: isHurried ? 110 : 200,
        easing: 'cubic-bezier(.3,.55,.6,1)',
      })
      void animate(faceStrip, [at(rest + 0.14), at(rest)], { duration: 150, easing: 'ease-out' })
    },
  }))

  return (
    <div className={classNames(styles.reel, isAnticipated && styles.tense)}>
      <div ref={loopRef} className={classNames(styles.loop, isTurning && styles.turning)}>
        {loopPlaces.map((place) => (
          <Cell key={place} symbol={passing.loop[place] ?? 'jack'} mark="plain" />
        ))}
      </div>
      <div ref={faceRef} className={classNames(styles.face, isTurning && styles.away)}>
        {facePlaces.map((place) => (
          <Cell
            key={place}
            symbol={face.face[place] ?? 'jack'}
            mark={isExpanded ? 'plain' : (marks[place - LEAD] ?? 'plain')}
          />
        ))}
      </div>
      {isExpanded && !isTurning ? (
        <div className={classNames(styles.spread, marks.includes('lit') && styles.spreadLit)}>
          <SymbolArt symbol="dragon-reel" className={styles.dragon} />
        </div>
      ) : null}
      <span className={styles.glow} />
    </div>
  )
}

function Cell({ symbol, mark }: { readonly symbol: SlotSymbol; readonly mark: Mark }) {
  return (
    <div className={classNames(styles.cell, styles[mark])} data-symbol={symbol}>
      <ReelSymbol symbol={symbol} className={styles.art} />
    </div>
  )
}
