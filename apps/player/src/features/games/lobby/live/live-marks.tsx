import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import styles from './live-marks.module.css'

const REFRESH_MS = 5_000
/** Longer labels are numbers, of which few fit. */
const SIGN_LENGTH = 2
const FIGURES = 3
/** The columns of a bead plate that a tile of usual width shows, of three signs each. */
const COLUMNS = 6
const ROWS = 3

/** A table's last results on its tile: signs as a bead plate, figures as a row. Nothing while there are none. */
export function LiveMarks({ gid }: { readonly gid: string }) {
  const tables = useCallQuery('getLiveTables', {}, { refetchInterval: REFRESH_MS, staleTime: REFRESH_MS })
  const marks = tables.data?.list.find((table) => table.gid === gid)?.marks ?? []
  if (marks.length === 0) return null
  const areSigns = marks.every(({ label }) => [...label].length <= SIGN_LENGTH)
  const shown = areSigns ? latestColumns(marks) : marks.slice(-FIGURES).toReversed()
  return (
    <span className={styles.place}>
      <span className={areSigns ? styles.beads : styles.figures}>
        {shown.map(({ label, tone }, at) => (
          // Results have no names; a new one moves all places.
          // biome-ignore lint/suspicious/noArrayIndexKey: a result is its place
          <span key={at} data-tone={tone} className={`num ${areSigns ? styles.bead : styles.figure}`}>
            {label}
          </span>
        ))}
      </span>
    </span>
  )
}

/** Whole columns are left out, so that the others keep their signs. */
function latestColumns<Mark>(marks: readonly Mark[]): readonly Mark[] {
  const surplus = Math.ceil(marks.length / ROWS) - COLUMNS
  return surplus > 0 ? marks.slice(surplus * ROWS) : marks
}
