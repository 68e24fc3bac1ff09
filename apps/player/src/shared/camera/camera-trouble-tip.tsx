import { Tip } from '@gamehall/ui/tip.tsx'
import { useText } from '../i18n/text.ts'
import { cameraTroubleText } from './camera-trouble-text.ts'
import type { CameraTrouble } from './use-camera.ts'

type CameraTroubleTipProps = {
  readonly trouble: CameraTrouble | undefined
  /** Replaces the message for `denied`, for example where the microphone is needed too. */
  readonly denied?: string
}

/** Shows why the camera does not open, and the alternative. */
export function CameraTroubleTip({ trouble, denied }: CameraTroubleTipProps) {
  const text = useText(cameraTroubleText)
  return (
    <div role="alert">
      {trouble === undefined ? null : (
        <Tip tone="warn">{trouble === 'denied' ? (denied ?? text.denied) : text[trouble]}</Tip>
      )}
    </div>
  )
}
