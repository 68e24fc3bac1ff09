import { useText } from '@gamehall/web-client/i18n/text.ts'
import { memo } from 'react'
import { Sheet } from '../../../../web/shared/shell/sheet.tsx'
import { goodRoads } from '../../good-roads.ts'
import { baccaratText } from '../../text.ts'
import { RoadBoard } from './road-board.tsx'
import type { RoadHand } from './road-hands.ts'
import styles from './roads.module.css'

interface RoadPanelProps {
  readonly hands: readonly RoadHand[]
}

/** The roads below the table, with the counts of the shoe and its pattern, where it has one. */
export const RoadPanel = memo(function RoadPanel({ hands }: RoadPanelProps) {
  return (
    <div className={styles.panel}>
      <Counts hands={hands} />
      <RoadBoard hands={hands} size="compact" />
    </div>
  )
})

function Counts({ hands }: RoadPanelProps) {
  const text = useText(baccaratText)
  const count = (isCounted: (hand: RoadHand) => boolean) => hands.filter(isCounted).length
  const [pattern] = goodRoads(hands.map(({ winner }) => winner))
  return (
    <p className={styles.counts}>
      <span className="num">
        {text.counts(
          count(({ winner }) => winner === 'banker'),
          count(({ winner }) => winner === 'player'),
          count(({ winner }) => winner === 'tie'),
        )}
      </span>
      <span className="num">
        {text.pairs(
          count(({ hasPlayerPair }) => hasPlayerPair),
          count(({ hasBankerPair }) => hasBankerPair),
        )}
      </span>
      {pattern === undefined ? null : (
        <b className={styles.good}>
          {text.goodRoad} · {text.goodRoads[pattern]}
        </b>
      )}
    </p>
  )
}

interface RoadSheetProps extends RoadPanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The roads in full, with their names. */
export const RoadSheet = memo(function RoadSheet({ hands, isOpen, onClose }: RoadSheetProps) {
  const text = useText(baccaratText)
  return (
    <Sheet title={text.roads} isOpen={isOpen} onClose={onClose}>
      <div className={styles.sheet}>
        <Counts hands={hands} />
        <RoadBoard hands={hands} size="large" />
        <p className={styles.note}>{text.goodRoadNote}</p>
      </div>
    </Sheet>
  )
})
