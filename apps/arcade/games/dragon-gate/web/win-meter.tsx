import { useText } from '@gamehall/web-client/i18n/text.ts'
import { CountedAmount } from '../../../web/shared/motion/counted-amount.tsx'
import { useGameKit } from '../../../web/shared/shell/game-kit.ts'
import { dragonGateText } from '../text.ts'
import type { SlotController, SlotScene } from './dragon-gate-types.ts'
import styles from './win-meter.module.css'

/** The win meter under the reels: amount won or returned, and the free-spins counter. */
export function WinMeter({ game }: { readonly game: SlotController }) {
  const { sounds } = useGameKit()
  const text = useText(dragonGateText)
  const view = game.scene
  const isWin = view.paid === 'win'
  return (
    <div className={styles.plaque}>
      <div className={styles.display}>
        {view.feature === null ? null : (
          <p className={styles.feature}>
            <span>{text.freeSpins}</span>
            <b className="num">{text.freeCount(view.feature.played, view.feature.total)}</b>
          </p>
        )}
        {view.wonMinor > 0n || view.feature !== null ? (
          <p className={isWin ? styles.win : styles.returned}>
            <span>{paidLabel(view, text)}</span>
            <b className={`num ${styles.amount}`}>
              <CountedAmount
                amount={view.wonMinor}
                countMs={isWin ? 800 : 0}
                onStep={isWin ? sounds.count : undefined}
                fromZero
              />
            </b>
          </p>
        ) : (
          <p className={styles.hint}>{hint(game, text)}</p>
        )}
      </div>
    </div>
  )
}

function paidLabel(view: SlotScene, text: (typeof dragonGateText)['en']): string {
  if (view.paid !== 'win') return view.feature === null ? text.returned : text.returnedInAll
  return view.feature === null ? text.win : text.total
}

function hint(game: SlotController, text: (typeof dragonGateText)['en']): string {
  if (game.isBusy) return text.good
  return text.hint
}
