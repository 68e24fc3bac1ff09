import type { ReactNode } from 'react'
import {
  beadColumns,
  bigRoad,
  DERIVED_ROADS,
  type DerivedMark,
  derivedRoad,
  markColumns,
  placeColumns,
  type RoadCell,
} from '../../roads.ts'
import type { RoadHand } from './road-hands.ts'
import styles from './roads.module.css'

/** The units of a cell in the drawings. */
const CELL = 10
const ROWS = 6
const COLOURS = { banker: '#c2182f', player: '#1d4fc4', tie: '#12804a', red: '#c2182f', blue: '#1d4fc4' }

interface RoadProps<Entry> {
  readonly label: string
  readonly cells: readonly RoadCell<Entry>[]
  /** How many columns are in sight: the newest ones. */
  readonly columns: number
  /** Whether the last cell is a prediction (問路). */
  readonly isAsked?: boolean
  readonly draw: (entry: Entry, index: number) => ReactNode
}

/** A road on its grid, moved so that its newest columns are in sight. */
function Road<Entry>({ label, cells, columns, isAsked = false, draw }: RoadProps<Entry>) {
  const last = cells.reduce((most, { column }) => Math.max(most, column), -1)
  const first = Math.max(0, last + 1 - columns)
  const width = columns * CELL
  return (
    <svg viewBox={`0 0 ${width} ${ROWS * CELL}`} className={styles.road} role="img" aria-label={label}>
      <rect width={width} height={ROWS * CELL} fill="#fbf4e4" />
      <path
        d={[
          ...Array.from({ length: columns + 1 }, (_, at) => `M${at * CELL} 0V${ROWS * CELL}`),
          ...Array.from({ length: ROWS + 1 }, (_, at) => `M0 ${at * CELL}H${width}`),
        ].join('')}
        stroke="#d9c9a3"
        strokeWidth=".6"
      />
      {cells.map(({ column, row, entry }, index) =>
        column < first ? null : (
          <g
            key={`${column}/${row}`}
            transform={`translate(${(column - first + 0.5) * CELL} ${(row + 0.5) * CELL})`}
            className={isAsked && index === cells.length - 1 ? styles.asked : undefined}
          >
            {draw(entry, index)}
          </g>
        ),
      )}
    </svg>
  )
}

interface HandsRoadProps {
  readonly label: string
  readonly hands: readonly RoadHand[]
  readonly columns: number
  readonly isAsked: boolean
}

const Pairs = ({ hand, at }: { readonly hand: RoadHand; readonly at: number }) => (
  <>
    {hand.hasBankerPair ? (
      <circle cx={-at} cy={-at} r="1.5" fill={COLOURS.banker} stroke="#fff" strokeWidth=".4" />
    ) : null}
    {hand.hasPlayerPair ? (
      <circle cx={at} cy={at} r="1.5" fill={COLOURS.player} stroke="#fff" strokeWidth=".4" />
    ) : null}
  </>
)

/** 珠盤路: every hand as a bead with its winner's letter. */
export function BeadRoad({
  label,
  hands,
  columns,
  letters,
}: HandsRoadProps & { readonly letters: Readonly<Record<RoadHand['winner'], string>> }) {
  const cells = beadColumns(hands, ROWS).flatMap((entries, column) =>
    entries.map((entry, row) => ({ column, row, entry })),
  )
  return (
    <Road
      label={label}
      cells={cells}
      columns={columns}
      draw={(hand) => (
        <>
          <circle r="4.4" fill={COLOURS[hand.winner]} />
          <text y="2.1" textAnchor="middle" fontSize="5.8" fontWeight="700" fill="#fff">
            {letters[hand.winner]}
          </text>
          <Pairs hand={hand} at={3.4} />
        </>
      )}
    />
  )
}

/** 大路: runs of one winner; ties as strokes on the entry before them, pairs as dots. */
export function BigRoad({ label, hands, columns, isAsked }: HandsRoadProps) {
  const winners = hands.filter(({ winner }) => winner !== 'tie')
  const cells = placeColumns(bigRoad(hands.map(({ winner }) => winner)), ROWS)
  return (
    <Road
      label={label}
      cells={cells}
      columns={columns}
      isAsked={isAsked}
      draw={({ winner, ties }, index) => (
        <>
          <circle r="3.6" fill="none" stroke={COLOURS[winner]} strokeWidth="1.7" />
          {ties > 0 ? <path d="M-4 4 4-4" stroke={COLOURS.tie} strokeWidth="1.3" /> : null}
          {ties > 1 ? (
            <text y="2" textAnchor="middle" fontSize="5.4" fontWeight="700" fill={COLOURS.tie}>
              {ties}
            </text>
          ) : null}
          {winners[index] === undefined ? null : <Pairs hand={winners[index]} at={3.2} />}
        </>
      )}
    />
  )
}

const MARKS: Readonly<Record<keyof typeof DERIVED_ROADS, (mark: DerivedMark) => ReactNode>> = {
  big_eye: (mark) => <circle r="3.2" fill="none" stroke={COLOURS[mark]} strokeWidth="1.8" />,
  small: (mark) => <circle r="3.6" fill={COLOURS[mark]} />,
  cockroach: (mark) => <path d="M-3.500 3.500 3.500-3.500" stroke={COLOURS[mark]} strokeWidth="2" />,
}

interface DerivedRoadProps extends HandsRoadProps {
  readonly road: keyof typeof DERIVED_ROADS
}

/** 大眼仔, 小路, 曱甴路. */
export function DerivedRoad({ label, hands, columns, isAsked, road }: DerivedRoadProps) {
  const marks = derivedRoad(bigRoad(hands.map(({ winner }) => winner)), DERIVED_ROADS[road])
  const cells = placeColumns(markColumns(marks), ROWS)
  return <Road label={label} cells={cells} columns={columns} isAsked={isAsked} draw={MARKS[road]} />
}

/** The mark of a derived road alone, for a prediction. */
export const RoadMark = ({
  road,
  mark,
}: {
  readonly road: keyof typeof DERIVED_ROADS
  readonly mark: DerivedMark | null
}) => (
  <svg viewBox="-5 -5 10 10" className={styles.mark} aria-hidden="true">
    {mark === null ? <path d="M-2 0h4" stroke="#9c8f77" strokeWidth="1.4" /> : MARKS[road](mark)}
  </svg>
)
