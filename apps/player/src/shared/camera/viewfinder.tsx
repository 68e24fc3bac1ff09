import { type ReactNode, type RefObject, useEffect } from 'react'
import styles from './viewfinder.module.css'

type ViewfinderProps = {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly stream: MediaStream
  readonly label: string
  /** `card`: landscape with a card frame. `face`: mirrored. `document`: with the aspect ratio of `--view-aspect`. */
  readonly look: 'card' | 'face' | 'document'
  /** Drawn over the picture, such as a timer or a custom frame. */
  readonly children?: ReactNode
}

/** Live preview of a camera stream. */
export function Viewfinder({ video, stream, label, look, children }: ViewfinderProps) {
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [video, stream])
  return (
    <div className={`${styles.view} ${styles[look]}`}>
      <video ref={video} autoPlay playsInline muted aria-label={label} className={styles.picture} />
      {look === 'card' ? <span className={styles.frame} aria-hidden /> : null}
      {children}
    </div>
  )
}
