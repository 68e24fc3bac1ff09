import { LINES } from '../../../src/games/dragon-gate/symbols.ts'
import type { Spin } from '../show/slot-stage.ts'
import type { Focus } from './marks.ts'
import styles from './win-lines.module.css'

const colours = ['#ffd76a', '#6ff0d6', '#ff9db5', '#b9a8ff', '#9be86f', '#ffb36a', '#7cc8ff']

/** More lines than this at once are drawn fine, so that the symbols still read. */
const MANY = 4

/** The lines that won, drawn over the reels as far as they pay. */
export function WinLines({
  spin,
  focus,
  isQuiet,
}: {
  readonly spin: Spin
  readonly focus: Focus
  /** The round has paid no more than its stake: the lines are drawn fine, for information. */
  readonly isQuiet: boolean
}) {
  const shown = spin.line_wins.filter(
    (_, index) => focus.kind === 'all' || (focus.kind === 'line' && focus.index === index),
  )
  return (
    <svg
      className={isQuiet || shown.length > MANY ? `${styles.lines} ${styles.many}` : styles.lines}
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
