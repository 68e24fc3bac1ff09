import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { memo, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { animate, animateInLoop } from '../../../../web/shared/motion/animate.ts'
import { useReelLanding } from '../../../../web/shared/slot/use-reel-landing.ts'
import { SymbolImage } from '../../../../web/shared/sprites/symbol-images.tsx'
import type { SlotSymbol } from '../../symbols.ts'
import { SymbolArt, spriteId } from '../art/symbol-sprites.tsx'
import styles from './reel.module.css'
import { CELLS_ABOVE, CELLS_BELOW, LOOP_CELLS, type ReelStrip, VISIBLE_ROWS } from './reel-strip.ts'

export interface ReelHandle {
  /** Starts spinning. */
  spin(): void
  /** Stops on the `face` of `strip`; resolves when it is there, before it stands still. */
  land(strip: ReelStrip, isFast: boolean): Promise<void>
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
const FACE_CELLS = CELLS_ABOVE + VISIBLE_ROWS + CELLS_BELOW
const shareOf = (cells: number, all: number): string => `${((cells / all) * 100).toFixed(4)}%`
const TURN = [
  { transform: `translateY(-${shareOf(LOOP_CELLS, LOOP_CELLS + VISIBLE_ROWS)})` },
  { transform: 'translateY(0)' },
]
const facePlaces = Array.from({ length: FACE_CELLS }, (_, place) => place)
const loopPlaces = Array.from({ length: LOOP_CELLS + VISIBLE_ROWS }, (_, place) => place)

/**
 * One reel: a static strip and a looping strip, both animated by transform only. The loop is a blur that stays the same for every
 * spin, and distances are shares of the strip: starting a spin changes no picture and measures nothing.
 */
export function Reel({ first, marks, isAnticipated, isExpanded, ref }: ReelProps) {
  const faceRef = useRef<HTMLDivElement>(null)
  const loopRef = useRef<HTMLDivElement>(null)
  const stopTurning = useRef(() => {})
  const [strip, land] = useReelLanding(first, (isFast) => {
    stopTurning.current()
    return comeToRest(faceRef.current, isFast)
  })
  const [passing] = useState(first)
  const [isTurning, setTurning] = useState(false)

  useImperativeHandle(ref, () => ({
    spin() {
      setTurning(true)
      const loop = loopRef.current
      stopTurning.current()
      stopTurning.current = animateInLoop(loop, TURN, (LOOP_CELLS / CELLS_PER_SECOND) * 1000)
      void animate(loop, [{ opacity: 0 }, { opacity: 1 }], { duration: 120 })
    },
    land(next, isFast) {
      setTurning(false)
      return land(next, isFast)
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
            symbol={strip.face[place] ?? 'jack'}
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

/** Moves the face down to where it rests, a little too far, and back; resolves before it is back. */
async function comeToRest(face: Element | null, isFast: boolean): Promise<void> {
  const at = (cells: number) => ({ transform: `translateY(${shareOf(cells, FACE_CELLS)})` })
  const rest = -CELLS_ABOVE
  await animate(face, [at(rest - CELLS_BELOW + (isFast ? 2 : 0)), at(rest + 0.14)], {
    duration: isFast ? 110 : 200,
    easing: 'cubic-bezier(.3,.55,.6,1)',
  })
  void animate(face, [at(rest + 0.14), at(rest)], { duration: 150, easing: 'ease-out' })
}

interface CellProps {
  readonly symbol: SlotSymbol
  readonly mark: CellHighlight
}

const Cell = memo(function Cell({ symbol, mark }: CellProps) {
  return (
    <div className={classNames(styles.cell, styles[mark])} data-symbol={symbol}>
      <SymbolImage id={spriteId(symbol)} className={styles.art} />
    </div>
  )
})
