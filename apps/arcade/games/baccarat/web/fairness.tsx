import { useText } from '@gamehall/web-client/i18n/text.ts'
import { TableFairness } from '../../../web/shared/table/table-fairness.tsx'
import { BACCARAT_TABLE_IDS } from '../limits.ts'
import { baccaratText } from '../text.ts'
import styles from './fairness.module.css'

/** The seeds of both tables. */
export function Fairness() {
  const text = useText(baccaratText)
  return BACCARAT_TABLE_IDS.map((table) => (
    <section key={table}>
      <h3 className={styles.title}>{text.tables[table]}</h3>
      <TableFairness table={table} />
    </section>
  ))
}
