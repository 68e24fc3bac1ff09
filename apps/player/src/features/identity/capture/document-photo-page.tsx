import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useState } from 'react'
import { useCamera } from '../../../shared/camera/use-camera.ts'
import { goBack, navigate } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useUpload } from '../../../shared/upload/use-upload.ts'
import { useClearReading } from '../reading/use-document-reading.ts'
import { sideName } from '../steps/document-names.ts'
import { type DocumentSide, getLocalDraft, savePhoto } from '../steps/identity-draft-store.ts'
import { missingSides } from '../steps/identity-steps.ts'
import { type StepContext, StepPage } from '../steps/step-page.tsx'
import { stepsText } from '../steps/steps-text.ts'
import { DocumentCamera } from './document-camera.tsx'
import type { ImageFingerprint } from './image-fingerprint.ts'
import { PhotoChoice } from './photo-choice.tsx'
import { PhotoUpload } from './photo-upload.tsx'
import { type PictureProblem, preparePicture } from './prepare-picture.ts'

const DOCUMENT_CAMERA = {
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
}

/** `/id_discriminate`: photographs the document, one side after the other. `?retake=front` retakes one side. */
export function DocumentPhotoPage() {
  return <StepPage step="idDiscriminate">{(work) => <PhotoStep work={work} />}</StepPage>
}

function PhotoStep({ work: { draft, owner } }: { readonly work: StepContext }) {
  const words = useText(stepsText)
  const camera = useCamera(DOCUMENT_CAMERA)
  const { side, isRetake, isSecondSide, finish } = useSides({ draft, owner })
  const upload = useUpload(side === 'front' ? 'id_front' : 'id_reverse')
  const forgetReading = useClearReading()
  const [taken, setTaken] = useState<Blob>()
  const [look, setLook] = useState<ImageFingerprint>()
  const [trouble, setTrouble] = useState<PictureProblem>()
  const what = sideName(words, draft.document_type, side)

  const send = async (photo: Blob) => {
    setTaken(photo)
    const uploadId = await upload.send(photo)
    if (uploadId === undefined) return
    savePhoto(owner, side, { uploadId, picture: photo })
    forgetReading()
    setTaken(undefined)
    if (finish()) camera.close()
  }
  const choose = async (file: Blob) => {
    setTrouble(undefined)
    const photo = await preparePicture(file)
    if (typeof photo === 'string') setTrouble(photo)
    else await send(photo)
  }
  const again = () => {
    upload.cancel()
    setTaken(undefined)
  }
  if (taken)
    return (
      <PhotoUpload photo={taken} what={what} upload={upload} onAgain={again} onSend={() => send(taken)} />
    )
  if (camera.stream)
    return (
      <DocumentCamera
        key={side}
        camera={camera}
        stream={camera.stream}
        draft={draft}
        what={what}
        taken={isSecondSide ? look : undefined}
        isSecondSide={isSecondSide}
        onShot={(photo, seen) => {
          if (side === 'front') setLook(seen)
          return send(photo)
        }}
      />
    )
  return (
    <PhotoChoice
      draft={draft}
      side={side}
      camera={camera}
      trouble={trouble}
      isSecondSide={isSecondSide}
      canGoOn={!isRetake && missingSides(draft, getLocalDraft(owner)).length === 0}
      onOpen={() => {
        setTrouble(undefined)
        return camera.open()
      }}
      onChoose={choose}
    />
  )
}

/** The side to photograph now; `finish` moves to the next side, or to the next page and then returns true. */
function useSides({ draft, owner }: StepContext) {
  const wish = usePage().query.get('retake')
  const retake = wish === 'front' || wish === 'reverse' ? wish : undefined
  const [side, setSide] = useState<DocumentSide>(
    () => retake ?? missingSides(draft, getLocalDraft(owner))[0] ?? 'front',
  )
  const [isSecondSide, setFollowing] = useState(false)
  const finish = (): boolean => {
    const next = retake ? undefined : missingSides(draft, getLocalDraft(owner))[0]
    if (next === undefined) {
      if (retake) goBack(href('certificate'))
      else navigate(href('certificate'))
      return true
    }
    setSide(next)
    setFollowing(true)
    return false
  }
  return { side, isRetake: retake !== undefined, isSecondSide, finish }
}
