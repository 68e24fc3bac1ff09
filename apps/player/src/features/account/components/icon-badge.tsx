import { Icon } from '@gamehall/ui/icons/icon.tsx'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import styles from './icon-badge.module.css'

/** An icon in a circle, for the subject of a page or card, or its success. */
export function IconBadge({
  shape,
  tone = 'gold',
}: {
  readonly shape: IconShape
  readonly tone?: 'gold' | 'win'
}) {
  return (
    <span className={`${styles.badge} ${tone === 'win' ? styles.win : ''}`}>
      <Icon shape={shape} />
    </span>
  )
}
