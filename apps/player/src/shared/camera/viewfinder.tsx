import { type ReactNode, type RefObject, useEffect } from 'react'
import styles from './viewfinder.module.css'

type ViewfinderProps = {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly stream: MediaStream
  readonly label: string
  /** `card`: lying, with a frame to lay the card in. `face`: mirrored, as one sees oneself. `document`: in the shape of `--view-aspect`. */
  readonly look: 'card' | 'face' | 'document'
  /** Over the picture: a clock, a frame of one's own. */
  readonly children?: ReactNode
}

/** What the camera sees. */
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
