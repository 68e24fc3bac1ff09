import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { TableBet } from '../../../../src/shared-rounds/table-protocol.ts'
import type { TableView } from '../../../../web/shared/table/table-view.ts'
import { formatMultiplier } from '../../rules.ts'
import { rocketText } from '../../text.ts'
import styles from './live-bets.module.css'

/** The bets of everybody on this flight, names masked. */
export function LiveBets({ table }: { readonly table: TableView }) {
  const text = useText(rocketText)
  const { bets, betsCount, betsTotal } = table
  const isOver = table.round?.phase === 'drawn' || table.round?.phase === 'settled'
  return (
    <section className={styles.live} aria-label={text.others}>
      <header className={styles.head}>
        <span>{text.others}</span>
        <span className="num">
          {text.passengers(betsCount)} · {formatWholeAmount(betsTotal)}
        </span>
      </header>
      {bets.length === 0 ? <p className={styles.empty}>{text.nobody}</p> : null}
      <ul className={styles.list}>
        {bets.map((bet) => (
          <li key={bet.id} data-outcome={outcomeOf(bet, isOver)}>
            <span className={styles.name}>{bet.name}</span>
            <span className="num">{formatWholeAmount(bet.bet)}</span>
            <span className="num">
              {typeof bet.cashed_out === 'number' ? `${formatMultiplier(bet.cashed_out)}×` : '–'}
            </span>
            <b className="num">
              {bet.status === 'settled' && Number(bet.win) > 0 ? formatWholeAmount(bet.win) : ''}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function outcomeOf({ status, cashed_out }: TableBet, isOver: boolean): 'out' | 'lost' | 'void' | 'flying' {
  if (typeof cashed_out === 'number') return 'out'
  if (status === 'void') return 'void'
  return isOver || status === 'settled' ? 'lost' : 'flying'
}
