import { Tip } from '@gamehall/ui/tip.tsx'
import { useText } from '../../../../shared/i18n/text.ts'
import type { CameraTrouble } from '../camera/use-camera.ts'
import { cameraText } from '../camera-text.ts'

type CameraTroubleTipProps = {
  readonly trouble: CameraTrouble | undefined
  /** What was not allowed: the camera, or the microphone with it. */
  readonly denied: string
}

/** Why the camera does not open, and what to do instead. */
export function CameraTroubleTip({ trouble, denied }: CameraTroubleTipProps) {
  const text = useText(cameraText)
  return (
    <div role="alert">
      {trouble === undefined ? null : <Tip tone="warn">{trouble === 'denied' ? denied : text[trouble]}</Tip>}
    </div>
  )
}
