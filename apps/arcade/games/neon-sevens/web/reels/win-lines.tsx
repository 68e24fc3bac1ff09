import { classNames } from '@gamehall/ui/theme/class-names.ts'
import type { NeonSevensView } from '../../schemas.ts'
import { LINES } from '../../symbols.ts'
import styles from './win-lines.module.css'

/** The colour of each line, on its lamps and over the reels. */
export const LINE_COLOURS: readonly string[] = ['#ffd166', '#22d3ee', '#ff5fa8', '#7ef29a', '#b79bff']

interface WinLinesProps {
  readonly lineWins: NeonSevensView['line_wins']
  /** Whether the round has paid no more than its stake: drawn thin. */
  readonly isQuiet: boolean
}

/** Draws the lines that paid over the reels, up to their last cell. */
export function WinLines({ lineWins, isQuiet }: WinLinesProps) {
  return (
    <div className={classNames(styles.over, lineWins.length > 0 && styles.drawn)}>
      <svg
        className={classNames(styles.lines, isQuiet && styles.quiet)}
        viewBox="0 0 30 30"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {lineWins.map(({ line, count }) => {
          const points = (LINES[line] ?? [])
            .slice(0, count)
            .map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`)
            .join(' ')
          return (
            <g key={line} stroke={LINE_COLOURS[line]}>
              <polyline points={points} className={styles.halo} />
              <polyline points={points} className={styles.tube} />
              <polyline points={points} className={styles.core} />
            </g>
          )
        })}
      </svg>
    </div>
  )
}
