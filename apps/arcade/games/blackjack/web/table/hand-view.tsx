import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { formatNet, formatWholeAmount } from '@gamehall/web-client/money/format-amount.ts'
import { cardName } from '../../../../web/shared/cards/card-text.ts'
import { FlipCard } from '../../../../web/shared/cards/flip-card.tsx'
import { classifyReturn } from '../../../../web/shared/celebration/classify-return.ts'
import { blackjackText } from '../../text.ts'
import { totalLabel } from '../hand-label.ts'
import { DeckBack } from './deck-back.tsx'
import styles from './hand-view.module.css'
import type { SceneCard, SceneHand } from './table-scene.ts'

interface FanProps {
  readonly cards: readonly SceneCard[]
  readonly dealt: readonly string[]
  readonly shoe: Element | null
}

/** Cards side by side, closer together the more there are. */
export function Fan({ cards, dealt, shoe }: FanProps) {
  const language = useLanguage()
  return (
    <span className={styles.fan} data-count={Math.min(cards.length, 7)}>
      {cards.map(({ key, card }) => (
        <span key={key} className={styles.place}>
          <FlipCard
            card={card}
            back={<DeckBack className={styles.art} />}
            label={cardName(card, language)}
            dealtFrom={dealt.includes(key) ? shoe : null}
          />
        </span>
      ))}
    </span>
  )
}

interface HandViewProps extends Omit<FanProps, 'cards'> {
  readonly hand: SceneHand
  readonly order: number
  readonly isActive: boolean
}

/** A hand of the player with its total, stake and result. */
export function HandView({ hand, order, isActive, dealt, shoe }: HandViewProps) {
  const text = useText(blackjackText)
  const { cards, stakeMinor, result, payMinor } = hand
  const total = totalLabel(cards, result !== null)
  const kind = result === null ? null : classifyReturn(payMinor, stakeMinor)
  return (
    <li
      className={classNames(
        styles.hand,
        isActive && styles.active,
        kind === 'win' && styles.won,
        kind === 'nothing' && styles.lost,
      )}
      aria-label={`${text.hand(order)}${total === '' ? '' : `, ${text.total(total)}`}`}
      aria-current={isActive ? 'step' : undefined}
    >
      <div className={styles.seat}>
        <div className={styles.dealt}>
          <Fan cards={cards} dealt={dealt} shoe={shoe} />
          {total === '' ? null : <b className={classNames('num', styles.total)}>{total}</b>}
        </div>
      </div>
      {result === null ? (
        <span className={classNames('num', styles.stake)}>{formatWholeAmount(stakeMinor)}</span>
      ) : (
        <span className={classNames(styles.result, styles[result])}>
          {text.results[result]}
          {result === 'push' ? null : <i className="num"> {formatNet(payMinor - stakeMinor)}</i>}
        </span>
      )}
    </li>
  )
}
