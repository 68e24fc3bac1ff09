import { OfflineArt } from '../art/state-art.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { useLabels } from '../i18n/labels.tsx'
import { close } from '../icons/icon-set.ts'
import { Modal } from './modal.tsx'
import styles from './offline-overlay.module.css'

export interface OfflineOverlayProps {
  isOpen: boolean
  /** In place of the words on forms. */
  detail?: string | undefined
  onClose: () => void
}

/** Overlay shown while the browser is offline. The page underneath keeps its input. */
export function OfflineOverlay({ isOpen, detail, onClose }: OfflineOverlayProps) {
  const labels = useLabels()
  return (
    <Modal isOpen={isOpen} onClose={onClose} place="center" role="alertdialog">
      {({ headingId, bodyId }) => (
        <div className={styles.overlay}>
          <IconButton
            shape={close}
            label={labels.close}
            className={styles.close}
            onClick={onClose}
            data-autofocus
          />
          <EmptyState
            art={<OfflineArt />}
            title={<span id={headingId}>{labels.offlineTitle}</span>}
            detail={<span id={bodyId}>{detail ?? labels.offlineDetail}</span>}
          />
        </div>
      )}
    </Modal>
  )
}
