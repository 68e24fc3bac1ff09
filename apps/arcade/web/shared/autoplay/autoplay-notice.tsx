import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { AutoplayEnd } from './autoplay.ts'
import styles from './autoplay-notice.module.css'
import { autoplayText } from './autoplay-text.ts'

/** Says over the stage why automatic play ended early, and to screen readers, until the player goes on. */
export function AutoplayNotice({ end }: { readonly end: AutoplayEnd | null }) {
  const text = useText(autoplayText)
  return (
    <div className={styles.notice} role="status">
      {end === null ? null : <p>{text.ended[end]}</p>}
    </div>
  )
}
