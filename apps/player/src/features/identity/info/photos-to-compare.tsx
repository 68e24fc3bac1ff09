import type { DocumentType } from '@gamehall/contract/identity'
import { Icon } from '@gamehall/ui/icon.tsx'
import { chevronDown, image } from '@gamehall/ui/icons/icon-set.ts'
import { useText } from '../../../shared/i18n/text.ts'
import type { DocumentReading } from '../api/use-reading.ts'
import { sideName } from '../document-words.ts'
import { hasReverse } from '../identity-steps.ts'
import type { Side } from '../state/identity-draft-store.ts'
import { useShownPhoto } from '../state/use-shown-photo.ts'
import { stepsText } from '../steps-text.ts'
import styles from './identity-form.module.css'
import { infoText } from './info-text.ts'

type PhotosToCompareProps = {
  readonly type: DocumentType
  readonly reading: DocumentReading
  /** The photo links have expired. */
  readonly onGone: () => unknown
}

/** Collapsible photos, for players without the document at hand. */
export function PhotosToCompare({ type, reading, onGone }: PhotosToCompareProps) {
  const text = useText(infoText)
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
  readonly side: Side
  readonly url: string
  readonly onGone: () => unknown
}

function Photo({ type, side, url, onGone }: PhotoProps) {
  const words = useText(stepsText)
  const photo = useShownPhoto({ side, url, onGone })
  return <img {...photo} alt={sideName(words, type, side)} className={styles.photo} />
}
