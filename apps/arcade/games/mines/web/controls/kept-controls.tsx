import { classNames } from '@gamehall/ui/theme/class-names.ts'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './controls.module.css'

interface KeptControlsProps {
  readonly isShown: boolean
  readonly children: ReactNode
}

/**
 * Controls that stay while others are shown in their place: a layer each, of which the hidden one lies beside the screen, so that changing
 * between them styles, lays out and paints nothing. That is also why they do not become inert, which is a style of everything inside.
 */
export function KeptControls({ isShown, children }: KeptControlsProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (!isShown && activeElement instanceof HTMLElement && box.current?.contains(activeElement))
      activeElement.blur()
    for (const control of box.current?.querySelectorAll<HTMLElement>('button, input') ?? [])
      control.tabIndex = isShown ? 0 : -1
  }, [isShown])
  return (
    <div
      ref={box}
      className={classNames(styles.controls, styles.kept, !isShown && styles.aside)}
      aria-hidden={!isShown}
    >
      {children}
    </div>
  )
}
