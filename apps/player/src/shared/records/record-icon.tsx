import { Icon } from '@gamehall/ui/icons/icon.tsx'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import styles from './record-icon.module.css'

export interface RecordIconProps {
  readonly shape: IconShape
  /** A picture over the icon; where it does not load, the icon is seen. */
  readonly image?: string | undefined
  readonly tone?: 'plain' | 'in' | 'out' | 'wait' | undefined
}

/** The round icon or the picture at the begin of a row. */
export function RecordIcon({ shape, image, tone = 'plain' }: RecordIconProps) {
  return (
    <span className={`${styles.icon} ${styles[tone] ?? ''}`}>
      <Icon shape={shape} />
      {image ? <img src={image} alt="" loading="lazy" decoding="async" className={styles.image} /> : null}
    </span>
  )
}
