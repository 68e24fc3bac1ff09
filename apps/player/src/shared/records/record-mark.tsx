import { Icon } from '@gamehall/ui/icons/icon.tsx'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import styles from './record-mark.module.css'

export interface RecordMarkProps {
  readonly shape: IconShape
  /** A picture over the icon; where it does not load, the icon is seen. */
  readonly image?: string | undefined
  readonly tone?: 'plain' | 'in' | 'out' | 'wait' | undefined
}

/** The round icon or the picture at the begin of a row. */
export function RecordMark({ shape, image, tone = 'plain' }: RecordMarkProps) {
  return (
    <span className={`${styles.mark} ${styles[tone] ?? ''}`}>
      <Icon shape={shape} />
      {image ? <img src={image} alt="" loading="lazy" decoding="async" className={styles.image} /> : null}
    </span>
  )
}
