import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { type CSSProperties, memo } from 'react'
import { CountedAmount } from '../../../../web/shared/motion/counted-amount.tsx'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { blackjackText } from '../../text.ts'
import type { BlackjackController } from '../blackjack-types.ts'
import { estimateTextWidth } from './estimate-text-width.ts'
import styles from './table-note.module.css'
import type { TableScene } from './table-scene.ts'

/** The rules on the felt; over them what the dealer has found, and how the round ended. */
export function TableNote({ game }: { readonly game: BlackjackController }) {
  return (
    <div>
      <div className={styles.place}>
        <Felt />
        <Note game={game} />
      </div>
    </div>
  )
}

/** It stays while a note covers it: text on a path takes five milliseconds to lay out. */
const Felt = memo(function Felt() {
  const text = useText(blackjackText)
  return (
    <svg viewBox="0 0 400 64" className={styles.felt} aria-hidden="true">
      <defs>
        <path id="bj-arc" d="M-40 8Q200 76 440 8" />
      </defs>
      <path d="M-60-10Q200 58 460-10" className={styles.rule} />
      <text className={styles.words}>
        <textPath href="#bj-arc" startOffset="50%" textAnchor="middle">
          {text.felt}
        </textPath>
      </text>
      <path d="M-60 14Q200 86 460 14" className={styles.rule} />
    </svg>
  )
})

const sizedFor = (words: string) => ({ '--ems': estimateTextWidth(words) }) as CSSProperties

function Note({ game }: { readonly game: BlackjackController }) {
  const text = useText(blackjackText)
  const { peek, outcome, phase } = game.scene
  if (outcome !== null) return <Outcome outcome={outcome} />
  const words = phase !== 'over' && peek === 'looking' ? text.peeking : game.isResumed ? text.resumed : null
  return words === null ? null : (
    <p className={styles.note} style={sizedFor(words)}>
      {words}
    </p>
  )
}

function Outcome({ outcome }: { readonly outcome: NonNullable<TableScene['outcome']> }) {
  const { sounds } = useGameKit()
  const text = useText(blackjackText)
  const { kind, netMinor } = outcome
  const isWin = kind === 'win'
  const words = isWin ? text.wonNet(formatAmount(netMinor)) : netMinor === 0n ? text.even : text.lostNet
  return (
    <p className={classNames(styles.note, isWin && styles.win)} style={sizedFor(words)}>
      {isWin ? (
        <CountedAmount
          amount={netMinor}
          countMs={600}
          onStep={sounds.count}
          format={(minor) => text.wonNet(formatAmount(minor))}
          fromZero
          className="num"
        />
      ) : (
        words
      )}
    </p>
  )
}
