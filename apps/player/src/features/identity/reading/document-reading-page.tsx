import { hasReverse, isFrontRead } from '@gamehall/contract/identity/document-rules'
import { Button } from '@gamehall/ui/buttons/button.tsx'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { BottomBar } from '@gamehall/ui/layout/bottom-bar.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { sideName } from '../steps/document-names.ts'
import { isAttemptGone } from '../steps/refusal-tip.tsx'
import { type StepContext, StepPage } from '../steps/step-page.tsx'
import { stepsText } from '../steps/steps-text.ts'
import { isTooMany, ReadingStatus } from './reading-status.tsx'
import { readingText } from './reading-text.ts'
import { RetakeLink } from './retake-link.tsx'
import { SidePhoto } from './side-photo.tsx'
import { UnreadFrontActions } from './unread-front-actions.tsx'
import { useDocumentReading } from './use-document-reading.ts'

/** `/certificate`: the photos of the document and the result of reading them. */
export function DocumentReadingPage() {
  return <StepPage step="certificate">{(work) => <Certificate work={work} />}</StepPage>
}

function Certificate({ work: { draft, owner } }: { readonly work: StepContext }) {
  const text = useText(readingText)
  const words = useText(stepsText)
  const reading = useDocumentReading(owner)
  const { front_reasons = [], reverse_reasons = [] } = reading.data ?? {}
  const isUnread = reading.data !== undefined && !isFrontRead(reading.data.fields)
  const worst =
    isUnread || front_reasons.length > 0 ? 'front' : reverse_reasons.length > 0 ? 'reverse' : undefined
  const goOn = () => navigate(href('realnameInfo'))
  const renew = () => reading.refetch()
  if (reading.isError && isAttemptGone(reading.error))
    return <ReadingStatus draft={draft} reading={reading} />
  const shared = { draft, isReading: reading.isFetching, onGone: renew }
  return (
    <>
      <ReadingStatus draft={draft} reading={reading} />
      <SidePhoto
        side="front"
        what={sideName(words, draft.document_type, 'front')}
        url={reading.data?.front_url}
        reasons={front_reasons}
        {...shared}
      />
      {hasReverse(draft.document_type) ? (
        <SidePhoto
          side="reverse"
          what={words.reverse}
          url={reading.data?.reverse_url ?? undefined}
          reasons={reverse_reasons}
          {...shared}
        />
      ) : null}
      <BottomBar>
        {isTooMany(reading.error) ? (
          <AppLink to={href('service')} className={buttonClass({ variant: 'ghost' })}>
            {text.contact}
          </AppLink>
        ) : reading.isError ? (
          <Button variant={reading.data === undefined ? 'gold' : 'ghost'} onClick={renew}>
            {text.again}
          </Button>
        ) : null}
        {reading.isError && reading.data === undefined ? null : worst === undefined ? (
          <Button block disabled={reading.data === undefined} onClick={goOn}>
            {text.next}
          </Button>
        ) : isUnread ? (
          <UnreadFrontActions draft={draft} reasons={front_reasons} />
        ) : (
          <>
            <Button variant="ghost" onClick={goOn}>
              {text.nextAnyway}
            </Button>
            <RetakeLink draft={draft} side={worst} />
          </>
        )}
      </BottomBar>
    </>
  )
}
