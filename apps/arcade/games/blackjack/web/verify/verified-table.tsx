import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { VerifiedRound } from '../../../../src/games/game-module.ts'
import { CardFace } from '../../../../web/shared/cards/card-face.tsx'
import { cardName } from '../../../../web/shared/cards/card-text.ts'
import type { BlackjackView } from '../../schemas.ts'
import { blackjackText } from '../../text.ts'
import { totalLabel } from '../hand-label.ts'
import { applyEvent, emptyScene, type SceneCard } from '../table/table-scene.ts'
import styles from './verified-table.module.css'
import { blackjackVerifyText } from './verify-text.ts'

/** A recomputed round: the cards and results of the dealer and of every hand. */
export function VerifiedTable({ round }: { readonly round: VerifiedRound<BlackjackView> }) {
  const text = useText(blackjackText)
  const words = useText(blackjackVerifyText)
  const start = { type: 'start', spots: round.view.spots } as const
  const { dealer, hands } = [start, ...round.view.events].reduce(applyEvent, emptyScene)
  return (
    <>
      <Cards name={text.dealer} cards={dealer} />
      {hands.map(({ id, cards, result }, index) => (
        <Cards
          key={id}
          name={`${text.hand(index + 1)} (${id})`}
          cards={cards}
          note={result === null ? '' : text.results[result]}
        />
      ))}
      <p className={styles.sum}>
        {words.stakes} <b className="num">{formatAmount(round.staked)}</b> · {words.total}{' '}
        <b className="num">{formatAmount(round.paid)}</b>
      </p>
    </>
  )
}

interface CardsProps {
  readonly name: string
  readonly cards: readonly SceneCard[]
  readonly note?: string
}

function Cards({ name, cards, note = '' }: CardsProps) {
  const language = useLanguage()
  return (
    <div className={styles.hand}>
      <p className={styles.name}>
        {name} <b className="num">{totalLabel(cards, true)}</b> {note}
      </p>
      <p className={styles.cards}>
        {cards.map(({ key, card }) =>
          card === null ? null : (
            <span key={key} role="img" aria-label={cardName(card, language)} className={styles.card}>
              <CardFace card={card} />
            </span>
          ),
        )}
      </p>
    </div>
  )
}
