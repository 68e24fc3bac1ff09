import { Tip } from '@gamehall/ui/tip.tsx'
import { useText } from '../i18n/text.ts'
import { cameraTroubleText } from './camera-trouble-text.ts'
import type { CameraTrouble } from './use-camera.ts'

type CameraTroubleTipProps = {
  readonly trouble: CameraTrouble | undefined
  /** Other words for what was not allowed: the microphone with it. */
  readonly denied?: string
}

/** Why the camera does not open, and what to do instead. */
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
