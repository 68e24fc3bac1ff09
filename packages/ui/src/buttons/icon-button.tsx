import type { ComponentPropsWithRef } from 'react'
import { Badge } from '../data-display/badge.tsx'
import { useLabels } from '../i18n/labels.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconShape } from '../icons/icon-shape.ts'
import { classNames } from '../theme/class-names.ts'
import styles from './icon-button.module.css'

interface IconButtonLook {
  shape: IconShape
  /** Accessible name. */
  label: string
  /** `round` has a background disc; `bare` is the icon alone. */
  look?: 'round' | 'bare'
  filled?: boolean
  /** Unread count on the corner. */
  count?: number
}

export interface IconButtonProps extends IconButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {}

/** A 44 px button with only an icon. */
export function IconButton(props: IconButtonProps) {
  const { shape, label, look = 'bare', filled = false, count = 0, className, ...rest } = props
  return (
    <button
      type="button"
      aria-label={useAccessibleName(label, count)}
      {...rest}
      className={classNames(styles.button, styles[look], className)}
    >
      <span className={styles.face}>
        <Icon shape={shape} filled={filled} />
        <Badge count={count} className={styles.badge} />
      </span>
    </button>
  )
}

export interface IconLinkProps extends IconButtonLook, Omit<ComponentPropsWithRef<'a'>, 'children'> {
  href: string
}

/** An icon button that is a link. */
export function IconLink(props: IconLinkProps) {
  const { shape, label, look = 'bare', filled = false, count = 0, className, href, ...rest } = props
  return (
    <a
      href={href}
      aria-label={useAccessibleName(label, count)}
      {...rest}
      className={classNames(styles.button, styles[look], className)}
    >
      <span className={styles.face}>
        <Icon shape={shape} filled={filled} />
        <Badge count={count} className={styles.badge} />
      </span>
    </a>
  )
}

/** The accessible name, including the unread count. */
function useAccessibleName(label: string, count: number): string {
  const labels = useLabels()
  return count > 0 ? `${label} ${labels.unread(count)}` : label
}
