import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { useState } from 'react'
import { Sheet } from '../../../../web/shared/shell/sheet.tsx'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { sicBoText } from '../../text.ts'
import styles from './players.module.css'

/** The number and total of the round's bets; opens the list of the largest ones, with masked names. */
export function PlayersButton({ table }: { readonly table: TableView }) {
  const text = useText(sicBoText)
  const [isOpen, setOpen] = useState(false)
  const { betsCount, betsTotal } = table
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        <span>{text.players}</span>
        <span className={styles.figures}>
          <b className="num">{text.playersCount(betsCount)}</b>
          <span className="num">{formatWholeAmount(betsTotal)}</span>
        </span>
      </button>
      <Sheet title={text.players} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen ? <PlayersList table={table} /> : null}
      </Sheet>
    </>
  )
}

function PlayersList({ table: { bets } }: { readonly table: TableView }) {
  const text = useText(sicBoText)
  const shown = bets.filter(({ status }) => status !== 'void')
  if (shown.length === 0) return <p className={styles.nobody}>{text.nobody}</p>
  return (
    <ul className={styles.list}>
      {shown.map(({ id, name, bet, win, status }) => (
        <li key={id} data-won={status === 'settled' && Number(win) > Number(bet)}>
          <span className={styles.name}>{name}</span>
          <span className="num">
            <small>{text.betAmount}</small> {formatWholeAmount(bet)}
          </span>
          <span className="num">
            {status === 'settled' ? (
              <>
                <small>{text.winAmount}</small> {formatWholeAmount(win)}
              </>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
