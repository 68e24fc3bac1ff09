import { Button } from '@gamehall/ui/buttons/button.tsx'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import styles from './terms-sheet.module.css'
import { termsText } from './terms-text.ts'

const rules = ['own', 'single', 'secret', 'records', 'fair', 'calm'] as const

type TermsSheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly minimumAge: number
}

/** The terms of use. */
export function TermsSheet({ isOpen, onClose, minimumAge }: TermsSheetProps) {
  const terms = useText(termsText)
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={terms.title}
      foot={
        <Button block onClick={onClose}>
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
  )
}
