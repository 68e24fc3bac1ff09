import type { DocumentType } from '@gamehall/contract/identity'
import { DOCUMENT_RULES } from '@gamehall/contract/identity/document-rules'
import type { DocumentSide } from '../steps/identity-draft-store.ts'
import styles from './capture.module.css'

type DocumentArtProps = { readonly type: DocumentType; readonly side: DocumentSide }

/** Illustration of the requested side and its position in the frame. */
export function DocumentArt({ type, side }: DocumentArtProps) {
  const isPassport = DOCUMENT_RULES[type].format === 'passport'
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" className={styles.art}>
      <rect x="30" y="17" width="180" height={isPassport ? 122 : 116} rx="12" className={styles.paper} />
      {side === 'front' ? <Front isPassport={isPassport} /> : <Reverse />}
      <path
        d="M14 34V20a12 12 0 0 1 12-12h14M200 8h14a12 12 0 0 1 12 12v14M226 116v14a12 12 0 0 1-12 12h-14M40 142H26a12 12 0 0 1-12-12v-14"
        className={styles.corners}
      />
    </svg>
  )
}

function Front({ isPassport }: { readonly isPassport: boolean }) {
  return (
    <>
      <rect x="46" y="40" width="46" height="58" rx="6" className={styles.portrait} />
      <circle cx="69" cy="62" r="10" className={styles.ink} />
      <path d="M52 92c3-12 10-17 17-17s14 5 17 17Z" className={styles.ink} />
      <path d="M106 44h86M106 60h62M106 76h74M106 92h48" className={styles.print} />
      {isPassport ? (
        <path d="M46 114h148M46 126h148" className={styles.code} />
      ) : (
        <path d="M106 112h86" className={styles.number} />
      )}
    </>
  )
}

function Reverse() {
  return (
    <>
      <path d="M46 40h60M46 58h120M46 76h96M46 94h134" className={styles.print} />
      <path
        d="M46 110v14M52 110v14M56 110v14M64 110v14M68 110v14M76 110v14M84 110v14M88 110v14M96 110v14M104 110v14"
        className={styles.code}
      />
    </>
  )
}
