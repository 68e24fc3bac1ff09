import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { useLabels } from '../i18n/labels.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconShape } from '../icons/icon-shape.ts'
import { classNames } from '../theme/class-names.ts'
import styles from './button.module.css'
import { type ButtonAppearance, buttonClass } from './button-class.ts'
import { useDelayedFlag, usePending } from './use-pending.ts'

export interface ButtonProps extends ButtonAppearance, Omit<ComponentPropsWithRef<'button'>, 'onClick'> {
  /** May return a promise: until it settles the button is busy and cannot fire again. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined
  /** Busy for an outside reason, such as a form being submitted. */
  loading?: boolean | undefined
  icon?: IconShape | undefined
}

/** A button. While busy it keeps its size and focus, ignores taps, and shows a spinner after 300 ms. */
export function Button(props: ButtonProps) {
  const {
    onClick,
    loading = false,
    icon,
    variant,
    size,
    block,
    className,
    children,
    disabled,
    ...rest
  } = props
  const labels = useLabels()
  const { isPending, run } = usePending(onClick)
  const isBusy = isPending || loading
  const isSlow = useDelayedFlag(isBusy)
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault()
    else run(event)
  }
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={classNames(buttonClass({ variant, size, block }), isSlow && styles.slow, className)}
      onClick={handleClick}
    >
      <span className={styles.content}>
        {icon === undefined ? null : <Icon shape={icon} />}
        {children}
      </span>
      {isSlow ? (
        <span className={styles.busy}>
          <Spinner />
          <span className="sr-only">{labels.loading}</span>
        </span>
      ) : null}
    </button>
  )
}
