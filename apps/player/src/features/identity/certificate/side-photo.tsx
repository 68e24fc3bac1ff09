import type { IdentityReason } from '@gamehall/contract/identity'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { Card } from '@gamehall/ui/card.tsx'
import { IconButton } from '@gamehall/ui/icon-button.tsx'
import { expand } from '@gamehall/ui/icons/icon-set.ts'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { viewImages } from '@gamehall/ui/view-images.ts'
import { useLanguage, useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { ReasonList } from '../reason-list.tsx'
import type { Side } from '../state/identity-draft-store.ts'
import { useShownPhoto } from '../state/use-shown-photo.ts'
import styles from './certificate.module.css'
import { certificateText } from './certificate-text.ts'

type SidePhotoProps = {
  readonly side: Side
  readonly what: string
  /** Link to the stored photo, valid for a minute. */
  readonly url: string | undefined
  readonly reasons: readonly IdentityReason[]
  readonly isReading: boolean
  /** The link has expired. */
  readonly onGone: () => void
}

/** One photo with its problems and a retake link. */
export function SidePhoto({ side, what, url, reasons, isReading, onGone }: SidePhotoProps) {
  const text = useText(certificateText)
  const language = useLanguage()
  const { src: source, ...events } = useShownPhoto({ side, url, onGone })
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
              look="round"
              onClick={() => viewImages([source], language)}
            />
          </span>
        </span>
      )}
      {reasons.length === 0 ? null : (
        <div className={styles.reasons} role="status">
          <ReasonList reasons={reasons} />
        </div>
      )}
    </Card>
  )
}
