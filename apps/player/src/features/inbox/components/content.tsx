import { PICTURE_STYLE } from '../plain-words.ts'
import styles from './content.module.css'

type ContentProps = { readonly style: number; readonly content: string; readonly title: string }

/** What a notice or a message shows: a picture, or words with a few harmless elements. */
export function Content({ style, content, title }: ContentProps) {
  if (style === PICTURE_STYLE) return <img src={content} alt={title} className={styles.picture} />
  return (
    <div
      className={styles.words}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets only a list of harmless elements through
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
}
