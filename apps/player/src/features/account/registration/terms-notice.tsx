import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/text.ts'
import { entryText } from '../login/entry-text.ts'
import styles from './terms-notice.module.css'
import { termsText } from './terms-text.ts'
import { useMinimumAge } from './use-minimum-age.ts'

const rules = ['own', 'single', 'secret', 'records', 'fair', 'calm'] as const

/** The consent sentence of the registration, with a link that opens the terms of use. */
export function TermsNotice() {
  const text = useText(entryText)
  const terms = useText(termsText)
  const minimumAge = useMinimumAge()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <p className={styles.line}>
        {text.termsBefore(minimumAge)}
        <button type="button" className={styles.open} onClick={() => setOpen(true)}>
          {text.terms}
        </button>
        {text.termsAfter}
      </p>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={terms.title}
        foot={
          <Button block onClick={close}>
            {terms.ok}
          </Button>
        }
      >
        <ol className={styles.rules}>
          <li>{terms.age(minimumAge)}</li>
          {rules.map((rule) => (
            <li key={rule}>{terms[rule]}</li>
          ))}
        </ol>
      </Sheet>
    </>
  )
}
