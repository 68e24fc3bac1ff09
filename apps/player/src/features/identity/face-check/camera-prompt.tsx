import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { camera as cameraIcon } from '@gamehall/ui/icons/icon-set.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { Camera } from '../../../shared/camera/use-camera.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import styles from './face.module.css'
import { FaceOutline } from './face-outline.tsx'
import { faceText } from './face-text.ts'

/** Shown without a camera stream: the permission request, or the problem and its solution. */
export function CameraPrompt({ camera }: { readonly camera: Camera }) {
  const text = useText(faceText)
  const { trouble, isAsking } = camera
  return (
    <>
      <Card>
        <FaceOutline />
        <p role="status" className={styles.prompt}>
          {trouble === undefined ? text.opening : null}
        </p>
        {trouble === undefined ? <p className={styles.note}>{text.opened}</p> : null}
        <div role="alert">
          {trouble === undefined ? null : <Callout tone="warn">{text[trouble]}</Callout>}
        </div>
        {trouble === undefined ? null : <p className={styles.note}>{text.elsewhere}</p>}
      </Card>
      {trouble === undefined ? null : (
        <BottomBar>
          <AppLink to={href('service')} className={buttonClass({ variant: 'ghost' })}>
            {text.contact}
          </AppLink>
          <Button icon={cameraIcon} loading={isAsking} onClick={camera.open}>
            {text.openCamera}
          </Button>
        </BottomBar>
      )}
    </>
  )
}
