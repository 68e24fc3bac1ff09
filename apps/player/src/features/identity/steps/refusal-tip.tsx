import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { useClearReading } from '../reading/use-document-reading.ts'
import styles from '../status/status.module.css'
import { removeLocalDraft } from './identity-draft-store.ts'
import { stepsText } from './steps-text.ts'

/** §8: no attempt is open, or not the one this page shows. */
const ATTEMPT_GONE = 10040

export const isAttemptGone = (error: CallError | undefined): boolean => error?.code === ATTEMPT_GONE

type RefusalTipProps = {
  readonly error: CallError
  /** Replaces the server’s message. */
  readonly words?: string | undefined
}

/** Shows why a step failed; for a missing attempt it clears the draft and links to the status page. */
export function RefusalTip({ error, words = error.message }: RefusalTipProps) {
  const text = useText(stepsText)
  const forgetReading = useClearReading()
  if (!isAttemptGone(error)) return <Callout tone="warn">{words}</Callout>
  return (
    <Callout tone="warn">
      <p>{text.gone}</p>
      <AppLink
        to={href('authentication')}
        replace
        className={styles.link}
        onClick={() => {
          removeLocalDraft()
          forgetReading()
        }}
      >
        {text.toBeginning}
      </AppLink>
    </Callout>
  )
}
