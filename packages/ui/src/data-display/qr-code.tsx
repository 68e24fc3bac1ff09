import styles from './qr-code.module.css'
import { qrPath } from './qr-path.ts'

/** A QR code, dark on light in both themes so that cameras can read it. `label` describes its content. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={path} />
    </svg>
  )
}
