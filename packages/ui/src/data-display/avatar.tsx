import { classNames } from '../theme/class-names.ts'
import styles from './avatar.module.css'

const FACES = 5

/** The index of a colour, always the same for the same name. */
export function avatarColorIndex(name: string): number {
  let sum = 0
  for (const letter of name) sum += letter.codePointAt(0) ?? 0
  return sum % FACES
}

/** A player's avatar: the first letter of the name on a colour derived from it. Decorative: the name is shown beside it. */
export function Avatar({ name, size = 'm' }: { name: string; size?: 's' | 'm' | 'l' }) {
  const [letter = ''] = name.trim()
  return (
    <span
      aria-hidden
      className={classNames(styles.avatar, styles[size], styles[`face-${avatarColorIndex(name)}`])}
    >
      {letter.toUpperCase()}
    </span>
  )
}
