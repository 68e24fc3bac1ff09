import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { memo, useEffect, useState } from 'react'
import { CardBack } from '../../../../web/shared/cards/card-back.tsx'
import { cardName } from '../../../../web/shared/cards/card-text.ts'
import { FlipCard } from '../../../../web/shared/cards/flip-card.tsx'
import { winnerOf } from '../../rules.ts'
import { baccaratText } from '../../text.ts'
import type { Side } from '../baccarat-types.ts'
import styles from './hands.module.css'
import { type ShownCard, type ShownHand, seenPoints } from './shown-hand.ts'
import { SqueezeCard } from './squeeze-card.tsx'

interface HandsProps {
  readonly shown: ShownHand | null
  /** Turns a card on this device, before its time. */
  readonly onTurn: (id: string) => void
}

/** The third card lies across, as dealers place it: by so many degrees. */
const ACROSS: Readonly<Record<Side, number>> = { player: 90, banker: -90 }

const back = <CardBack ground="#7d1322" line="#f0cf8a" />

/** Both hands: the player's on the left, the banker's on the right, and the shoe from which they come. */
export function Hands({ shown, onTurn }: HandsProps) {
  const [shoe, setShoe] = useState<Element | null>(null)
  const winner = shown?.isOver ? winnerOf(shown.hand) : null
  return (
    <div className={styles.hands}>
      <span ref={setShoe} className={styles.shoe} aria-hidden="true" />
      {(['player', 'banker'] as const).map((side) => (
        <HandOf
          key={side}
          side={side}
          hand={shown?.key ?? ''}
          cards={shown?.[side] ?? []}
          isWinner={winner === side}
          shoe={shoe}
          onTurn={onTurn}
        />
      ))}
    </div>
  )
}

interface HandOfProps extends Pick<HandsProps, 'onTurn'> {
  readonly side: Side
  readonly hand: string
  readonly cards: readonly ShownCard[]
  readonly isWinner: boolean
  readonly shoe: Element | null
}

function HandOf({ side, hand, cards, isWinner, shoe, onTurn }: HandOfProps) {
  const text = useText(baccaratText)
  const points = seenPoints(cards)
  return (
    <section className={styles.hand} data-side={side} data-winner={isWinner} aria-label={text.sides[side]}>
      <div className={styles.layoutBox}>
        <header className={styles.head}>
          <span>{text.sides[side]}</span>
          <b className="num" aria-hidden="true">
            {points ?? '–'}
          </b>
          {points === null ? null : <span className="sr-only">{text.points(points)}</span>}
        </header>
        <div className={styles.cards} data-cards={cards.length}>
          {cards.map(({ id, card, isOpen }, index) => (
            <span
              key={`${hand}/${id}`}
              className={styles.place}
              data-third={index === 2}
              style={index === 2 ? { rotate: `${ACROSS[side]}deg` } : undefined}
            >
              <CardOf
                id={id}
                card={card}
                isOpen={isOpen}
                side={side}
                index={index}
                shoe={shoe}
                onTurn={onTurn}
              />
            </span>
          ))}
          {cards.length === 0 ? (
            <>
              <span className={styles.empty} />
              <span className={styles.empty} />
            </>
          ) : null}
        </div>
      </div>
    </section>
  )
}

interface CardOfProps
  extends Pick<HandOfProps, 'side' | 'shoe' | 'onTurn'>,
    Pick<ShownCard, 'id' | 'card' | 'isOpen'> {
  readonly index: number
}

/** A card flies in face down, can be squeezed once it lies there, and turns over. It renders again only when it is turned. */
const CardOf = memo(function CardOf({ id, card, isOpen, side, index, shoe, onTurn }: CardOfProps) {
  const text = useText(baccaratText)
  const language = useLanguage()
  const hasLanded = useLanded()
  const [wasOpen] = useState(isOpen)
  const place = text.cardPlace(text.sides[side], index + 1)
  if (!isOpen && hasLanded)
    return <SqueezeCard card={card} back={back} label={text.squeeze(place)} onTurn={() => onTurn(id)} />
  return (
    <FlipCard
      key={isOpen ? 'open' : 'down'}
      card={isOpen ? card : null}
      back={back}
      label={isOpen ? cardName(card, language) : place}
      dealtFrom={isOpen && !wasOpen ? null : shoe}
      placeAngle={index === 2 ? ACROSS[side] : 0}
      className={isOpen && !wasOpen ? styles.turned : undefined}
    />
  )
})

const LANDING_MS = 330

function useLanded(): boolean {
  const [hasLanded, setLanded] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setLanded(true), LANDING_MS)
    return () => window.clearTimeout(timer)
  }, [])
  return hasLanded
}
