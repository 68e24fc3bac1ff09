import { Button } from '@gamehall/ui/buttons/button.tsx'
import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { camera as cameraIcon, sun } from '@gamehall/ui/icons/icon-set.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useRef } from 'react'
import { takePhoto } from '../../../shared/camera/take-photo.ts'
import type { Camera } from '../../../shared/camera/use-camera.ts'
import { useTorch } from '../../../shared/camera/use-torch.ts'
import { Viewfinder } from '../../../shared/camera/viewfinder.tsx'
import { documentName } from '../steps/document-names.ts'
import type { Draft } from '../steps/identity-steps.ts'
import { stepsText } from '../steps/steps-text.ts'
import styles from './capture.module.css'
import { captureText } from './capture-text.ts'
import { documentAspect, FRAME_SHARE, VIEW_ASPECT } from './document-shape.ts'
import type { ImageFingerprint } from './image-fingerprint.ts'
import { SideHeading } from './side-heading.tsx'
import { useFrameEvaluation } from './use-frame-evaluation.ts'

type LiveDocumentProps = {
  readonly camera: Camera
  readonly stream: MediaStream
  readonly draft: Draft
  readonly what: string
  /** Fingerprint of the other side, photographed before. */
  readonly taken: ImageFingerprint | undefined
  readonly isSecondSide: boolean
  readonly onShot: (photo: Blob, look: ImageFingerprint | undefined) => void
}

/** Camera view with a frame for the document; shows what is wrong and takes the photo automatically. */
export function DocumentCamera(props: LiveDocumentProps) {
  const { camera, stream, draft, what, taken, isSecondSide, onShot } = props
  const text = useText(captureText)
  const words = useText(stepsText)
  const video = useRef<HTMLVideoElement>(null)
  const aspect = documentAspect(draft.document_type)
  const shoot = async () => {
    const photo = video.current && (await takePhoto(video.current, VIEW_ASPECT))
    if (photo) onShot(photo, currentFingerprint())
  }
  const { verdict, currentFingerprint } = useFrameEvaluation({ video, aspect, taken, onReady: () => shoot() })
  const isGood = verdict === 'good'
  const name = `${documentName(words, draft.document_type)} · ${what}`
  return (
    <>
      <SideHeading words={isSecondSide ? text.takeNext(name) : text.take(name)} isNew={isSecondSide} />
      <div className={styles.stage} style={{ '--view-aspect': VIEW_ASPECT }}>
        <Viewfinder video={video} stream={stream} label={text.viewfinder(name)} look="document">
          <span
            className={`${styles.frame} ${isGood ? styles.good : ''}`}
            style={{ '--aspect': aspect, '--share': `${FRAME_SHARE * 100}%` }}
            aria-hidden
          />
          <Torch stream={stream} />
        </Viewfinder>
      </div>
      <p role="status" className={`${styles.hint} ${isGood ? styles.ready : ''}`}>
        {text[verdict ?? 'looking']}
      </p>
      <BottomBar>
        <Button variant="ghost" onClick={camera.close}>
          {text.closeCamera}
        </Button>
        <Button icon={cameraIcon} onClick={shoot}>
          {text.shutter}
        </Button>
      </BottomBar>
    </>
  )
}

/** Toggles the device’s flashlight where it has one. */
function Torch({ stream }: { readonly stream: MediaStream }) {
  const text = useText(captureText)
  const torch = useTorch(stream)
  if (!torch.hasTorch) return null
  return (
    <span className={styles.torch}>
      <IconButton
        shape={sun}
        label={text.light}
        aria-pressed={torch.isOn}
        filled={torch.isOn}
        look="round"
        onClick={torch.toggle}
      />
    </span>
  )
}
