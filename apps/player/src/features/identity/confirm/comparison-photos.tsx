import type { DocumentType } from '@gamehall/contract/identity'
import { hasReverse } from '@gamehall/contract/identity/document-rules'
import { Icon } from '@gamehall/ui/icons/icon.tsx'
import { chevronDown, image } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { DocumentReading } from '../reading/use-document-reading.ts'
import { sideName } from '../steps/document-names.ts'
import type { DocumentSide } from '../steps/identity-draft-store.ts'
import { stepsText } from '../steps/steps-text.ts'
import { useDocumentPhoto } from '../steps/use-document-photo.ts'
import { confirmIdentityText } from './confirm-identity-text.ts'
import styles from './identity-form.module.css'

type PhotosToCompareProps = {
  readonly type: DocumentType
  readonly reading: DocumentReading
  /** The photo links have expired. */
  readonly onGone: () => unknown
}

/** Collapsible photos, for players without the document at hand. */
export function ComparisonPhotos({ type, reading, onGone }: PhotosToCompareProps) {
  const text = useText(confirmIdentityText)
  return (
    <details className={styles.photos}>
      <summary>
        <Icon shape={image} />
        {text.photos}
        <Icon shape={chevronDown} size="s" className={styles.arrow} />
      </summary>
      <Photo type={type} side="front" url={reading.front_url} onGone={onGone} />
      {hasReverse(type) && reading.reverse_url !== null ? (
        <Photo type={type} side="reverse" url={reading.reverse_url} onGone={onGone} />
      ) : null}
    </details>
  )
}

type PhotoProps = {
  readonly type: DocumentType
  readonly side: DocumentSide
  readonly url: string
  readonly onGone: () => unknown
}

function Photo({ type, side, url, onGone }: PhotoProps) {
  const words = useText(stepsText)
  const photo = useDocumentPhoto({ side, url, onGone })
  return <img {...photo} alt={sideName(words, type, side)} className={styles.photo} />
}
