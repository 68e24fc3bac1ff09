import { Tip } from '@gamehall/ui/tip.tsx'
import type { CallError } from '../../../shared/api/call-error.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import styles from './exchange.module.css'
import { exchangeText } from './exchange-text.ts'

const TURNOVER_NOT_MET = 10167

/** The server’s error, with a link to the turnover page for withheld TWD. */
export function ExchangeRefusal({ error }: { readonly error: CallError | undefined }) {
  const text = useText(exchangeText)
  return (
    <div role="alert">
      {error === undefined ? null : (
        <Tip tone="warn">
          <div>{error.code === TURNOVER_NOT_MET ? text.owes : error.message}</div>
          {error.code === TURNOVER_NOT_MET ? (
            <AppLink to={href('washVolume')} className={styles.fix}>
              {text.seeWash}
            </AppLink>
          ) : null}
        </Tip>
      )}
    </div>
  )
}
