import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import styles from './exchange.module.css'
import { exchangeText } from './exchange-text.ts'

const TURNOVER_NOT_MET = 10167

/** The server’s error, with a link to the turnover page for withheld TWD. */
export function ExchangeError({ error }: { readonly error: CallError | undefined }) {
  const text = useText(exchangeText)
  return (
    <div role="alert">
      {error === undefined ? null : (
        <Callout tone="warn">
          <div>{error.code === TURNOVER_NOT_MET ? text.turnoverNotMet : error.message}</div>
          {error.code === TURNOVER_NOT_MET ? (
            <AppLink to={href('turnoverStatement')} className={styles.fix}>
              {text.viewTurnover}
            </AppLink>
          ) : null}
        </Callout>
      )}
    </div>
  )
}
