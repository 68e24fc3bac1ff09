import faces from './avatar.module.css'
import { faceOf } from './avatar.tsx'
import styles from './bank-badge.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { bank } from './icons/icon-set.ts'

/** A bank's icon, coloured by its code, with its name and code. */
export function BankBadge({ code, name }: { code: string; name: string }) {
  return (
    <span className={styles.badge}>
      <span className={classNames(styles.seal, faces[`face-${faceOf(code)}`])}>
        <Icon shape={bank} size="s" />
      </span>
      <span>
        {name}
        <span className={classNames(styles.code, 'num')}> {code}</span>
      </span>
    </span>
  )
}
