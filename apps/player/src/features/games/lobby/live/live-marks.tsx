import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useIsLoggedIn } from '../../../../shared/stores/session-store.ts'
import styles from './live-marks.module.css'

const REFRESH_MS = 5_000
/** The player's own results change while playing only, when they are fetched again. */
const OWN_STALE_MS = 60_000
/** Longer labels are figures, of which few fit. */
const SIGN_LENGTH = 2
/** The columns of a bead plate that a tile of usual width shows, of three signs each. */
const COLUMNS = 6
const ROWS = 3

type Marks = CallResponse<'getLiveTables'>['list'][number]['marks']
/** Results in a row rather than on a bead plate, and how many of them are shown. */
type Row = 'numbers' | 'figures'
const SHOWN: Readonly<Record<Row, number>> = { numbers: 6, figures: 3 }
const ROW_STYLES = { numbers: styles.bead, figures: styles.figure }

/**
 * The last results on a game's tile, of its table or, where it is played alone, of the player: signs as a bead plate, numbers and
 * figures as a row, newest first. Nothing while there are none.
 */
export function LiveMarks({ gid }: { readonly gid: string }) {
  const isLoggedIn = useIsLoggedIn()
  const tables = useCallQuery('getLiveTables', {}, { refetchInterval: REFRESH_MS, staleTime: REFRESH_MS })
  const own = useCallQuery('listLastResults', {}, { enabled: isLoggedIn, staleTime: OWN_STALE_MS })
  const found = [tables, ...(isLoggedIn ? [own] : [])]
  const marks = found.flatMap(({ data }) => data?.list ?? []).find((game) => game.gid === gid)?.marks ?? []
  if (marks.length === 0) return null
  const layout = layoutOf(marks)
  const [all, each] = layout === 'beads' ? [styles.beads, styles.bead] : [styles.row, ROW_STYLES[layout]]
  return (
    <span className={styles.place}>
      <span className={all}>
        {latest(marks, layout).map(({ label, tone }, at) => (
          // Results have no names; a new one moves all places.
          // biome-ignore lint/suspicious/noArrayIndexKey: a result is its place
          <span key={at} data-tone={tone} className={`num ${each}`}>
            {label}
          </span>
        ))}
      </span>
    </span>
  )
}

function layoutOf(marks: Marks): Row | 'beads' {
  if (marks.some(({ label }) => [...label].length > SIGN_LENGTH)) return 'figures'
  return marks.every(({ label }) => /^\d+$/.test(label)) ? 'numbers' : 'beads'
}

/** Of a bead plate whole columns are left out, so that the others keep their signs. */
function latest(marks: Marks, layout: Row | 'beads'): Marks {
  if (layout !== 'beads') return marks.slice(-SHOWN[layout]).toReversed()
  const surplus = Math.ceil(marks.length / ROWS) - COLUMNS
  return surplus > 0 ? marks.slice(surplus * ROWS) : marks
}
