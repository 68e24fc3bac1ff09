import type { HelpArticle, HelpBlock } from '@gamehall/contract/support'
import { buttonClass } from '@gamehall/ui/buttons/button-class.ts'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { Card } from '@gamehall/ui/layout/card.tsx'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { parseHref } from '../../../shared/navigation/paths.ts'
import { resolveContentLink } from '../../../shared/navigation/resolve-content-link.ts'
import styles from './help.module.css'

/** Renders an article's blocks. */
export function ArticleBody({ article }: { readonly article: HelpArticle }) {
  return (
    <Card>
      <article className={styles.article}>
        <p className={styles.summary}>{article.summary}</p>
        {article.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article's blocks are never reordered
          <Block key={index} block={block} />
        ))}
      </article>
    </Card>
  )
}

function Block({ block }: { readonly block: HelpBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className={styles.heading}>{block.text}</h2>
    case 'text':
      return <p>{block.text}</p>
    case 'note':
      return <Callout>{block.text}</Callout>
    case 'list':
      return (
        <ul className={styles.points}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'steps':
      return (
        <ol className={styles.steps}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      )
    case 'link': {
      const to = parseHref(block.to)
      const className = buttonClass({ variant: 'ghost', size: 'm' })
      if (to === undefined) return null
      const address = resolveContentLink(to)
      return address === `#${to}` ? (
        <AppLink to={to} className={className}>
          {block.text}
        </AppLink>
      ) : (
        <a href={address} className={className}>
          {block.text}
        </a>
      )
    }
  }
}
