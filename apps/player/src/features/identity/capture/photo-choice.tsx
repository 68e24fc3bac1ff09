import { PICTURE_TYPES } from '@gamehall/contract/constants'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Checklist } from '@gamehall/ui/data-display/checklist.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { camera as cameraIcon } from '@gamehall/ui/icons/icon-set.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { CameraErrorCallout } from '../../../shared/camera/camera-error-callout.tsx'
import type { Camera } from '../../../shared/camera/use-camera.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { FileButton } from '../../../shared/upload/file-button.tsx'
import { documentName, sideName } from '../steps/document-names.ts'
import type { DocumentSide } from '../steps/identity-draft-store.ts'
import type { Draft } from '../steps/identity-steps.ts'
import { stepsText } from '../steps/steps-text.ts'
import styles from './capture.module.css'
import { captureText } from './capture-text.ts'
import { DocumentArt } from './document-art.tsx'
import type { PictureProblem } from './prepare-picture.ts'
import { SideHeading } from './side-heading.tsx'

/** Formats the file picker offers; the file is validated regardless. */

type PhotoChoiceProps = {
  readonly draft: Draft
  readonly side: DocumentSide
  readonly camera: Camera
  readonly trouble: PictureProblem | undefined
  /** The other side was just photographed. */
  readonly isSecondSide: boolean
  readonly canGoOn: boolean
  readonly onOpen: () => Promise<void>
  readonly onChoose: (file: Blob) => void
}

/** Shows the requested side, hints, and the choice of camera or file. */
export function PhotoChoice(props: PhotoChoiceProps) {
  const { draft, side, camera, trouble, isSecondSide, canGoOn, onOpen, onChoose } = props
  const text = useText(captureText)
  const words = useText(stepsText)
  const what = sideName(words, draft.document_type, side)
  const name = `${documentName(words, draft.document_type)} · ${what}`
  return (
    <>
      <Card>
        <SideHeading
          key={side}
          words={isSecondSide ? text.takeNext(name) : text.take(name)}
          isNew={isSecondSide}
        />
        <DocumentArt type={draft.document_type} side={side} />
        <Checklist items={[text.layFlat, text.noGlare, text.whole, text.original]} />
      </Card>
      <div role="alert">{trouble === undefined ? null : <Callout tone="warn">{text[trouble]}</Callout>}</div>
      <CameraErrorCallout trouble={camera.trouble} />
      <FileButton accept={PICTURE_TYPES.join(',')} label={text.chooseFile} onChoose={onChoose} />
      {canGoOn ? <p className={styles.note}>{text.done}</p> : null}
      <p className={styles.note}>{text.privacy}</p>
      <BottomBar>
        <Button
          variant={canGoOn ? 'ghost' : 'gold'}
          icon={cameraIcon}
          loading={camera.isAsking}
          onClick={onOpen}
        >
          {canGoOn ? text.retake : text.openCamera}
        </Button>
        {canGoOn ? (
          <AppLink to={href('certificate')} className={buttonClass({})}>
            {words.next}
          </AppLink>
        ) : null}
      </BottomBar>
    </>
  )
}
