import { BottomBar } from '@gamehall/ui/bottom-bar.tsx'
import { Button } from '@gamehall/ui/button.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useReading } from '../api/use-reading.ts'
import { sideName } from '../document-words.ts'
import { hasReverse } from '../identity-steps.ts'
import { type IdentityWork, StepPage } from '../step-page.tsx'
import { stepsText } from '../steps-text.ts'
import { certificateText } from './certificate-text.ts'
import { ReadingNote } from './reading-note.tsx'
import { SidePhoto } from './side-photo.tsx'

/** `/certificate`: the photos of the document and the result of reading them. */
export function CertificatePage() {
  return <StepPage step="certificate">{(work) => <Certificate work={work} />}</StepPage>
}

function Certificate({ work: { draft, owner } }: { readonly work: IdentityWork }) {
  const text = useText(certificateText)
  const words = useText(stepsText)
  const reading = useReading(owner)
  const { front_reasons = [], reverse_reasons = [] } = reading.data ?? {}
  const worst = front_reasons.length > 0 ? 'front' : reverse_reasons.length > 0 ? 'reverse' : undefined
  const goOn = () => navigate(href('realnameInfo'))
  const renew = () => reading.refetch()
  const shared = { isReading: reading.isFetching, onGone: renew }
  return (
    <>
      <ReadingNote reading={reading} />
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
        {reading.isError ? (
          <Button variant="ghost" onClick={renew}>
            {text.again}
          </Button>
        ) : null}
        {worst === undefined ? (
          <Button block disabled={reading.data === undefined} onClick={goOn}>
            {text.next}
          </Button>
        ) : (
          <>
            <Button variant="ghost" onClick={goOn}>
              {text.nextAnyway}
            </Button>
            <AppLink to={href('idDiscriminate', undefined, { retake: worst })} className={buttonClass({})}>
              {text.retakeSide(sideName(words, draft.document_type, worst))}
            </AppLink>
          </>
        )}
      </BottomBar>
    </>
  )
}
