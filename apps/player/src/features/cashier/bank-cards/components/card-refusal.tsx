import { Tip } from '@gamehall/ui/tip.tsx'
import type { CallError } from '../../../../shared/api/call-error.ts'
import { useText } from '../../../../shared/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { href } from '../../../../shared/navigation/paths.ts'
import { isCardStep } from '../add-card-steps.ts'
import { fixOf, isDuplicate } from '../card-refusal.ts'
import { cardStepsText } from '../card-steps-text.ts'
import styles from './card-form.module.css'
import type { CardWork } from './step-page.tsx'

type CardRefusalProps = { readonly error: CallError | undefined; readonly work: CardWork }

/** The error of a refused card with a link to its fix. */
export function CardRefusal({ error, work }: CardRefusalProps) {
  const text = useText(cardStepsText)
  const fix = error && fixOf(error)
  return (
    <div role="alert">
      {error ? (
        <Tip tone="warn">
          <div>{isDuplicate(error) ? text.duplicate : (error.fields[0]?.message ?? error.message)}</div>
          {fix ? (
            <AppLink
              to={href(fix.page, undefined, { edit: isCardStep(fix.page) ? 1 : undefined })}
              className={styles.link}
              onClick={() => fix.change && work.change(fix.change)}
            >
              {text[fix.label]}
            </AppLink>
          ) : null}
        </Tip>
      ) : null}
    </div>
  )
}
