import { isFrontRead } from '@gamehall/contract/identity'
import { Spinner } from '@gamehall/ui/feedback/spinner.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { checkCircle, warning } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useState } from 'react'
import { RefusalTip } from '../steps/refusal-tip.tsx'
import styles from './reading.module.css'
import { readingText } from './reading-text.ts'
import { isReaderBusy, type useDocumentReading } from './use-document-reading.ts'

/** Progress of the reading, then its result. */
export function ReadingStatus({ reading }: { readonly reading: ReturnType<typeof useDocumentReading> }) {
  const text = useText(readingText)
  const { data, error, failureReason, isFetching } = reading
  if (error && !isFetching)
    return (
      <div role="alert">
        <RefusalTip
          error={error}
          words={error.fields[0]?.message ?? (error.code === 10320 ? text.taken : undefined)}
        />
      </div>
    )
  return (
    <Card>
      {isFetching || !data ? (
        <Progress waiting={isReaderBusy(failureReason) ? waitingWords(failureReason, text.waiting) : null} />
      ) : (
        <Outcome
          count={isFrontRead(data.fields) ? Object.keys(data.fields).length : 0}
          isDoubtful={isDoubtful(data)}
        />
      )}
    </Card>
  )
}

/** The place in the queue, if the server sent it. */
const waitingWords = (reason: CallError | null, usual: string): string =>
  reason?.code === 10320 && reason.message !== '' ? reason.message : usual

type Reading = NonNullable<ReturnType<typeof useDocumentReading>['data']>

const isDoubtful = ({ front_reasons, reverse_reasons }: Reading): boolean =>
  front_reasons.length + reverse_reasons.length > 0

function Outcome({ count, isDoubtful: hasDoubts }: { readonly count: number; readonly isDoubtful: boolean }) {
  const text = useText(readingText)
  const isRead = count > 0
  const hint = isRead ? text.readHint : text.notReadHint
  return (
    <div role="status" className={styles.note}>
      <Icon
        shape={isRead && !hasDoubts ? checkCircle : warning}
        className={isRead && !hasDoubts ? styles.fine : styles.doubt}
      />
      <span>
        <strong>{isRead ? text.read(count) : text.notRead}</strong>
        <span className={styles.hint}>{hasDoubts && isRead ? text.anyway : hint}</span>
      </span>
    </div>
  )
}

/** Progress is unknown, so the elapsed seconds are shown. */
function Progress({ waiting }: { readonly waiting: string | null }) {
  const text = useText(readingText)
  const seconds = useSecondsPassed()
  return (
    <div className={styles.note}>
      <Spinner />
      <span>
        <strong role="status">{text.reading}</strong>
        <span className={`${styles.hint} num`}>{waiting ?? text.readingHint(String(seconds))}</span>
      </span>
    </div>
  )
}

function useSecondsPassed(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const begun = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - begun) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
