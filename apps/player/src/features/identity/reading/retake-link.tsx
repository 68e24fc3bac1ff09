import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { sideName } from '../steps/document-names.ts'
import type { Draft } from '../steps/identity-steps.ts'
import { stepsText } from '../steps/steps-text.ts'
import { readingText } from './reading-text.ts'

type RetakeLinkProps = { readonly draft: Draft; readonly side: 'front' | 'reverse' }

/** The button that leads to the camera for one side of the document. */
export function RetakeLink({ draft, side }: RetakeLinkProps) {
  const text = useText(readingText)
  const words = useText(stepsText)
  return (
    <AppLink to={href('idDiscriminate', undefined, { retake: side })} className={buttonClass({})}>
      {text.retakeSide(sideName(words, draft.document_type, side))}
    </AppLink>
  )
}
