import { useText } from '@gamehall/web-client/i18n/text.ts'
import { CountedAmount } from '../../../web/shared/motion/counted-amount.tsx'
import { useGameKit } from '../../../web/shared/shell/game-kit.ts'
import { pearlTideText } from '../text.ts'
import type { PearlTideController, PearlTideScene } from './pearl-tide-types.ts'
import styles from './win-meter.module.css'

/** The plaque under the board: what the round has won or returned. */
export function WinMeter({ game }: { readonly game: PearlTideController }) {
  const { sounds } = useGameKit()
  const text = useText(pearlTideText)
  const { scene } = game
  const isWin = scene.paid === 'win'
  return (
    <p className={styles.plaque}>
      {scene.wonMinor > 0n ? (
        <span className={isWin ? styles.win : styles.returned}>
          {labelOf(scene, text)}{' '}
          <b className="num">
            <CountedAmount
              amount={scene.wonMinor}
              countMs={isWin ? 600 : 0}
              onStep={isWin ? sounds.count : undefined}
              fromZero
            />
          </b>
        </span>
      ) : (
        <span className={styles.hint}>{game.isBusy ? text.good : text.hint}</span>
      )}
    </p>
  )
}

function labelOf({ paid, feature }: PearlTideScene, text: (typeof pearlTideText)['en']): string {
  if (paid !== 'win') return feature === null ? text.returned : text.returnedInAll
  return feature === null ? text.win : text.total
}
