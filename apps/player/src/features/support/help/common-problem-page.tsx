import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { useHelpArticles, useHelpCategories } from './api.ts'
import { ArticleList } from './article-list.tsx'
import { ContactSupportLink } from './contact-support-link.tsx'
import { helpText } from './help-text.ts'

/** `/common_problem?category=`: the articles of a category, or all of them (§2). */
export function CommonProblemPage() {
  const text = useText(helpText)
  const category = usePage().query.get('category') ?? undefined
  const name = useHelpCategories().data?.list.find(({ category_id }) => category_id === category)?.name
  return (
    <Page>
      <PageHeader title={name ?? text.all} onBack={() => goBack(href('help'))} />
      <PageBody>
        <ArticleList
          articles={useHelpArticles(category)}
          toArticle={(id) => href('problemDetail', undefined, { id })}
        />
        <ContactSupportLink />
      </PageBody>
    </Page>
  )
}
