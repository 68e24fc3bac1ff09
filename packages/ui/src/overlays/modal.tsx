import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './modal.module.css'
import { useOverlay } from './overlay-stack.ts'

const EXIT_MS = 260

export interface ModalProps {
  isOpen: boolean
  /** Called by Escape, a step back in the history, or a tap outside; not while `isLocked`. */
  onClose: () => void
  /** Allows only its own buttons to close it. */
  isLocked?: boolean
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** `full` fills the page's column, `screen` the whole screen. */
  place: 'center' | 'bottom' | 'full' | 'screen'
  /** Renders the content; put `headingId` on the title and `bodyId` on the description. */
  children: (ids: { headingId: string; bodyId: string }) => ReactNode
  className?: string | undefined
}

/**
 * A native modal dialog: the browser traps the focus, makes the rest inert, and restores the focus on closing.
 * An element with `data-autofocus` gets the first focus, else the dialog itself. The content unmounts after the exit animation.
 */
export function Modal({ isOpen, onClose, isLocked = false, role, place, children, className }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isPresent, setPresent] = useState(isOpen)
  const id = useId()
  const ids = { headingId: `${id}-heading`, bodyId: `${id}-body` }
  const arrive = useEffectEvent(() => setPresent(true))
  const isClosedByUs = useRef(false)
  const askToClose = () => {
    if (!isLocked) onClose()
  }
  useOverlay(isOpen, () => {
    askToClose()
    return isLocked ? 'stays' : 'closes'
  })
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen) {
      arrive()
      if (!element.open) element.showModal()
      const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element
      first.focus()
      // A kept, hidden page must not make the page above it inert.
      return () => {
        isClosedByUs.current = element.open
        element.close()
      }
    }
    const timer = setTimeout(() => setPresent(false), EXIT_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  /** A browser may close a dialog without a cancel event, as Android does on the second back gesture. */
  const handleClosed = () => {
    const isExpected = isClosedByUs.current || !isOpen
    isClosedByUs.current = false
    if (isExpected) return
    if (isLocked) dialog.current?.showModal()
    else onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape arrives as the dialog's cancel event
    <dialog
      ref={dialog}
      role={role}
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby={ids.headingId}
      aria-describedby={role === 'alertdialog' ? ids.bodyId : undefined}
      className={classNames(styles.modal, styles[place], className)}
      onCancel={(event) => {
        event.preventDefault()
        askToClose()
      }}
      onClose={handleClosed}
      onClick={(event) => {
        if (event.target === event.currentTarget) askToClose()
      }}
    >
      {isOpen || isPresent ? <div className={styles.panel}>{children(ids)}</div> : null}
    </dialog>
  )
}
