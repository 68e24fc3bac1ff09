import { PICTURE_STYLE } from './html-to-plain-text.ts'
import styles from './message-content.module.css'

type ContentProps = { readonly style: number; readonly content: string; readonly title: string }

/** The content of a notice or message: a picture or sanitized HTML. */
export function MessageContent({ style, content, title }: ContentProps) {
  if (style === PICTURE_STYLE) return <img src={content} alt={title} className={styles.picture} />
  return (
    <div
      className={styles.words}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes the content
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
}
