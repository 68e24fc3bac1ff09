import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { chevronRight } from '../icons/icon-set.ts'
import type { IconShape } from '../icons/icon-shape.ts'
import { classNames } from '../theme/class-names.ts'
import styles from './menu.module.css'

/** A titled group of menu items in one card. */
export function Menu({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      {title === undefined ? null : <h2 className={styles.heading}>{title}</h2>}
      <div className={styles.menu}>{children}</div>
    </section>
  )
}

export interface MenuItemProps {
  shape?: IconShape
  /** Replaces the icon, for example with an avatar. */
  leading?: ReactNode
  label: ReactNode
  detail?: ReactNode
  /** At the end of the line, such as a value or a switch. */
  trailing?: ReactNode
  href?: string
  onSelect?: (event: MouseEvent) => unknown
  isDanger?: boolean
}

/** A menu item: a link with `href`, a button with `onSelect`, plain with neither (`trailing` is then the control). */
export function MenuItem({
  shape,
  leading,
  label,
  detail,
  trailing,
  href,
  onSelect,
  isDanger = false,
}: MenuItemProps) {
  const className = classNames(styles.item, isDanger && styles.danger)
  const content = (
    <>
      {leading}
      {shape === undefined ? null : <Icon shape={shape} className={styles.icon} />}
      <span className={styles.words}>
        <span>{label}</span>
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      </span>
      {trailing === undefined ? null : <span className={styles.trailing}>{trailing}</span>}
    </>
  )
  if (href !== undefined)
    return (
      <a href={href} className={classNames(className, styles.active)} onClick={onSelect}>
        {content}
        <Icon shape={chevronRight} size="s" className={styles.go} />
      </a>
    )
  if (onSelect !== undefined)
    return (
      <button type="button" className={classNames(className, styles.active)} onClick={onSelect}>
        {content}
        {isDanger ? null : <Icon shape={chevronRight} size="s" className={styles.go} />}
      </button>
    )
  return <div className={className}>{content}</div>
}
