import 'antd-mobile/es/components/image-viewer/image-viewer.css'
import { clearImageViewer, showMultiImageViewer } from 'antd-mobile/es/components/image-viewer/methods'
import { IconButton } from '../buttons/icon-button.tsx'
import { type Language, labelText } from '../i18n/label-text.ts'
import { close } from '../icons/icon-set.ts'
import { pushOverlay } from '../overlays/overlay-stack.ts'
import { configureAntd } from './configure-antd.ts'
import styles from './image-viewer.module.css'

/** Shows images full screen until a tap, the close button, Escape or a step back; traps the focus and restores it. */
export function showImageViewer(images: readonly string[], language: Language, startAt: number): void {
  configureAntd(language)
  const labels = labelText[language]
  const opener = document.activeElement
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') clearImageViewer()
    // The close button is the only focusable element.
    if (event.key === 'Escape' || event.key === 'Tab') event.preventDefault()
  }
  document.addEventListener('keydown', onKey)
  const removeOverlay = pushOverlay({
    scope: undefined,
    isGuard: false,
    onBack: () => {
      clearImageViewer()
      return 'closes'
    },
  })
  showMultiImageViewer({
    images: [...images],
    defaultIndex: startAt,
    // Rendered inside an open modal dialog; outside it, the viewer would be covered and inert.
    getContainer: () => document.querySelector<HTMLElement>('dialog[open]') ?? document.body,
    afterClose: () => {
      document.removeEventListener('keydown', onKey)
      removeOverlay()
      if (opener instanceof HTMLElement) opener.focus()
    },
    renderFooter: () => (
      <div className={styles.foot}>
        <IconButton
          shape={close}
          label={labels.close}
          look="round"
          className={styles.close}
          ref={(button) => enterDialog(button, labels.pictures)}
          onClick={clearImageViewer}
        />
      </div>
    ),
  })
}

/** antd-mobile hides its mask from screen readers; this gives it the role and attributes of a modal dialog. */
function enterDialog(button: HTMLElement | null, name: string): void {
  const mask = button?.closest('.adm-mask')
  mask?.removeAttribute('aria-hidden')
  mask?.setAttribute('role', 'dialog')
  mask?.setAttribute('aria-modal', 'true')
  mask?.setAttribute('aria-label', name)
  button?.focus()
}
