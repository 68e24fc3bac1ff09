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

/** 21 點: the dealer above, the player's hands and three spots below. A press on the table while cards are dealt speeds them up, where the hall allows it. */
export function BlackjackStage({ game }: { readonly game: BlackjackController }) {
  const text = useText(blackjackText)
  const [shoe, setShoe] = useState<Element | null>(null)
  const { session } = useGameKit()
  const { scene } = game
  const dealerTotal = totalLabel(scene.dealer, scene.phase === 'over')
  const columns = Math.min(4, Math.max(1, scene.hands.length))
  const rows = Math.max(1, Math.ceil(scene.hands.length / 4))
  return (
    <div className={styles.stage} style={{ '--columns': columns, '--rows': rows } as CSSProperties}>
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
      <ol className={styles.hands}>
        {scene.hands.map((hand, index) => (
          <HandView
            key={hand.id}
            hand={hand}
            order={index + 1}
            isActive={hand.id === scene.activeHand && !game.isBusy}
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
