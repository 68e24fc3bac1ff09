import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { blackjackInfoText } from '../../info-text.ts'
import type { HandAction } from '../../schemas.ts'
import { bestAction } from '../../strategy.ts'
import styles from './strategy-chart.module.css'

/** The dealer's card, as charts order it: 2 to 10, then the ace. */
const UP = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]
const TEN_TO_TWO = [1, 10, 9, 8, 7, 6, 5, 4, 3, 2]

interface Row {
  readonly name: string
  readonly points: readonly [number, number]
}

const named = (points: number) => (points === 1 ? 'A' : `${points}`)
/** Two different cards without an ace for each hard total, so that no row is a pair. */
const HARD: readonly Row[] = [17, 16, 15, 14, 13, 12, 11, 10, 9, 8].map((total) => ({
  name: `${total}`,
  points: total > 12 ? [10, total - 10] : total === 12 ? [10, 2] : [total - 3, 3],
}))
const SOFT: readonly Row[] = [9, 8, 7, 6, 5, 4, 3, 2].map((points) => ({
  name: `A${points}`,
  points: [1, points],
}))
const PAIRS: readonly Row[] = TEN_TO_TWO.map((points) => ({
  name: `${named(points)}${named(points)}`,
  points: [points, points],
}))

const LETTERS: Readonly<Record<HandAction, string>> = {
  hit: 'H',
  stand: 'S',
  double: 'D',
  split: 'P',
  surrender: 'R',
}

function best({ points }: Row, up: number): HandAction {
  const isPair = points[0] === points[1]
  const allowed: readonly HandAction[] = [
    'hit',
    'stand',
    'double',
    ...(isPair ? (['split'] as const) : []),
    'surrender',
  ]
  return bestAction({ points, up, allowed, handsOfSpot: 1 })
}

/** The best action on two cards against each card of the dealer, computed as for the hint. */
export function StrategyChart() {
  const text = useText(blackjackInfoText)
  const part = (title: string, rows: readonly Row[]) => (
    <table className={`num ${styles.chart}`}>
      <caption className={styles.caption}>{title}</caption>
      <thead>
        <tr>
          <td />
          {UP.map((up) => (
            <th key={up} scope="col">
              {named(up)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {UP.map((up) => {
              const action = best(row, up)
              return (
                <td key={up} className={styles[action]}>
                  {LETTERS[action]}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <>
      <p className={styles.legend}>
        {(['hit', 'stand', 'double', 'split', 'surrender'] as const).map((action) => (
          <span key={action}>
            <i className={classNames(styles.mark, styles[action])}>{LETTERS[action]}</i>{' '}
            {text.actions[action]}
          </span>
        ))}
      </p>
      {part(text.hard, HARD)}
      {part(text.soft, SOFT)}
      {part(text.pairs, PAIRS)}
      <p className={styles.note}>{text.chartNote}</p>
    </>
  )
}
