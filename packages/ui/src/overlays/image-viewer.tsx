import { type ReactNode, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import Lightbox, {
  ACTION_CLOSE,
  createModule,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  type PluginProps,
  useEvents,
  useLightboxProps,
} from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { IconButton } from '../buttons/icon-button.tsx'
import type { Language } from '../i18n/label-text.ts'
import { LabelsProvider, useLabels } from '../i18n/labels.tsx'
import { close as closeIcon } from '../icons/icon-set.ts'
import styles from './image-viewer.module.css'
import { imageViewerText } from './image-viewer-text.ts'
import { Modal } from './modal.tsx'

let root: Root | undefined
let shown = 0

/** Shows images full screen until the close button, a pull down, a tap beside the image, Escape or a step back. */
export function showImageViewer(images: readonly string[], language: Language, startAt: number): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  shown += 1
  root.render(
    <LabelsProvider language={language}>
      <ImageViewer key={shown} images={images} text={imageViewerText[language]} startAt={startAt} />
    </LabelsProvider>,
  )
}

interface ImageViewerProps {
  images: readonly string[]
  text: (typeof imageViewerText)[Language]
  startAt: number
}

function ImageViewer({ images, text, startAt }: ImageViewerProps) {
  const labels = useLabels()
  const [isOpen, setOpen] = useState(true)
  const onClose = () => setOpen(false)
  const isAlone = images.length < 2
  return (
    <Modal isOpen={isOpen} onClose={onClose} place="screen">
      {({ headingId }) => (
        <>
          <h2 id={headingId} className="sr-only">
            {text.gallery}
          </h2>
          <Lightbox
            open
            close={onClose}
            plugins={isAlone ? [Zoom, insideDialog] : [Zoom, Counter, insideDialog]}
            slides={images.map((src) => ({ src, alt: '' }))}
            index={startAt}
            carousel={{ finite: true, padding: 0, preload: 1 }}
            controller={{ closeOnPullDown: true, closeOnBackdropClick: true, focus: false, aria: true }}
            zoom={{ maxZoomPixelRatio: 3 }}
            toolbar={{
              buttons: [
                <IconButton
                  key="close"
                  ref={focus}
                  shape={closeIcon}
                  label={labels.close}
                  className={styles.close}
                  onClick={onClose}
                />,
              ],
            }}
            render={isAlone ? { buttonPrev: () => null, buttonNext: () => null } : {}}
            labels={{
              Carousel: text.gallery,
              'Photo gallery': text.gallery,
              Slide: text.image,
              '{index} of {total}': text.position,
              Previous: text.previous,
              Next: text.next,
              'Zoom in': text.zoomIn,
              'Zoom out': text.zoomOut,
            }}
          />
        </>
      )}
    </Modal>
  )
}

/** The viewer renders its buttons only after the dialog has opened. */
const focus = (button: HTMLElement | null): void => button?.focus()

/** The dialog around the viewer takes the place of its portal, which would lie below the browser's top layer. */
function insideDialog({ remove, replace }: PluginProps): void {
  remove(MODULE_NO_SCROLL)
  replace(MODULE_PORTAL, createModule('dialog', DialogContent))
}

function DialogContent({ children }: { children?: ReactNode }) {
  const { close } = useLightboxProps()
  const { subscribe } = useEvents()
  useEffect(() => subscribe(ACTION_CLOSE, close), [subscribe, close])
  return <LightboxRoot className={styles.viewer}>{children}</LightboxRoot>
}
