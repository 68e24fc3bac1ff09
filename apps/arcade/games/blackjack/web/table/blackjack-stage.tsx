import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { type CSSProperties, useState } from 'react'
import { useGameKit } from '../../../../web/shared/shell/game-kit.ts'
import { blackjackText } from '../../text.ts'
import type { BlackjackController } from '../blackjack-types.ts'
import { totalLabel } from '../hand-label.ts'
import { isBetting } from '../is-betting.ts'
import { BetSpots } from './bet-spots.tsx'
import styles from './blackjack-stage.module.css'
import { DeckBack } from './deck-back.tsx'
import { Fan, HandView } from './hand-view.tsx'
import { TableNote } from './table-note.tsx'
import type { TableScene } from './table-scene.ts'
import { useScrollToItem } from './use-scroll-to-item.ts'

/** Hands in a row, upright and on a screen on its side. */
const UPRIGHT_COLUMNS = 4
const WIDE_COLUMNS = 6

/** 21 點: the dealer above, the player's hands and three spots below. A press on the table while cards are dealt speeds them up, where the hall allows it. */
export function BlackjackStage({ game }: { readonly game: BlackjackController }) {
  const text = useText(blackjackText)
  const [shoe, setShoe] = useState<Element | null>(null)
  const { session } = useGameKit()
  const { scene } = game
  const dealerTotal = totalLabel(scene.dealer, scene.phase === 'over')
  const upright = gridOf(scene, UPRIGHT_COLUMNS)
  const wide = gridOf(scene, WIDE_COLUMNS)
  const isBrief = upright.rows > 1
  const hands = useScrollToItem(handInPlay(scene))
  return (
    <div
      className={styles.stage}
      style={
        {
          '--upright-columns': upright.columns,
          '--upright-rows': upright.rows,
          '--wide-columns': wide.columns,
          '--wide-rows': wide.rows,
        } as CSSProperties
      }
    >
      <h1 className="sr-only">{text.title}</h1>
      <span ref={setShoe} className={styles.shoe} aria-hidden="true">
        <DeckBack className={styles.top} />
      </span>
      <section
        className={styles.dealer}
        aria-label={dealerTotal === '' ? text.dealer : `${text.dealer}, ${text.total(dealerTotal)}`}
      >
        <div className={styles.dealt}>
          <span className={classNames(scene.peek === 'looking' && styles.peeking)}>
            <Fan cards={scene.dealer} dealt={scene.dealt} shoe={shoe} />
          </span>
          {dealerTotal === '' ? null : <b className={`num ${styles.total}`}>{dealerTotal}</b>}
        </div>
      </section>
      <TableNote game={game} />
      <ol ref={hands} className={classNames(styles.hands, isBrief && styles.many)}>
        {scene.hands.map((hand, index) => (
          <HandView
            key={hand.id}
            hand={hand}
            order={index + 1}
            isActive={hand.id === scene.activeHand && !game.isBusy}
            isBrief={isBrief}
            dealt={scene.dealt}
            shoe={shoe}
          />
        ))}
      </ol>
      <BetSpots game={game} isOpen={isBetting(game)} />
      {game.isBusy && (session.duties.turbo || game.isReplay) ? (
        <button type="button" className={styles.hurry} aria-label={text.hurry} onClick={game.skip} />
      ) : null}
    </div>
  )
}

function gridOf({ hands }: TableScene, most: number) {
  const count = Math.max(1, hands.length)
  return { columns: Math.min(most, count), rows: Math.ceil(count / most) }
}

/** The place of the hand that is played, else of the last one that was settled; -1 without one. */
const handInPlay = ({ hands, activeHand }: TableScene): number =>
  activeHand === null
    ? hands.findLastIndex(({ result }) => result !== null)
    : hands.findIndex(({ id }) => id === activeHand)
