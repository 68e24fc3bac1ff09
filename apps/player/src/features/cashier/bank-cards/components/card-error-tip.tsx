import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { isCardStep } from '../add-card-steps.ts'
import { cardErrorFix, isDuplicateCard } from '../card-error-fix.ts'
import { cardStepsText } from '../card-steps-text.ts'
import styles from './card-form.module.css'
import type { CardStepContext } from './card-step-page.tsx'

type CardRefusalProps = { readonly error: CallError | undefined; readonly work: CardStepContext }

/** The error of a refused card with a link to its fix. */
export function CardErrorTip({ error, work }: CardRefusalProps) {
  const text = useText(cardStepsText)
  const fix = error && cardErrorFix(error)
  return (
    <div role="alert">
      {error ? (
        <Callout tone="warn">
          <div>{isDuplicateCard(error) ? text.duplicate : (error.fields[0]?.message ?? error.message)}</div>
          {fix ? (
            <AppLink
              to={href(fix.page, undefined, { edit: isCardStep(fix.page) ? 1 : undefined })}
              className={styles.link}
              onClick={() => fix.change && work.change(fix.change)}
            >
              {text[fix.label]}
            </AppLink>
          ) : null}
        </Callout>
      ) : null}
    </div>
  )
}
