import { Button } from '@gamehall/ui/buttons/button.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { Autoplay } from '../../../../web/shared/autoplay/autoplay.ts'
import { autoplayText } from '../../../../web/shared/autoplay/autoplay-text.ts'
import styles from '../controls/controls.module.css'
import { RoundFigures } from '../controls/round-figures.tsx'
import type { MinesController } from '../mines-types.ts'

interface AutoControlsProps {
  readonly game: MinesController
  readonly autoplay: Autoplay
}

/** The controls during autoplay: the round, the rounds left, and the stop button. */
export function AutoControls({ game, autoplay }: AutoControlsProps) {
  const text = useText(autoplayText)
  const { round } = game.scene
  return (
    <div className={styles.controls}>
      <RoundFigures round={round} bet={game.draft.bet} mines={game.draft.mines} />
      <p className={`num ${styles.hint}`} role="status">
        {text.left(autoplay.roundsLeft)}
      </p>
      <Button block className={styles.main} onClick={() => game.setAutoplay(() => null)}>
        {text.stop}
      </Button>
    </div>
  )
}
