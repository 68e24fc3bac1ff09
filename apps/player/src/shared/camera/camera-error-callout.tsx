import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { cameraErrorText } from './camera-error-text.ts'
import type { CameraError } from './use-camera.ts'

type CameraTroubleTipProps = {
  readonly trouble: CameraError | undefined
  /** Replaces the message for `denied`, for example where the microphone is needed too. */
  readonly denied?: string
}

/** Shows why the camera does not open, and the alternative. */
export function CameraErrorCallout({ trouble, denied }: CameraTroubleTipProps) {
  const text = useText(cameraErrorText)
  return (
    <div role="alert">
      {trouble === undefined ? null : (
        <Callout tone="warn">{trouble === 'denied' ? (denied ?? text.denied) : text[trouble]}</Callout>
      )}
    </div>
  )
}
