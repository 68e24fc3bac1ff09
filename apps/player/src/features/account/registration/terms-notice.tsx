import { useText } from '@gamehall/web-client/i18n/text.ts'
import { Suspense, useState } from 'react'
import { lazyWithRetry } from '../../../shared/loading/lazy-with-retry.ts'
import { entryText } from '../login/entry-text.ts'
import styles from './terms-notice.module.css'
import { useMinimumAge } from './use-minimum-age.ts'

const TermsSheet = lazyWithRetry(async () => (await import('./terms-sheet.tsx')).TermsSheet)

/** The consent sentence of the registration, with a link that opens the terms of use. They load when they are first opened. */
export function TermsNotice() {
  const text = useText(entryText)
  const minimumAge = useMinimumAge()
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <p className={styles.line}>
        {text.termsBefore(minimumAge)}
        <button type="button" className={styles.open} onClick={() => setShown('open')}>
          {text.terms}
        </button>
        {text.termsAfter}
      </p>
      {shown === 'never' ? null : (
        <Suspense>
          <TermsSheet isOpen={shown === 'open'} onClose={() => setShown('closed')} minimumAge={minimumAge} />
        </Suspense>
      )}
    </>
  )
}
