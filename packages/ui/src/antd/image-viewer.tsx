import 'antd-mobile/es/components/image-viewer/image-viewer.css'
import { clearImageViewer, showMultiImageViewer } from 'antd-mobile/es/components/image-viewer/methods'
import { IconButton } from '../icon-button.tsx'
import { close } from '../icons/icon-set.ts'
import { type Language, labelsOf } from '../labels.tsx'
import styles from './image-viewer.module.css'
import { prepareAntd } from './prepare.ts'

/** Shows pictures over everything until tapped, closed or Escape; focus goes in, and back to where it was. */
export function showImages(images: readonly string[], language: Language, startAt: number): void {
  prepareAntd(language)
  const opener = document.activeElement
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') clearImageViewer()
  }
  document.addEventListener('keydown', onKey)
  showMultiImageViewer({
    images: [...images],
    defaultIndex: startAt,
    afterClose: () => {
      document.removeEventListener('keydown', onKey)
      if (opener instanceof HTMLElement) opener.focus()
    },
    renderFooter: () => (
      <div role="dialog" aria-modal="true" aria-label={labelsOf(language).pictures} className={styles.foot}>
        <IconButton
          shape={close}
          label={labelsOf(language).close}
          look="round"
          className={styles.close}
          ref={(button) => button?.focus()}
          onClick={clearImageViewer}
        />
      </div>
    ),
  })
}
