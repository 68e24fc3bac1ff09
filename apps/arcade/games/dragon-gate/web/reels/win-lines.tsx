import { LINES } from '../../symbols.ts'
import type { Spin } from '../dragon-gate-types.ts'
import type { WinFocus } from './highlight-cells.ts'
import styles from './win-lines.module.css'

const colours = ['#ffd76a', '#6ff0d6', '#ff9db5', '#b9a8ff', '#9be86f', '#ffb36a', '#7cc8ff']

/** More lines than this are drawn thin, so that the symbols stay legible. */
const MAX_THICK_LINES = 4

/** Draws the winning lines over the reels, up to their last paying cell. */
export function WinLines({
  spin,
  focus,
  isQuiet,
}: {
  readonly spin: Spin
  readonly focus: WinFocus
  /** Whether the round has paid no more than its stake; the lines are drawn thin then. */
  readonly isQuiet: boolean
}) {
  const shown = spin.line_wins.filter(
    (_, index) => focus.kind === 'all' || (focus.kind === 'line' && focus.index === index),
  )
  return (
    <svg
      className={isQuiet || shown.length > MAX_THICK_LINES ? `${styles.lines} ${styles.many}` : styles.lines}
      viewBox="0 0 50 30"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shown.map(({ line, count }) => {
        const points = (LINES[line] ?? [])
          .slice(0, count)
          .map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`)
          .join(' ')
        return (
          <g key={line}>
            <polyline points={points} className={styles.under} />
            <polyline points={points} className={styles.line} stroke={colours[line % colours.length]} />
          </g>
        )
      })}
    </svg>
  )
}
