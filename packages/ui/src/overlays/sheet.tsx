import { type PointerEvent, type ReactNode, useRef } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { useLabels } from '../i18n/labels.tsx'
import { close } from '../icons/icon-set.ts'
import { Modal } from './modal.tsx'
import styles from './sheet.module.css'

const CLOSE_AFTER_PX = 90

export interface SheetProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Footer that stays visible while the content scrolls. */
  foot?: ReactNode
  /** Allows only its own buttons to close it. */
  isLocked?: boolean
  children: ReactNode
}

/** A bottom sheet. Closed by its close button, Escape, a tap outside, or dragging its header down. */
export function Sheet({ isOpen, onClose, title, foot, isLocked = false, children }: SheetProps) {
  const labels = useLabels()
  const drag = useSheetDrag(onClose, isLocked)
  return (
    <Modal isOpen={isOpen} onClose={onClose} isLocked={isLocked} place="bottom">
      {({ headingId }) => (
        <div className={styles.sheet}>
          <div className={styles.head} {...drag}>
            {isLocked ? null : <span className={styles.grip} aria-hidden />}
            <h2 id={headingId} className={styles.title}>
              {title}
            </h2>
            {isLocked ? null : (
              <IconButton shape={close} label={labels.close} className={styles.close} onClick={onClose} />
            )}
          </div>
          <div className={styles.content}>{children}</div>
          {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
        </div>
      )}
    </Modal>
  )
}

function useSheetDrag(onClose: () => void, isLocked: boolean) {
  const startY = useRef<number>(undefined)
  const panelOf = (event: PointerEvent) => event.currentTarget.closest<HTMLElement>('dialog')
  const release = (event: PointerEvent) => {
    const from = startY.current
    startY.current = undefined
    panelOf(event)?.style.removeProperty('--drag')
    if (from !== undefined && event.clientY - from > CLOSE_AFTER_PX) onClose()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (isLocked || (event.target instanceof Element && event.target.closest('button'))) return
      startY.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (startY.current === undefined) return
      const distance = Math.max(0, event.clientY - startY.current)
      panelOf(event)?.style.setProperty('--drag', `${distance}px`)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
