import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { pearlTideText } from '../text.ts'
import type { PearlTideScene } from './pearl-tide-types.ts'
import styles from './tide-meter.module.css'

/** Pearls of the cascade counter; later cascades are told in figures. */
const LAMPS = [1, 2, 3, 4, 5, 6]

/** The multiplier, the cascades of this spin, and the free spins. */
export function TideMeter({ scene }: { readonly scene: PearlTideScene }) {
  const text = useText(pearlTideText)
  const { multiplier, cascades, feature } = scene
  return (
    <div className={styles.meter}>
      <p className={styles.multiplier}>
        <span>{text.multiplier}</span>
        <b key={multiplier} className={classNames('num', multiplier > 1 && styles.grown)}>
          ×{multiplier}
        </b>
      </p>
      <p className={styles.cascades}>
        <span className={styles.lamps} aria-hidden="true">
          {LAMPS.map((lamp) => (
            <i key={lamp} className={classNames(styles.lamp, lamp <= cascades && styles.lit)} />
          ))}
        </span>
        <span className="num">{cascades === 0 ? text.cascades : text.cascadeCount(cascades)}</span>
      </p>
      {feature === null ? null : (
        <p className={styles.feature}>
          <span>{text.freeSpins}</span>
          <b className="num">{text.freeCount(feature.played, feature.total)}</b>
        </p>
      )}
    </div>
  )
}
