import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { toMinor } from '../../../web/shared/money/wire-money.ts'
import { Sheet } from '../../../web/shared/shell/sheet.tsx'
import { pathsInto } from '../payouts.ts'
import { ballPayout, formatTenths } from '../rules.ts'
import { plinkoText } from '../text.ts'
import type { ShownBoard } from './board/shown-board.ts'
import { slotLabelStyle } from './board/slot-colour.ts'
import { formatChance } from './format-chance.ts'
import styles from './odds-sheet.module.css'

interface OddsSheetProps {
  readonly board: ShownBoard
  /** The stake of a ball, a wire amount. */
  readonly ball: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The exact odds and payout of each slot of a board. */
export function OddsSheet({ board, ball, isOpen, onClose }: OddsSheetProps) {
  const text = useText(plinkoText)
  return (
    <Sheet
      title={`${text.odds} · ${board.rows} · ${text.risks[board.risk]}`}
      isOpen={isOpen}
      onClose={onClose}
    >
      {isOpen ? <OddsTable board={board} ball={ball} /> : null}
    </Sheet>
  )
}

function OddsTable({ board, ball }: Pick<OddsSheetProps, 'board' | 'ball'>) {
  const text = useText(plinkoText)
  const { rows, multipliers } = board
  return (
    <table className={`num ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{text.slot}</th>
          <th scope="col">{text.chance}</th>
          <th scope="col">{text.oneIn}</th>
          <th scope="col">{text.pays(formatWholeAmount(ball))}</th>
        </tr>
      </thead>
      <tbody>
        {multipliers.map((tenths, slot) => {
          const share = pathsInto(rows, slot) / 2 ** rows
          return (
            <tr key={`slot-${slot.toString()}`}>
              <th scope="row">
                <span className={styles.cup} style={slotLabelStyle(slot, rows)}>
                  {formatTenths(tenths)}×
                </span>
              </th>
              <td>{formatChance(share)}</td>
              <td>{text.oneInBalls((1 / share).toLocaleString('en', { maximumFractionDigits: 1 }))}</td>
              <td>{formatWholeAmount(ballPayout(toMinor(ball), tenths))}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
