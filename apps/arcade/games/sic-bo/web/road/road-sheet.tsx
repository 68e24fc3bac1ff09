import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import type { TableResult } from '../../../../src/shared-rounds/table-protocol.ts'
import { Sheet } from '../../../../web/shared/shell/sheet.tsx'
import { sicBoText } from '../../text.ts'
import { isTriple, sumOf } from '../bets/dice-names.ts'
import { DieFace } from '../dice/die-face.tsx'
import styles from './road.module.css'
import { columnsOf, parityOf, type RoadCell, type RoadEntry, rollsOf, sizeOf, statsOf } from './roads.ts'

const ROADS = ['size', 'parity', 'total', 'triple'] as const

interface RoadSheetProps {
  readonly history: readonly TableResult[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The roads of the last hundred rolls, and how often what fell. */
export function RoadSheet({ history, isOpen, onClose }: RoadSheetProps) {
  const text = useText(sicBoText)
  const [road, setRoad] = useState<(typeof ROADS)[number]>('size')
  const rolls = isOpen ? rollsOf(history) : []
  return (
    <Sheet title={text.road} isOpen={isOpen} onClose={onClose}>
      {isOpen && rolls.length === 0 ? <p className={styles.empty}>{text.noRoad}</p> : null}
      {rolls.length === 0 ? null : (
        <>
          <p className={styles.empty}>{text.roadOf(rolls.length)}</p>
          <fieldset className={styles.tabs}>
            <legend className="sr-only">{text.road}</legend>
            {ROADS.map((each) => (
              <button key={each} type="button" aria-pressed={road === each} onClick={() => setRoad(each)}>
                {text.roads[each]}
              </button>
            ))}
          </fieldset>
          <Road road={road} rolls={rolls} />
          <Stats rolls={rolls} />
          <p className={styles.empty}>{text.roadNote}</p>
        </>
      )}
    </Sheet>
  )
}

function Road({
  road,
  rolls,
}: {
  readonly road: (typeof ROADS)[number]
  readonly rolls: readonly RoadEntry[]
}) {
  const text = useText(sicBoText)
  if (road === 'size')
    return <Columns columns={columnsOf(rolls, sizeOf)} names={text.marks} label={text.roads.size} />
  if (road === 'parity')
    return <Columns columns={columnsOf(rolls, parityOf)} names={text.marks} label={text.roads.parity} />
  return (
    <ol className={styles.plate} aria-label={text.roads[road]}>
      {rolls.map(({ number, dice }) => (
        <li
          key={number}
          className={`num ${styles.mark}`}
          data-mark={sizeOf(dice)}
          data-faint={road === 'triple' && !isTriple(dice)}
        >
          {road === 'triple' ? (isTriple(dice) ? dice[0] : '·') : sumOf(dice)}
        </li>
      ))}
    </ol>
  )
}

interface ColumnsProps<Mark extends string> {
  readonly columns: readonly (readonly RoadCell<Mark>[])[]
  readonly names: Readonly<Record<Mark, string>>
  readonly label: string
}

function Columns<Mark extends string>({ columns, names, label }: ColumnsProps<Mark>) {
  return (
    <ol className={styles.columns} aria-label={label}>
      {columns.toReversed().map((column) => (
        <li key={column[0]?.key}>
          {column.map(({ key, mark }) => (
            <span key={key} className={styles.mark} data-mark={mark}>
              {names[mark]}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}

function Stats({ rolls }: { readonly rolls: readonly RoadEntry[] }) {
  const text = useText(sicBoText)
  const { size, parity, faces, hot, cold, sinceTriple } = statsOf(rolls)
  const most = Math.max(...faces, 1)
  return (
    <>
      <Shares
        parts={[
          ['small', text.evens.small, size.small],
          ['triple', text.marks.triple, size.triple],
          ['big', text.evens.big, size.big],
        ]}
      />
      <Shares
        parts={[
          ['odd', text.evens.odd, parity.odd],
          ['triple', text.marks.triple, parity.triple],
          ['even', text.evens.even, parity.even],
        ]}
      />
      <p className={styles.empty}>
        {sinceTriple === null ? text.noTriple(rolls.length) : text.sinceTriple(sinceTriple)}
      </p>
      <h3 className={styles.heading}>{text.faces}</h3>
      <ul className={styles.faces}>
        {faces.map((count, index) => (
          <li key={`face-${index.toString()}`}>
            <span className={styles.bar} style={{ height: `${(count / most) * 100}%` }} />
            <DieFace face={index + 1} className={styles.face} />
            <span className="num">
              <span className="sr-only">{text.single(index + 1)} </span>
              {count}
            </span>
          </li>
        ))}
      </ul>
      <Ranking title={text.hot} ranks={hot} />
      <Ranking title={text.cold} ranks={cold} />
    </>
  )
}

function Shares({
  parts,
}: {
  readonly parts: readonly (readonly [mark: string, name: string, count: number])[]
}) {
  const text = useText(sicBoText)
  return (
    <div className={`num ${styles.shares}`}>
      {parts.map(([mark, name, count]) =>
        count === 0 ? null : (
          <span key={mark} data-mark={mark} style={{ flexGrow: count }}>
            {text.share(name, count)}
          </span>
        ),
      )}
    </div>
  )
}

function Ranking({
  title,
  ranks,
}: {
  readonly title: string
  readonly ranks: readonly (readonly [number, number])[]
}) {
  const text = useText(sicBoText)
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={`num ${styles.ranking}`}>
        {ranks.map(([total, count]) => (
          <li key={total}>
            <b>{total}</b> {text.times(count)}
          </li>
        ))}
      </ul>
    </>
  )
}
