import faces from '../data-display/avatar.module.css'
import { avatarColorIndex } from '../data-display/avatar.tsx'
import { Icon } from '../icons/icon.tsx'
import { bank } from '../icons/icon-set.ts'
import { classNames } from '../theme/class-names.ts'
import styles from './bank-badge.module.css'

/** A bank's icon, coloured by its code, with its name and code. */
export function BankBadge({ code, name }: { code: string; name: string }) {
  return (
    <span className={styles.badge}>
      <span className={classNames(styles.seal, faces[`face-${avatarColorIndex(code)}`])}>
        <Icon shape={bank} size="s" />
      </span>
      <span>
        {name}
        <span className={classNames(styles.code, 'num')}> {code}</span>
      </span>
    </span>
  )
}
