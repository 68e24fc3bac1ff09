import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { ProgressBar } from '@gamehall/ui/feedback/progress-bar.tsx'
import { refresh } from '@gamehall/ui/icons/icon-set.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import styles from './face.module.css'
import { FaceOutline } from './face-outline.tsx'
import { faceText } from './face-text.ts'
import type { GuideState } from './use-face-guide.ts'

/** Loading progress of the face guide; after a failure (such as an old phone) retry and support. */
export function GuideLoading({
  state,
  onAgain,
}: {
  readonly state: GuideState
  readonly onAgain: () => void
}) {
  const text = useText(faceText)
  if (state.stage === 'failed')
    return (
      <>
        <Card>
          <FaceOutline />
          <div role="alert">
            <Callout tone="warn">{text.failed}</Callout>
          </div>
          <p className={styles.note}>{text.elsewhere}</p>
        </Card>
        <BottomBar>
          <AppLink to={href('service')} className={buttonClass({ variant: 'ghost' })}>
            {text.contact}
          </AppLink>
          <Button icon={refresh} onClick={onAgain}>
            {text.again}
          </Button>
        </BottomBar>
      </>
    )
  return (
    <Card>
      <FaceOutline />
      <p role="status" className={styles.prompt}>
        {text.loading}
      </p>
      <ProgressBar value={state.stage === 'loading' ? state.share : 1} max={1} label={text.loading} />
      <p className={styles.note}>{text.loadingHint}</p>
    </Card>
  )
}
