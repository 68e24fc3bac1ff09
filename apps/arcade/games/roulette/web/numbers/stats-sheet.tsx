import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { CSSProperties } from 'react'
import { Sheet } from '../../../../web/shared/shell/sheet.tsx'
import { rouletteText } from '../../text.ts'
import { NumberBall } from './latest-numbers.tsx'
import { type NumberCount, numberStats } from './number-stats.ts'
import styles from './numbers.module.css'

interface StatsSheetProps {
  readonly numbers: readonly number[]
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Places a chip on a number. */
  readonly onBet: (number: number) => void
}

/** The player's latest numbers: hot, cold, and how they are spread. */
export function StatsSheet({ numbers, isOpen, onClose, onBet }: StatsSheetProps) {
  const text = useText(rouletteText)
  return (
    <Sheet title={text.stats} isOpen={isOpen} onClose={onClose}>
      {isOpen && numbers.length === 0 ? <p className={styles.note}>{text.noStats}</p> : null}
      {isOpen && numbers.length > 0 ? <Stats numbers={numbers} onBet={onBet} /> : null}
    </Sheet>
  )
}

function Stats({ numbers, onBet }: Pick<StatsSheetProps, 'numbers' | 'onBet'>) {
  const text = useText(rouletteText)
  const { hot, cold, shares } = numberStats(numbers)
  return (
    <>
      <p className={styles.note}>{text.last(numbers.length)}</p>
      <div className={styles.all}>
        {numbers.map((number, index) => (
          <NumberBall key={`number-${index.toString()}`} number={number} />
        ))}
      </div>
      <Ranking title={text.hot} ranks={hot} onBet={onBet} />
      <Ranking title={text.cold} ranks={cold} onBet={onBet} />
      <h3 className={styles.heading}>{text.split}</h3>
      <Bar
        parts={[
          [text.evens.red, shares.red, '#c9303a'],
          ['0', shares.green, '#1a8f6b'],
          [text.evens.black, shares.black, '#39435e'],
        ]}
      />
      <Bar
        parts={[
          [text.evens.odd, shares.odd, '#3f6cc4'],
          ['0', shares.green, '#1a8f6b'],
          [text.evens.even, shares.even, '#7d5bc4'],
        ]}
      />
      <Bar
        parts={[
          [text.evens.low, shares.low, '#2c8a9a'],
          ['0', shares.green, '#1a8f6b'],
          [text.evens.high, shares.high, '#b0782a'],
        ]}
      />
      <p className={styles.note}>{text.statsNote}</p>
    </>
  )
}

interface RankingProps {
  readonly title: string
  readonly ranks: readonly NumberCount[]
  readonly onBet: (number: number) => void
}

function Ranking({ title, ranks, onBet }: RankingProps) {
  const text = useText(rouletteText)
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <div className={styles.ranking}>
        {ranks.map(({ number, count }) => (
          <button key={number} type="button" className={styles.rank} onClick={() => onBet(number)}>
            <NumberBall number={number} />
            <span className="num">{text.times(count)}</span>
          </button>
        ))}
      </div>
    </>
  )
}

type Part = readonly [label: string, count: number, colour: string]

function Bar({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <div className={`num ${styles.bar}`}>
      {parts.map(([label, count, colour]) =>
        count === 0 ? null : (
          <span key={label} style={{ '--count': count, background: colour } as CSSProperties}>
            {label} {count}
          </span>
        ),
      )}
    </div>
  )
}
