import { BrokenArt } from './art/state-art.tsx'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { useLabels } from './labels.tsx'

export interface ErrorStateProps {
  title?: string
  detail?: string | undefined
  onRetry?: (() => unknown) | undefined
}

/** It did not load: says so, offers to try again. */
export function ErrorState({ title, detail, onRetry }: ErrorStateProps) {
  const labels = useLabels()
  return (
    <div role="alert">
      <EmptyState
        art={<BrokenArt />}
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
