import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useState } from 'react'
import { askRoad, type DERIVED_ROADS } from '../../roads.ts'
import { baccaratText } from '../../text.ts'
import { BeadRoad, BigRoad, DerivedRoad, RoadMark } from './road-drawings.tsx'
import type { RoadHand } from './road-hands.ts'
import styles from './roads.module.css'

const ROADS = ['big_eye', 'small', 'cockroach'] as const satisfies readonly (keyof typeof DERIVED_ROADS)[]
/** Columns in sight: on the table, and in the sheet. */
const COLUMNS = { compact: { bead: 7, big: 21, derived: 15 }, large: { bead: 11, big: 26, derived: 20 } }
const ASKED_MS = 4_000
const READ_ALOUD = 6

interface RoadBoardProps {
  readonly hands: readonly RoadHand[]
  readonly size: 'compact' | 'large'
}

/** All five roads of the shoe. A prediction shows for a moment how each would continue if that side won next. */
export function RoadBoard({ hands, size }: RoadBoardProps) {
  const text = useText(baccaratText)
  const [asked, setAsked] = useState<'player' | 'banker' | null>(null)
  useEffect(() => {
    if (asked === null) return
    const timer = window.setTimeout(() => setAsked(null), ASKED_MS)
    return () => window.clearTimeout(timer)
  }, [asked])
  const shown: readonly RoadHand[] =
    asked === null
      ? hands
      : [...hands, { winner: asked, hasPlayerPair: false, hasBankerPair: false, isNatural: false }]
  const latest = hands.slice(-READ_ALOUD).map(({ winner }) => text.winnerShort[winner])
  const labelOf = (road: keyof typeof text.roadNames) =>
    text.roadLast(text.roadNames[road], latest.length === 0 ? text.noHands : latest.join(' '))
  const columns = COLUMNS[size]
  const isAsked = asked !== null
  return (
    <div className={styles.board} data-size={size}>
      <div className={styles.bead}>
        <Title name={text.roadNames.bead} size={size} />
        <BeadRoad
          label={labelOf('bead')}
          hands={hands}
          columns={columns.bead}
          isAsked={false}
          letters={text.winnerShort}
        />
      </div>
      <div className={styles.big}>
        <Title name={text.roadNames.big} size={size} />
        <BigRoad label={labelOf('big')} hands={shown} columns={columns.big} isAsked={isAsked} />
      </div>
      <div className={styles.derived}>
        {ROADS.map((road) => (
          <div key={road}>
            <Title name={text.roadNames[road]} size={size} />
            <DerivedRoad
              road={road}
              label={labelOf(road)}
              hands={shown}
              columns={columns.derived}
              isAsked={isAsked && willMark(hands, asked, road)}
            />
          </div>
        ))}
      </div>
      <div className={styles.asks}>
        {(['player', 'banker'] as const).map((side) => (
          <AskButton
            key={side}
            side={side}
            hands={hands}
            isAsked={asked === side}
            onAsk={() => setAsked(asked === side ? null : side)}
          />
        ))}
      </div>
    </div>
  )
}

const Title = ({ name, size }: { readonly name: string; readonly size: RoadBoardProps['size'] }) =>
  size === 'large' ? <h3 className={styles.name}>{name}</h3> : null

const willMark = (
  hands: readonly RoadHand[],
  side: 'player' | 'banker',
  road: keyof typeof DERIVED_ROADS,
): boolean =>
  askRoad(
    hands.map(({ winner }) => winner),
    side,
  )[road] !== null

interface AskButtonProps {
  readonly side: 'player' | 'banker'
  readonly hands: readonly RoadHand[]
  readonly isAsked: boolean
  readonly onAsk: () => void
}

/** 莊問路, 閒問路: the mark that each derived road would get. */
function AskButton({ side, hands, isAsked, onAsk }: AskButtonProps) {
  const text = useText(baccaratText)
  const answer = askRoad(
    hands.map(({ winner }) => winner),
    side,
  )
  const spoken = ROADS.map((road) => {
    const mark = answer[road]
    return text.askAnswer(text.roadNames[road], mark === null ? text.askNone : text.askMark[mark])
  }).join(', ')
  return (
    <button
      type="button"
      className={styles.ask}
      data-side={side}
      aria-pressed={isAsked}
      aria-label={`${text.ask[side]}: ${spoken}`}
      onClick={onAsk}
    >
      <span>{text.ask[side]}</span>
      <span className={styles.marks}>
        {ROADS.map((road) => (
          <RoadMark key={road} road={road} mark={answer[road]} />
        ))}
      </span>
    </button>
  )
}
