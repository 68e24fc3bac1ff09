import { LoadErrorArt } from '../art/state-art.tsx'
import { Button } from '../buttons/button.tsx'
import { useLabels } from '../i18n/labels.tsx'
import { EmptyState } from './empty-state.tsx'

export interface ErrorStateProps {
  title?: string
  detail?: string | undefined
  onRetry?: (() => unknown) | undefined
}

/** Error state of content that failed to load, with a retry button. */
export function ErrorState({ title, detail, onRetry }: ErrorStateProps) {
  const labels = useLabels()
  return (
    <div role="alert">
      <EmptyState
        art={<LoadErrorArt />}
        title={title ?? labels.errorTitle}
        detail={detail ?? labels.errorDetail}
        action={
          onRetry === undefined ? undefined : (
            <Button variant="ghost" size="m" onClick={onRetry}>
              {labels.retry}
            </Button>
          )
        }
      />
    </div>
  )
}
