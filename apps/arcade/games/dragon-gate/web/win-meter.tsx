import { useText } from '../../../web/shared/i18n/use-text.ts'
import { formatMoney } from '../../../web/shared/money/wire-money.ts'
import { useCountUp } from '../../../web/shared/motion/use-count-up.ts'
import { useGameKit } from '../../../web/shared/shell/game-kit.ts'
import { dragonGateText } from '../text.ts'
import type { SlotController } from './use-slot.ts'
import styles from './win-meter.module.css'

/** The win meter under the reels: amount won or returned, and the free-spins counter. */
export function WinMeter({ slot }: { readonly slot: SlotController }) {
  const { sounds } = useGameKit()
  const text = useText(dragonGateText)
  const { view } = slot
  const isWin = view.paid === 'win'
  const shown = useCountUp(view.wonMinor, isWin ? 800 : 0, isWin ? sounds.count : undefined)
  return (
    <div className={styles.plaque}>
      {view.feature === null ? null : (
        <p className={styles.feature}>
          <span>{text.freeSpins}</span>
          <b className="num">{text.freeCount(view.feature.played, view.feature.total)}</b>
        </p>
      )}
      {view.wonMinor > 0n || view.feature !== null ? (
        <p className={isWin ? styles.win : styles.returned}>
          <span>{paidLabel(slot, text)}</span>
          <b className={`num ${styles.amount}`}>{formatMoney(shown)}</b>
        </p>
      ) : (
        <p className={styles.hint}>{hint(slot, text)}</p>
      )}
      {slot.isReplay ? <p className={styles.replay}>{text.replaying}</p> : null}
    </div>
  )
}

function paidLabel({ view }: SlotController, text: (typeof dragonGateText)['en']): string {
  if (view.paid !== 'win') return view.feature === null ? text.returned : text.returnedInAll
  return view.feature === null ? text.win : text.total
}

function hint(slot: SlotController, text: (typeof dragonGateText)['en']): string {
  if (slot.isBusy) return text.good
  return slot.auto === null ? text.hint : text.autoLeft(slot.auto.left)
}
