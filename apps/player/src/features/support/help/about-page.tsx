import { Card } from '@gamehall/ui/layout/card.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { BrandLogo } from '@gamehall/ui/lobby/brand-logo.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useSiteConfig } from '../../../shared/site/use-site-config.ts'
import { useHelpArticles } from './api.ts'
import { ArticleList } from './article-list.tsx'
import styles from './help.module.css'
import { helpText } from './help-text.ts'

/** The help category of the about pages. */
export const ABOUT_CATEGORY = 'about'

/** `/about`: about us, terms and privacy (§2). */
export function AboutPage() {
  const text = useText(helpText)
  const { data: site } = useSiteConfig()
  return (
    <Page hasGlow>
      <PageHeader title={text.about} onBack={() => goBack(href('service'))} />
      <PageBody>
        {site ? (
          <Card look="hero">
            <BrandLogo
              name={site.name}
              latinName={site.short_name}
              logoUrl={site.logo ?? undefined}
              size="l"
            />
            <span className={styles.version}>{site.version}</span>
          </Card>
        ) : null}
        <ArticleList
          articles={useHelpArticles(ABOUT_CATEGORY)}
          toArticle={(id) => href('aboutDetail', undefined, { id })}
        />
      </PageBody>
    </Page>
  )
}
