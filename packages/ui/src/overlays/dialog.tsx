import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { useLabels } from '../i18n/labels.tsx'
import styles from './dialog.module.css'
import { Modal } from './modal.tsx'

export interface DialogProps {
  isOpen: boolean
  /** Called by cancel, Escape and a tap outside. */
  onClose: () => void
  title: string
  children?: ReactNode
  /** A drawing above the title. */
  art?: ReactNode
  confirmLabel?: string | undefined
  /** Null hides the cancel button. */
  cancelLabel?: string | null | undefined
  /** Makes the confirm button red and focuses the cancel button first. */
  isDestructive?: boolean | undefined
  onConfirm: () => unknown
}

/** A centred dialog with one or two buttons. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, art, confirmLabel, cancelLabel, isDestructive, onConfirm } = props
  const labels = useLabels()
  const hasCancel = cancelLabel !== null
  return (
    <Modal isOpen={isOpen} onClose={onClose} place="center" role={hasCancel ? 'alertdialog' : 'dialog'}>
      {({ headingId, bodyId }) => (
        <div className={styles.dialog}>
          {art}
          <h2 id={headingId} className={styles.title}>
            {title}
          </h2>
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
          <div className={styles.answers}>
            {hasCancel ? (
              <Button variant="ghost" data-autofocus={isDestructive || undefined} onClick={onClose}>
                {cancelLabel ?? labels.cancel}
              </Button>
            ) : null}
            <Button
              variant={isDestructive ? 'danger' : 'gold'}
              data-autofocus={!isDestructive || undefined}
              onClick={onConfirm}
            >
              {confirmLabel ?? (hasCancel ? labels.confirm : labels.gotIt)}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  )
}
