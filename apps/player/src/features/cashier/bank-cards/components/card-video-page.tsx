import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { camera as cameraIcon, checkCircle } from '@gamehall/ui/icons/icon-set.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useRef, useState } from 'react'
import { CameraErrorCallout } from '../../../../shared/camera/camera-error-callout.tsx'
import { type Camera, useCamera } from '../../../../shared/camera/use-camera.ts'
import { useObjectUrl } from '../../../../shared/camera/use-object-url.ts'
import { Viewfinder } from '../../../../shared/camera/viewfinder.tsx'
import { FileButton } from '../../../../shared/upload/file-button.tsx'
import { UploadProgress } from '../../../../shared/upload/upload-progress.tsx'
import { type Upload, useUpload } from '../../../../shared/upload/use-upload.ts'
import { useBanks } from '../api.ts'
import { cameraText } from '../camera-text.ts'
import { consentAccount } from '../card-draft.ts'
import { cardStepsText } from '../card-steps-text.ts'
import { supportedVideoType, useVideoRecorder } from '../use-video-recorder.ts'
import { type CardStepContext, CardStepPage } from './card-step-page.tsx'
import styles from './media.module.css'

const FACE_CAMERA = {
  video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } },
  audio: true,
}
const VIDEO_TYPES = 'video/webm,video/mp4,video/quicktime'
const MIN_SECONDS = 3
const MAX_SECONDS = 15

/** `/bank_video`: records the player's spoken consent. */
export function CardVideoPage() {
  return <CardStepPage step="bankVideo">{(work) => <VideoStep work={work} />}</CardStepPage>
}

function VideoStep({ work }: { readonly work: CardStepContext }) {
  const text = useText(cameraText)
  const camera = useCamera(FACE_CAMERA)
  const upload = useUpload('bank_card_video')
  const [film, setFilm] = useState<Blob>()
  const spoken = consentAccount(work.draft)
  const isSent = work.draft.video?.spoken === spoken
  const show = (taken: Blob) => {
    camera.close()
    upload.clearError()
    setFilm(taken)
  }
  const again = () => {
    upload.clearError()
    setFilm(undefined)
    work.change((draft) => ({ ...draft, video: undefined }))
  }
  const send = async () => {
    const uploadId = film && (await upload.send(film))
    if (uploadId) work.change((draft) => ({ ...draft, video: { uploadId, spoken } }))
  }
  return (
    <>
      <Card title={text.videoTitle}>
        <p className={styles.hint}>{text.videoHint}</p>
        <Sentence draft={work.draft} />
      </Card>
      {camera.stream ? (
        <LiveVideo camera={camera} stream={camera.stream} onFilm={show} />
      ) : film || isSent ? (
        <RecordedVideo
          film={film}
          isSent={isSent}
          upload={upload}
          onAgain={again}
          onSend={send}
          onNext={work.goOn}
        />
      ) : (
        <VideoChoice camera={camera} onChoose={show} />
      )}
    </>
  )
}

function Sentence({ draft }: Pick<CardStepContext, 'draft'>) {
  const text = useText(cameraText)
  const banks = useBanks()
  const bank = banks.data?.list.find(({ bank_code }) => bank_code === draft.bank_code)
  const lastDigits = [...draft.bank_num.slice(-4)].join(' ')
  return (
    <p className={`${styles.sentence} num`}>{text.sentence(bank?.name ?? draft.bank_code, lastDigits)}</p>
  )
}

type RecordedVideoProps = {
  readonly film: Blob | undefined
  readonly isSent: boolean
  readonly upload: Upload
  readonly onAgain: () => void
  readonly onSend: () => Promise<void>
  readonly onNext: () => void
}

function RecordedVideo({ film, isSent, upload, onAgain, onSend, onNext }: RecordedVideoProps) {
  const text = useText(cameraText)
  const words = useText(cardStepsText)
  const url = useObjectUrl(film)
  return (
    <>
      {url === undefined ? null : (
        <video src={url} controls playsInline aria-label={text.film} className={styles.shot}>
          <track kind="captions" />
        </video>
      )}
      <UploadProgress upload={upload} />
      {isSent ? (
        <p role="status" className={styles.head}>
          <Icon shape={checkCircle} />
          {text.filmSent}
        </p>
      ) : null}
      <BottomBar>
        <Button variant="ghost" onClick={onAgain} disabled={upload.share !== undefined}>
          {isSent ? text.anotherFilm : text.again}
        </Button>
        <Button onClick={isSent ? onNext : onSend}>{isSent ? words.next : text.useFilm}</Button>
      </BottomBar>
    </>
  )
}

type VideoChoiceProps = { readonly camera: Camera; readonly onChoose: (film: Blob) => void }

function VideoChoice({ camera, onChoose }: VideoChoiceProps) {
  const text = useText(cameraText)
  const canRecord = supportedVideoType() !== undefined
  return (
    <>
      <CameraErrorCallout trouble={canRecord ? camera.trouble : 'unsupported'} denied={text.deniedVideo} />
      <FileButton accept={VIDEO_TYPES} label={text.chooseFilm} onChoose={onChoose} />
      <BottomBar>
        <Button block icon={cameraIcon} disabled={!canRecord} loading={camera.isAsking} onClick={camera.open}>
          {text.openCamera}
        </Button>
      </BottomBar>
    </>
  )
}

type LiveVideoProps = {
  readonly camera: Camera
  readonly stream: MediaStream
  readonly onFilm: (film: Blob) => void
}

function LiveVideo({ camera, stream, onFilm }: LiveVideoProps) {
  const text = useText(cameraText)
  const video = useRef<HTMLVideoElement>(null)
  const { isRecording, seconds, start, stop } = useVideoRecorder(MAX_SECONDS, onFilm)
  const isShort = isRecording && seconds < MIN_SECONDS
  return (
    <>
      <Viewfinder video={video} stream={stream} label={text.viewfinder} look="face">
        {isRecording ? (
          <span role="timer" className={`${styles.clock} num`}>
            {seconds} / {MAX_SECONDS}
          </span>
        ) : null}
      </Viewfinder>
      <BottomBar>
        {isRecording ? null : (
          <Button variant="ghost" onClick={camera.close}>
            {text.closeCamera}
          </Button>
        )}
        {isRecording ? (
          <Button block variant="danger" disabled={isShort} onClick={stop}>
            {isShort ? text.tooShort(MIN_SECONDS) : text.stop}
          </Button>
        ) : (
          <Button onClick={() => start(stream)}>{text.record}</Button>
        )}
      </BottomBar>
    </>
  )
}
