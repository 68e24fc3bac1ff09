import { Icon } from '@gamehall/ui/icon.tsx'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import styles from './seal.module.css'

/** A sign in a circle: what a page or card is about, or that it is done. */
export function Seal({
  shape,
  tone = 'gold',
}: {
  readonly shape: IconShape
  readonly tone?: 'gold' | 'win'
}) {
  return (
    <span className={`${styles.seal} ${tone === 'win' ? styles.win : ''}`}>
      <Icon shape={shape} />
    </span>
  )
}
