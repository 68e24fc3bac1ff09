import { useText } from '@gamehall/web-client/i18n/text.ts'
import { freeRoundsText } from '../../../web/shared/free-rounds/free-rounds-text.ts'
import { CountedAmount } from '../../../web/shared/motion/counted-amount.tsx'
import { useGameKit } from '../../../web/shared/shell/game-kit.ts'
import { neonSevensText } from '../text.ts'
import type { NeonSevensController } from './neon-sevens-types.ts'
import styles from './win-meter.module.css'

/** The display under the reels: what the round has won or returned. */
export function WinMeter({ game }: { readonly game: NeonSevensController }) {
  const { sounds } = useGameKit()
  const text = useText(neonSevensText)
  const freeText = useText(freeRoundsText)
  const { wonMinor, paid } = game.scene
  const isWin = paid === 'win'
  return (
    <p className={styles.meter}>
      <span className={styles.display}>
        {wonMinor > 0n ? (
          <span className={isWin ? styles.win : styles.returned}>
            {isWin ? text.win : text.returned}{' '}
            <b className="num">
              <CountedAmount
                amount={wonMinor}
                countMs={isWin ? 700 : 0}
                onStep={isWin ? sounds.count : undefined}
                fromZero
              />
            </b>
          </span>
        ) : (
          <span className={styles.hint}>
            {game.isBusy ? text.good : game.isFree ? freeText.hint : text.hint}
          </span>
        )}
      </span>
    </p>
  )
}
