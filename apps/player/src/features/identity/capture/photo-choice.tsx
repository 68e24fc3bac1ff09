import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { Card } from '@gamehall/ui/card.tsx'
import { camera as cameraIcon } from '@gamehall/ui/icons/icon-set.ts'
import { TickList } from '@gamehall/ui/tick-list.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { CameraTroubleTip } from '../../../shared/camera/camera-trouble-tip.tsx'
import type { Camera } from '../../../shared/camera/use-camera.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { FileButton } from '../../../shared/upload/file-button.tsx'
import { documentName, sideName } from '../document-words.ts'
import type { Draft } from '../identity-steps.ts'
import type { Side } from '../state/identity-draft-store.ts'
import { stepsText } from '../steps-text.ts'
import styles from './capture.module.css'
import { captureText } from './capture-text.ts'
import { DocumentArt } from './document-art.tsx'
import type { PictureTrouble } from './picture-trouble.ts'
import { SideHeading } from './side-heading.tsx'

/** Formats the file picker offers; the file is validated regardless. */
const PICTURES = 'image/jpeg,image/png,image/webp'

type PhotoChoiceProps = {
  readonly draft: Draft
  readonly side: Side
  readonly camera: Camera
  readonly trouble: PictureTrouble | undefined
  /** The other side was just photographed. */
  readonly isFollowing: boolean
  readonly canGoOn: boolean
  readonly onOpen: () => Promise<void>
  readonly onChoose: (file: Blob) => void
}

/** Shows the requested side, hints, and the choice of camera or file. */
export function PhotoChoice(props: PhotoChoiceProps) {
  const { draft, side, camera, trouble, isFollowing, canGoOn, onOpen, onChoose } = props
  const text = useText(captureText)
  const words = useText(stepsText)
  const what = sideName(words, draft.document_type, side)
  const name = `${documentName(words, draft.document_type)} · ${what}`
  return (
    <>
      <Card>
        <SideHeading
          key={side}
          words={isFollowing ? text.takeNext(name) : text.take(name)}
          isNew={isFollowing}
        />
        <DocumentArt type={draft.document_type} side={side} />
        <TickList items={[text.layFlat, text.noGlare, text.whole, text.original]} />
      </Card>
      <div role="alert">{trouble === undefined ? null : <Tip tone="warn">{text[trouble]}</Tip>}</div>
      <CameraTroubleTip trouble={camera.trouble} />
      <FileButton accept={PICTURES} label={text.chooseFile} onChoose={onChoose} />
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
