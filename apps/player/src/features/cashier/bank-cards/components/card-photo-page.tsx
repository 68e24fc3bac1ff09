import { PICTURE_TYPES } from '@gamehall/contract/constants'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Checklist } from '@gamehall/ui/data-display/checklist.tsx'
import { camera as cameraIcon } from '@gamehall/ui/icons/icon-set.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useRef, useState } from 'react'
import { CameraErrorCallout } from '../../../../shared/camera/camera-error-callout.tsx'
import { takePhoto } from '../../../../shared/camera/take-photo.ts'
import { type Camera, useCamera } from '../../../../shared/camera/use-camera.ts'
import { useObjectUrl } from '../../../../shared/camera/use-object-url.ts'
import { Viewfinder } from '../../../../shared/camera/viewfinder.tsx'
import { FileButton } from '../../../../shared/upload/file-button.tsx'
import { UploadProgress } from '../../../../shared/upload/upload-progress.tsx'
import { cameraText } from '../camera-text.ts'
import { cardStepsText } from '../card-steps-text.ts'
import { useCardPhoto } from '../use-card-photo.ts'
import { type CardStepContext, CardStepPage } from './card-step-page.tsx'
import styles from './media.module.css'
import { ReadingFacts } from './reading-facts.tsx'

const CARD_CAMERA = {
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
}
/** A card is 85.6 × 54 mm (1.585); the frame leaves a margin. */
const CARD_ASPECT = 1.5

/** `/bank_identify`: takes a photo of the card; the server recognizes number and bank in it. */
export function CardPhotoPage() {
  return <CardStepPage step="bankIdentify">{(work) => <PhotoStep work={work} />}</CardStepPage>
}

type Stage = 'none' | 'shot' | 'sent'

function PhotoStep({ work }: { readonly work: CardStepContext }) {
  const text = useText(cameraText)
  const camera = useCamera(CARD_CAMERA)
  const { upload, isReading, send } = useCardPhoto(work)
  const [stage, setStage] = useState<Stage>(work.draft.photo ? 'sent' : 'none')
  const [shot, setShot] = useState<Blob>()
  const url = useObjectUrl(shot)
  const show = (photo: Blob) => {
    camera.close()
    upload.clearError()
    setShot(photo)
    setStage('shot')
  }
  const again = () => {
    upload.clearError()
    setShot(undefined)
    setStage('none')
  }
  if (camera.stream) return <LivePhoto camera={camera} stream={camera.stream} onShot={show} />
  if (stage === 'none') return <PhotoChoice camera={camera} onChoose={show} />
  return (
    <>
      {url === undefined ? null : <img src={url} alt={text.shot} className={styles.shot} />}
      <UploadProgress upload={upload} />
      {stage === 'sent' ? <ReadingFacts photo={work.draft.photo} isReading={isReading} /> : null}
      {stage === 'sent' ? (
        <SentActions onAgain={again} onNext={work.goOn} />
      ) : (
        <BottomBar>
          <Button variant="ghost" onClick={again} disabled={upload.share !== undefined}>
            {text.retake}
          </Button>
          <Button
            onClick={async () => {
              if (shot && (await send(shot))) setStage('sent')
            }}
          >
            {text.usePhoto}
          </Button>
        </BottomBar>
      )}
    </>
  )
}

function SentActions({ onAgain, onNext }: { readonly onAgain: () => void; readonly onNext: () => void }) {
  const text = useText(cameraText)
  const words = useText(cardStepsText)
  return (
    <BottomBar>
      <Button variant="ghost" onClick={onAgain}>
        {text.anotherPhoto}
      </Button>
      <Button onClick={onNext}>{words.next}</Button>
    </BottomBar>
  )
}

type PhotoChoiceProps = { readonly camera: Camera; readonly onChoose: (photo: Blob) => void }

function PhotoChoice({ camera, onChoose }: PhotoChoiceProps) {
  const text = useText(cameraText)
  return (
    <>
      <Card title={text.photoTitle}>
        <p className={styles.hint}>{text.photoHint}</p>
        <Checklist items={[text.tipLight, text.tipGlare, text.tipWhole]} />
      </Card>
      <CameraErrorCallout trouble={camera.trouble} />
      <FileButton accept={PICTURE_TYPES.join(',')} label={text.choosePhoto} onChoose={onChoose} />
      <BottomBar>
        <Button block icon={cameraIcon} loading={camera.isAsking} onClick={camera.open}>
          {text.openCamera}
        </Button>
      </BottomBar>
    </>
  )
}

type LivePhotoProps = {
  readonly camera: Camera
  readonly stream: MediaStream
  readonly onShot: (photo: Blob) => void
}

function LivePhoto({ camera, stream, onShot }: LivePhotoProps) {
  const text = useText(cameraText)
  const video = useRef<HTMLVideoElement>(null)
  const shoot = async () => {
    const photo = video.current && (await takePhoto(video.current, CARD_ASPECT))
    if (photo) onShot(photo)
  }
  return (
    <>
      <Viewfinder video={video} stream={stream} label={text.viewfinder} look="card" />
      <p className={styles.hint}>{text.layIn}</p>
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
