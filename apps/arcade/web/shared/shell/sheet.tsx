import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { useLabels } from '@gamehall/ui/i18n/labels.tsx'
import { close } from '@gamehall/ui/icons/icon-set.ts'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useBackHandler } from '../embed/back-handlers.ts'
import styles from './sheet.module.css'

interface SheetProps {
  readonly title: string
  readonly isOpen: boolean
  /** Absent: the sheet can only be left by one of its buttons. */
  readonly onClose?: (() => void) | undefined
  readonly isTall?: boolean
  readonly children: ReactNode
}

/** A bottom sheet in a native modal dialog, which traps focus and handles Escape. */
export function Sheet({ title, isOpen, onClose, isTall = false, children }: SheetProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { close: closeLabel } = useLabels()
  useBackHandler(isOpen && onClose !== undefined, () => onClose?.())
  useEffect(() => {
    const dialog = dialogRef.current
    if (isOpen && dialog?.open === false) dialog.showModal()
    if (!isOpen && dialog?.open === true) dialog.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialogRef}
      className={isTall ? `${styles.sheet} ${styles.tall}` : styles.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.()
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {isOpen ? (
        <div className={styles.panel}>
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {onClose === undefined ? null : <IconButton shape={close} label={closeLabel} onClick={onClose} />}
          </header>
          <div className={styles.body}>{children}</div>
        </div>
      ) : null}
    </dialog>
  )
}
