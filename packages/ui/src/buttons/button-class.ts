import { classNames } from '../theme/class-names.ts'
import styles from './button.module.css'

export interface ButtonAppearance {
  /** `gold`: the primary action. `ghost`: secondary. `danger`: destructive. `plain`: text only. */
  variant?: 'gold' | 'ghost' | 'danger' | 'plain' | undefined
  /** `l` 48 px, `m` 44 px, `s` a 32 px pill with a 44 px touch area. */
  size?: 'l' | 'm' | 's' | undefined
  /** Full width of the parent. */
  block?: boolean | undefined
}

/** The class names of a button, for links that look like one. */
export function buttonClass({
  variant = 'gold',
  size = 'l',
  block = false,
}: ButtonAppearance): string | undefined {
  return classNames(styles.button, styles[variant], styles[`size-${size}`], block && styles.block)
}
