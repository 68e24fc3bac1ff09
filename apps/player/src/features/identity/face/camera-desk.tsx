import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { Card } from '@gamehall/ui/card.tsx'
import { camera as cameraIcon } from '@gamehall/ui/icons/icon-set.ts'
import { Tip } from '@gamehall/ui/tip.tsx'
import type { Camera } from '../../../shared/camera/use-camera.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import styles from './face.module.css'
import { FaceOutline } from './face-outline.tsx'
import { faceText } from './face-text.ts'

/** Shown without a camera stream: the permission request, or the problem and its solution. */
export function CameraDesk({ camera }: { readonly camera: Camera }) {
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
        <div role="alert">{trouble === undefined ? null : <Tip tone="warn">{text[trouble]}</Tip>}</div>
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
