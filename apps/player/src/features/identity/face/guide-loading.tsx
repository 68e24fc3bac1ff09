import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { Card } from '@gamehall/ui/card.tsx'
import { refresh } from '@gamehall/ui/icons/icon-set.ts'
import { ProgressBar } from '@gamehall/ui/progress-bar.tsx'
import { Tip } from '@gamehall/ui/tip.tsx'
import { useText } from '../../../shared/i18n/text.ts'
import styles from './face.module.css'
import { FaceOutline } from './face-outline.tsx'
import { faceText } from './face-text.ts'
import type { GuideState } from './use-face-guide.ts'

/** How far the guide is fetched; when it did not come, a way to fetch it again. */
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
        <div role="alert">
          <Tip tone="warn">{text.failed}</Tip>
        </div>
        <BottomBar>
          <Button block icon={refresh} onClick={onAgain}>
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
