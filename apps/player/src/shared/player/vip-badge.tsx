import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { crown, flame, gem, shield, star, sun, trophy } from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import styles from './vip-badge.module.css'

const shapes: readonly IconShape[] = [shield, star, trophy, crown, flame, gem, sun]
const faces = ['face0', 'face4', 'face0', 'face3', 'face2', 'face1', 'face4'] as const

/** A VIP level's badge, with a picture of its own up to VIP 6, the highest of the initial levels; hidden from screen readers, since the level's name stands beside it. */
export function VipBadge({ level }: { readonly level: number }) {
  const place = Math.min(level, shapes.length - 1)
  return (
    <span aria-hidden className={`${styles.badge} ${styles[faces[place] ?? 'face0'] ?? ''}`}>
      <Icon shape={shapes[place] ?? shield} />
      <b className={styles.badgeLevel}>{level}</b>
    </span>
  )
}
