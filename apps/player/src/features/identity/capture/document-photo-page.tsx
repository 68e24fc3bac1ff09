import { useState } from 'react'
import { useCamera } from '../../../shared/camera/use-camera.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { goBack, navigate } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useUpload } from '../../../shared/upload/use-upload.ts'
import { useForgetReading } from '../api/use-reading.ts'
import { sideName } from '../document-words.ts'
import { missingSides } from '../identity-steps.ts'
import { draftOf, keepPhoto, type Side } from '../state/identity-draft-store.ts'
import { type IdentityWork, StepPage } from '../step-page.tsx'
import { stepsText } from '../steps-text.ts'
import type { DocumentLook } from './document-look.ts'
import { LiveDocument } from './live-document.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import { type PictureTrouble, preparePicture } from './picture-trouble.ts'
import { TakenPhoto } from './taken-photo.tsx'

const DOCUMENT_CAMERA = {
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
}

/** `/id_discriminate`: photographs the document, one side after the other. `?retake=front` retakes one side. */
export function DocumentPhotoPage() {
  return <StepPage step="idDiscriminate">{(work) => <PhotoStep work={work} />}</StepPage>
}

function PhotoStep({ work: { draft, owner } }: { readonly work: IdentityWork }) {
  const words = useText(stepsText)
  const camera = useCamera(DOCUMENT_CAMERA)
  const { side, isRetake, isFollowing, finish } = useSides({ draft, owner })
  const upload = useUpload(side === 'front' ? 'id_front' : 'id_reverse')
  const forgetReading = useForgetReading()
  const [taken, setTaken] = useState<Blob>()
  const [look, setLook] = useState<DocumentLook>()
  const [trouble, setTrouble] = useState<PictureTrouble>()
  const what = sideName(words, draft.document_type, side)

  const send = async (photo: Blob) => {
    setTaken(photo)
    const uploadId = await upload.send(photo)
    if (uploadId === undefined) return
    keepPhoto(owner, side, { uploadId, picture: photo })
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
    upload.clearError()
    setTaken(undefined)
  }
  if (taken)
    return <TakenPhoto photo={taken} what={what} upload={upload} onAgain={again} onSend={() => send(taken)} />
  if (camera.stream)
    return (
      <LiveDocument
        key={side}
        camera={camera}
        stream={camera.stream}
        draft={draft}
        what={what}
        taken={isFollowing ? look : undefined}
        isFollowing={isFollowing}
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
      isFollowing={isFollowing}
      canGoOn={!isRetake && missingSides(draft, draftOf(owner)).length === 0}
      onOpen={() => {
        setTrouble(undefined)
        return camera.open()
      }}
      onChoose={choose}
    />
  )
}

/** The side to photograph now; `finish` moves to the next side, or to the next page and then returns true. */
function useSides({ draft, owner }: IdentityWork) {
  const wish = usePage().query.get('retake')
  const retake = wish === 'front' || wish === 'reverse' ? wish : undefined
  const [side, setSide] = useState<Side>(() => retake ?? missingSides(draft, draftOf(owner))[0] ?? 'front')
  const [isFollowing, setFollowing] = useState(false)
  const finish = (): boolean => {
    const next = retake ? undefined : missingSides(draft, draftOf(owner))[0]
    if (next === undefined) {
      if (retake) goBack(href('certificate'))
      else navigate(href('certificate'))
      return true
    }
    setSide(next)
    setFollowing(true)
    return false
  }
  return { side, isRetake: retake !== undefined, isFollowing, finish }
}
