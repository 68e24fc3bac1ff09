import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import styles from './form.module.css'
import { fixTargetOfCode } from './readiness-conditions.ts'
import { readinessText } from './readiness-text.ts'

/** The error of a call with a link to its fix. */
export function CallErrorTip({ error }: { readonly error: CallError | undefined }) {
  const text = useText(readinessText)
  const fix = fixTargetOfCode(error?.code)
  return (
    <div role="alert">
      {error ? (
        <Callout tone="warn">
          <div>{error.fields[0]?.message ?? error.message}</div>
          {fix === undefined ? null : (
            <AppLink to={fix} className={styles.fix}>
              {text.fix}
            </AppLink>
          )}
        </Callout>
      ) : null}
    </div>
  )
}
