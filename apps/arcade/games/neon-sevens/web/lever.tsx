import { useText } from '@gamehall/web-client/i18n/text.ts'
import { neonSevensText } from '../text.ts'
import styles from './lever.module.css'

/** The lever beside the reels; nobody pulls it in a replay. It does what the spin button does, so that a keyboard needs the button only. */
export function Lever({ isPulled, onPull }: { readonly isPulled: boolean; readonly onPull: () => void }) {
  const text = useText(neonSevensText)
  return (
    <button type="button" tabIndex={-1} className={styles.lever} aria-label={text.lever} onClick={onPull}>
      <span className={isPulled ? `${styles.arm} ${styles.pulled}` : styles.arm}>
        <span className={styles.ball} />
      </span>
      <span className={styles.socket} />
    </button>
  )
}
