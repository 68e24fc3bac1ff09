import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { memo, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { animate, animateInLoop } from '../../../../web/shared/motion/animate.ts'
import { useReelLanding } from '../../../../web/shared/slot/use-reel-landing.ts'
import { SymbolImage } from '../../../../web/shared/sprites/symbol-images.tsx'
import { type ReelSymbol, ROWS } from '../../symbols.ts'
import { spriteId } from '../art/symbol-sprites.tsx'
import styles from './reel.module.css'
import { CELLS_ABOVE, CELLS_BELOW, LOOP_CELLS, type ReelCells } from './reel-cells.ts'

export interface ReelHandle {
  /** Starts turning. */
  spin(): void
  /** Stops on `cells`; resolves when it is there, before it stands still. */
  land(cells: ReelCells, isFast: boolean): Promise<void>
}

interface ReelProps {
  readonly first: ReelCells
  /** The rows that are part of a win; the same array until they change. */
  readonly litRows: readonly number[]
  /** Whether the cells of no win step back. */
  readonly isDimmed: boolean
  readonly isAnticipated: boolean
  readonly ref: Ref<ReelHandle>
}

const CELLS_PER_SECOND = 27
const REST_CELLS = CELLS_ABOVE + ROWS + CELLS_BELOW
const restPlaces = Array.from({ length: REST_CELLS }, (_, place) => place)
const shareOf = (cells: number, all: number): string => `${((cells / all) * 100).toFixed(4)}%`
const TURN = [
  { transform: `translateY(-${shareOf(LOOP_CELLS, LOOP_CELLS + ROWS)})` },
  { transform: 'translateY(0)' },
]
const loopPlaces = Array.from({ length: LOOP_CELLS + ROWS }, (_, place) => place)

/**
 * One reel: the cells at rest and a turning loop, both moved by transform only. The loop is a blur that stays the same for every
 * spin, and distances are shares of the strip: starting a spin changes no picture and measures nothing.
 */
export const Reel = memo(function Reel({ first, litRows, isDimmed, isAnticipated, ref }: ReelProps) {
  const restRef = useRef<HTMLDivElement>(null)
  const loopRef = useRef<HTMLDivElement>(null)
  const stopTurning = useRef(() => {})
  const [cells, land] = useReelLanding(first, (isFast) => {
    stopTurning.current()
    return comeToRest(restRef.current, isFast)
  })
  // The same elements for every spin: nothing of the loop is rendered again.
  const [loop] = useState(() =>
    loopPlaces.map((place) => <Cell key={place} symbol={first.loop[place] ?? 'orange'} isLit={false} />),
  )
  const [isTurning, setTurning] = useState(false)

  useImperativeHandle(ref, () => ({
    spin() {
      setTurning(true)
      const strip = loopRef.current
      stopTurning.current()
      stopTurning.current = animateInLoop(strip, TURN, (LOOP_CELLS / CELLS_PER_SECOND) * 1000)
      void animate(strip, [{ opacity: 0 }, { opacity: 0.8 }], { duration: 110 })
    },
    land(next, isFast) {
      setTurning(false)
      return land(next, isFast)
    },
  }))

  return (
    <div className={classNames(styles.reel, isAnticipated && styles.tense)}>
      <div ref={loopRef} className={classNames(styles.loop, isTurning && styles.turning)}>
        {loop}
      </div>
      <div ref={restRef} className={classNames(styles.rest, isTurning && styles.away)}>
        <RestCells cells={cells} litRows={litRows} />
        <span className={classNames(styles.veil, isDimmed && styles.dimmed)} />
      </div>
      <span className={styles.glass} />
    </div>
  )
})

/** Apart from the reel, so that they are not rendered when it begins to turn. */
const RestCells = memo(function RestCells({
  cells,
  litRows,
}: Pick<ReelProps, 'litRows'> & { readonly cells: ReelCells }) {
  return restPlaces.map((place) => (
    <Cell key={place} symbol={cells.rest[place] ?? 'orange'} isLit={litRows.includes(place - CELLS_ABOVE)} />
  ))
})

/** Moves the strip down to where it rests, a little too far, and back; resolves before it is back. */
async function comeToRest(strip: Element | null, isFast: boolean): Promise<void> {
  const at = (place: number) => ({ transform: `translateY(${shareOf(place, REST_CELLS)})` })
  const rest = -CELLS_ABOVE
  await animate(strip, [at(rest - CELLS_BELOW + (isFast ? 2 : 0)), at(rest + 0.16)], {
    duration: isFast ? 100 : 190,
    easing: 'cubic-bezier(.3,.55,.6,1)',
  })
  void animate(strip, [at(rest + 0.16), at(rest - 0.04), at(rest)], { duration: 190, easing: 'ease-out' })
}

interface CellProps {
  readonly symbol: ReelSymbol
  readonly isLit: boolean
}

const Cell = memo(function Cell({ symbol, isLit }: CellProps) {
  return (
    <div className={classNames(styles.cell, isLit && styles.lit)} data-symbol={symbol}>
      <SymbolImage id={spriteId(symbol)} className={styles.art} />
    </div>
  )
})
