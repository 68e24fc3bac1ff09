import { type DocumentType, isFrontRead } from '@gamehall/contract/identity'
import { Spinner } from '@gamehall/ui/feedback/spinner.tsx'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { checkCircle, warning } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useState } from 'react'
import { documentName, sideName } from '../steps/document-names.ts'
import type { Draft } from '../steps/identity-steps.ts'
import { RefusalTip } from '../steps/refusal-tip.tsx'
import { stepsText } from '../steps/steps-text.ts'
import { isOtherDocument } from './change-document-link.tsx'
import styles from './reading.module.css'
import { readingText } from './reading-text.ts'
import { readingDelayOf, type useDocumentReading } from './use-document-reading.ts'

/** More readings than a player may have in an hour. */
const TOO_MANY = 10145

export const isTooMany = (error: CallError | null): boolean => error?.code === TOO_MANY

type ReadingStatusProps = {
  readonly draft: Draft
  readonly reading: ReturnType<typeof useDocumentReading>
}

/** Progress of the reading, then its result. */
export function ReadingStatus({ draft, reading }: ReadingStatusProps) {
  const { data, error, failureReason, isFetching } = reading
  const text = useText(readingText)
  if (error && !isFetching)
    return (
      <div role="alert">
        <RefusalTip error={error} words={isTooMany(error) ? text.too_many : error.fields[0]?.message} />
      </div>
    )
  return (
    <Card>
      {isFetching || !data ? (
        <Progress delayed={failureReason} />
      ) : (
        <Outcome
          count={isFrontRead(data.fields) ? Object.keys(data.fields).length : 0}
          isDoubtful={isDoubtful(data)}
          isOther={isOtherDocument(data.front_reasons)}
          type={draft.document_type}
        />
      )}
    </Card>
  )
}

type Reading = NonNullable<ReturnType<typeof useDocumentReading>['data']>

const isDoubtful = ({ front_reasons, reverse_reasons }: Reading): boolean =>
  front_reasons.length + reverse_reasons.length > 0

type OutcomeProps = {
  /** Fields read, none while the front shows nothing. */
  readonly count: number
  readonly isDoubtful: boolean
  readonly isOther: boolean
  readonly type: DocumentType
}

function Outcome({ count, isDoubtful: hasDoubts, isOther, type }: OutcomeProps) {
  const text = useText(readingText)
  const words = useText(stepsText)
  const what = sideName(words, type, 'front')
  const isRead = count > 0
  const hint = isRead ? text.readHint : isOther ? text.notReadOther : text.notReadHint(what)
  return (
    <div role="status" className={styles.note}>
      <Icon
        shape={isRead && !hasDoubts ? checkCircle : warning}
        className={isRead && !hasDoubts ? styles.fine : styles.doubt}
      />
      <span>
        <strong>{isRead ? text.read(count) : text.notRead(documentName(words, type), what)}</strong>
        <span className={styles.hint}>{hasDoubts && isRead ? text.anyway : hint}</span>
      </span>
    </div>
  )
}

function Progress({ delayed }: { readonly delayed: CallError | null }) {
  const text = useText(readingText)
  const delay = readingDelayOf(delayed)
  return (
    <div className={styles.note}>
      <Spinner />
      {delay === null ? (
        <ElapsedTime />
      ) : (
        <span role="status">
          <strong>{delay === 'queued' ? text.queued : text.reading}</strong>
          <span className={`${styles.hint} num`}>{delay === 'queued' ? delayed?.message : text[delay]}</span>
        </span>
      )}
    </div>
  )
}

/** Progress of a reading is unknown, so the elapsed seconds are shown. */
function ElapsedTime() {
  const text = useText(readingText)
  const seconds = useSecondsPassed()
  return (
    <span>
      <strong role="status">{text.reading}</strong>
      <span className={`${styles.hint} num`}>{text.readingHint(String(seconds))}</span>
    </span>
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
