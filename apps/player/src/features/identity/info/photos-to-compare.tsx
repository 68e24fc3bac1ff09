import type { DocumentType } from '@gamehall/contract/identity'
import { Icon } from '@gamehall/ui/icon.tsx'
import { chevronDown, image } from '@gamehall/ui/icons/icon-set.ts'
import { useObjectUrl } from '../../../shared/camera/use-object-url.ts'
import { useText } from '../../../shared/i18n/text.ts'
import type { DocumentReading } from '../api/use-reading.ts'
import { sideName } from '../document-words.ts'
import { hasReverse } from '../identity-steps.ts'
import { type Side, usePhoto } from '../state/identity-draft-store.ts'
import { stepsText } from '../steps-text.ts'
import styles from './identity-form.module.css'
import { infoText } from './info-text.ts'

type PhotosToCompareProps = { readonly type: DocumentType; readonly reading: DocumentReading }

/** The photos, folded away: for who has not the document at hand. */
export function PhotosToCompare({ type, reading }: PhotosToCompareProps) {
  const text = useText(infoText)
  return (
    <details className={styles.photos}>
      <summary>
        <Icon shape={image} />
        {text.photos}
        <Icon shape={chevronDown} size="s" className={styles.arrow} />
      </summary>
      <Photo type={type} side="front" url={reading.front_url} />
      {hasReverse(type) && reading.reverse_url !== null ? (
        <Photo type={type} side="reverse" url={reading.reverse_url} />
      ) : null}
    </details>
  )
}

type PhotoProps = { readonly type: DocumentType; readonly side: Side; readonly url: string }

function Photo({ type, side, url }: PhotoProps) {
  const words = useText(stepsText)
  const own = useObjectUrl(usePhoto(side))
  return <img src={own ?? url} alt={sideName(words, type, side)} className={styles.photo} />
}
