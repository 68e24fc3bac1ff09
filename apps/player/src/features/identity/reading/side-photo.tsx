import type { IdentityReason } from '@gamehall/contract/identity'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { expand } from '@gamehall/ui/icons/icon-set.ts'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { openImageViewer } from '@gamehall/ui/overlays/open-image-viewer.ts'
import { useLanguage, useText } from '@gamehall/web-client/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { ReasonList } from '../status/reason-list.tsx'
import type { DocumentSide } from '../steps/identity-draft-store.ts'
import type { Draft } from '../steps/identity-steps.ts'
import { useDocumentPhoto } from '../steps/use-document-photo.ts'
import { ChangeDocumentLink, isOtherDocument } from './change-document-link.tsx'
import styles from './reading.module.css'
import { readingText } from './reading-text.ts'

type SidePhotoProps = {
  readonly draft: Draft
  readonly side: DocumentSide
  readonly what: string
  /** Link to the stored photo, valid for a minute. */
  readonly url: string | undefined
  readonly reasons: readonly IdentityReason[]
  readonly isReading: boolean
  /** The link has expired. */
  readonly onGone: () => void
}

/** One photo with its problems and a retake link. */
export function SidePhoto({ draft, side, what, url, reasons, isReading, onGone }: SidePhotoProps) {
  const text = useText(readingText)
  const language = useLanguage()
  const { src: source, ...events } = useDocumentPhoto({ side, url, onGone })
  return (
    <Card
      title={what}
      trailing={
        <AppLink
          to={href('idDiscriminate', undefined, { retake: side })}
          aria-label={text.retakeSide(what)}
          className={buttonClass({ variant: 'ghost', size: 's' })}
        >
          {text.retake}
        </AppLink>
      }
    >
      {source === undefined ? (
        isReading ? (
          <Skeleton shape="block" height="210px" />
        ) : (
          <p className={styles.hint}>{text.kept}</p>
        )
      ) : (
        <span className={`${styles.frame} ${isReading ? styles.reading : ''}`}>
          <img src={source} alt={text.photo(what)} className={styles.photo} {...events} />
          <span className={styles.enlarge}>
            <IconButton
              shape={expand}
              label={text.enlarge(what)}
              onClick={() => openImageViewer([source], language)}
            />
          </span>
        </span>
      )}
      {reasons.length === 0 ? null : (
        <div className={styles.reasons} role="status">
          <ReasonList reasons={reasons} type={draft.document_type} />
          {isOtherDocument(reasons) ? <ChangeDocumentLink draft={draft} size="s" /> : null}
        </div>
      )}
    </Card>
  )
}
