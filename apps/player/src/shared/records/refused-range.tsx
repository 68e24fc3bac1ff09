import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { recordsText } from './records-text.ts'
import type { RecordRange } from './use-record-range.ts'

type RefusedRangeProps = {
  readonly error: CallError
  readonly range: RecordRange
  /** Reads the first range again, if that was the refused one. */
  readonly onRetry: () => unknown
}

/** Instead of the records: why the server refused the date range (§5, 30012), and a button back to the first range. */
export function RefusedRange({ error, range, onRetry }: RefusedRangeProps) {
  const text = useText(recordsText)
  const { initialDays, lastDays, reset } = range
  return (
    <div role="alert">
      <EmptyState
        art={<NoRecordsArt />}
        title={error.message}
        detail={error.fields[0]?.message}
        action={
          <Button variant="ghost" size="m" onClick={lastDays === initialDays ? onRetry : reset}>
            {text.backToLast(initialDays)}
          </Button>
        }
      />
    </div>
  )
}
