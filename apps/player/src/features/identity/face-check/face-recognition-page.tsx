import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useEffectEvent } from 'react'
import { useCamera } from '../../../shared/camera/use-camera.ts'
import { goBack, navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { StepGuard } from '../steps/step-page.tsx'
import { CameraPrompt } from './camera-prompt.tsx'
import { CheckEnded } from './check-ended.tsx'
import { FaceCheckCamera } from './face-check-camera.tsx'
import type { FaceHint } from './face-hint.ts'
import { faceText } from './face-text.ts'
import { GuideLoading } from './guide-loading.tsx'
import { useFaceCheck } from './use-face-check.ts'
import { useFaceGuide } from './use-face-guide.ts'
import { useStableValue } from './use-stable-value.ts'

/** Portrait format of a phone; desktop cameras use their own. */
const FACE_CAMERA = { video: { facingMode: 'user', width: { ideal: 720 }, height: { ideal: 960 } } }

/** `/face_recognition`: guides the player through the four actions; the server verifies them. */
export function FaceRecognitionPage() {
  const text = useText(faceText)
  return (
    <Page foot="bar">
      <PageHeader title={text.title} onBack={() => goBack(href('faceTips'))} />
      <PageBody>
        <StepGuard step="faceTips" submitsDraft>
          {() => <FaceCheck />}
        </StepGuard>
      </PageBody>
    </Page>
  )
}

function FaceCheck() {
  const camera = useCamera(FACE_CAMERA)
  const { state: guide, again } = useFaceGuide()
  const check = useFaceCheck(() => navigate(href('realnameSuccess'), { replace: true }))
  // Kept here, so that what was said last is known when the check has ended.
  const [hint, setHint] = useStableValue<FaceHint>('starting')
  const { state } = check
  // Started by a tap, so the browser may ask for camera permission at once.
  const openAtOnce = useEffectEvent(camera.open)
  useEffect(() => void openAtOnce(), [])
  if (state.stage === 'refused' || state.stage === 'over')
    return <CheckEnded state={state} isNetworkSlow={hint === 'network'} onRestart={check.start} />
  if (camera.stream === undefined) return <CameraPrompt camera={camera} />
  if (guide.stage !== 'ready') return <GuideLoading state={guide} onAgain={again} />
  return (
    <FaceCheckCamera stream={camera.stream} guide={guide.guide} check={check} hint={hint} setHint={setHint} />
  )
}
