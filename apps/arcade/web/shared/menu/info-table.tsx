import { classNames } from '@gamehall/ui/theme/class-names.ts'
import type { ReactNode } from 'react'
import styles from './info-table.module.css'

export interface InfoTableRow {
  readonly key: string | number
  readonly header: ReactNode
  /** One for each column after the first. */
  readonly cells: readonly ReactNode[]
}

interface InfoTableProps {
  /** The headings, that of the rows' headers first. */
  readonly columns: readonly (string | number)[]
  readonly rows: readonly InfoTableRow[]
  /** `compact`: less space beside the cells. `dense`: less all around, for many columns. `centered`: short cells in the middle. */
  readonly layout?: 'compact' | 'dense' | 'centered'
}

/** A table of figures on an info page: odds, payouts, limits. */
export function InfoTable({ columns, rows, layout }: InfoTableProps) {
  const [, ...cellColumns] = columns
  return (
    <div className={styles.scroller}>
      <table className={classNames('num', styles.table, layout && styles[layout])}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, header, cells }) => (
            <tr key={key}>
              <th scope="row">{header}</th>
              {cellColumns.map((column, index) => (
                <td key={column}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
