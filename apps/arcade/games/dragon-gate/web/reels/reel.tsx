import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { animate, animateInLoop } from '../../../../web/shared/motion/animate.ts'
import { SymbolImage } from '../../../../web/shared/sprites/symbol-images.tsx'
import type { SlotSymbol } from '../../symbols.ts'
import { SymbolArt, spriteId } from '../art/symbol-sprites.tsx'
import styles from './reel.module.css'
import { CELLS_ABOVE, CELLS_BELOW, LOOP_CELLS, type ReelStrip, VISIBLE_ROWS } from './reel-strip.ts'

export interface ReelHandle {
  /** Starts spinning with the cells of `strip`. */
  spin(strip: ReelStrip): void
  /** Stops on the `face` of `strip`; resolves when it stands still. */
  land(strip: ReelStrip, isHurried: boolean): Promise<void>
}

export type CellHighlight = 'plain' | 'lit' | 'dim'

interface ReelProps {
  readonly first: ReelStrip
  readonly marks: readonly CellHighlight[]
  readonly isAnticipated: boolean
  readonly isExpanded: boolean
  readonly ref: Ref<ReelHandle>
}

const CELLS_PER_SECOND = 26
const facePlaces = Array.from({ length: CELLS_ABOVE + VISIBLE_ROWS + CELLS_BELOW }, (_, place) => place)
const loopPlaces = Array.from({ length: LOOP_CELLS + VISIBLE_ROWS }, (_, place) => place)

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
      const cell = (loop?.clientHeight ?? 0) / (LOOP_CELLS + VISIBLE_ROWS)
      const frames = [{ transform: `translateY(${-cell * LOOP_CELLS}px)` }, { transform: 'translateY(0)' }]
      stopTurning.current()
      stopTurning.current = animateInLoop(loop, frames, (LOOP_CELLS / CELLS_PER_SECOND) * 1000)
      void animate(loop, [{ opacity: 0 }, { opacity: 1 }], { duration: 120 })
    },
    async land(strip, isHurried) {
      flushSync(() => {
        setFace(strip)
        setTurning(false)
      })
      stopTurning.current()
      const faceStrip = faceRef.current
      const cell = (faceStrip?.clientHeight ?? 0) / (CELLS_ABOVE + VISIBLE_ROWS + CELLS_BELOW)
      const at = (cells: number) => ({ transform: `translateY(${cells * cell}px)` })
      const rest = -CELLS_ABOVE
      const from = rest - CELLS_BELOW + (isHurried ? 2 : 0)
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
            mark={isExpanded ? 'plain' : (marks[place - CELLS_ABOVE] ?? 'plain')}
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

function Cell({ symbol, mark }: { readonly symbol: SlotSymbol; readonly mark: CellHighlight }) {
  return (
    <div className={classNames(styles.cell, styles[mark])} data-symbol={symbol}>
      <SymbolImage id={spriteId(symbol)} className={styles.art} />
    </div>
  )
}
