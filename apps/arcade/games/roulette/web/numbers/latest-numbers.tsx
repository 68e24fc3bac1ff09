import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { rouletteText } from '../../text.ts'
import { colourOf } from '../../wheel.ts'
import styles from './numbers.module.css'

const SHOWN = 14

/** The numbers that fell last, the newest first; opens the statistics. */
export function LatestNumbers({
  numbers,
  onOpen,
}: {
  readonly numbers: readonly number[]
  readonly onOpen: () => void
}) {
  const text = useText(rouletteText)
  return (
    <button type="button" className={styles.latest} onClick={onOpen}>
      <span className="sr-only">{text.stats} </span>
      {numbers.length === 0 ? <span className={styles.none}>{text.recent}</span> : null}
      {numbers.slice(0, SHOWN).map((number, index) => (
        <NumberBall
          key={`latest-${(numbers.length - index).toString()}`}
          number={number}
          isNew={index === 0}
        />
      ))}
    </button>
  )
}

export function NumberBall({ number, isNew = false }: { readonly number: number; readonly isNew?: boolean }) {
  return (
    <span className={classNames('num', styles.ball, styles[colourOf(number)], isNew && styles.newest)}>
      {number}
    </span>
  )
}
