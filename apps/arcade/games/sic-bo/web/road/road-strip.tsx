import { useText } from '@gamehall/web-client/i18n/text.ts'
import { memo } from 'react'
import type { TableResult } from '../../../../src/shared-rounds/table-protocol.ts'
import { sicBoText } from '../../text.ts'
import { sumOf } from '../bets/dice-names.ts'
import styles from './road.module.css'
import { parityOf, rollsOf, sizeOf } from './roads.ts'

const SHOWN = 14

interface RoadStripProps {
  readonly history: readonly TableResult[]
  readonly onOpen: () => void
}

/** The last rolls, the newest first; opens the roads. */
export const RoadStrip = memo(function RoadStrip({ history, onOpen }: RoadStripProps) {
  const text = useText(sicBoText)
  const rolls = rollsOf(history).slice(-SHOWN).reverse()
  return (
    <button type="button" className={styles.strip} onClick={onOpen}>
      <span className={styles.stripName}>{text.road}</span>
      <span className={styles.beadsPlace} aria-hidden="true">
        <span className={styles.beads}>
          {rolls.map(({ number, dice }) => {
            const size = sizeOf(dice)
            const parity = parityOf(dice)
            return (
              <span key={number} className={styles.bead} data-mark={size}>
                <b className="num">{sumOf(dice)}</b>
                <small>{text.marks[size === 'triple' ? 'triple' : parity]}</small>
              </span>
            )
          })}
        </span>
      </span>
    </button>
  )
})
