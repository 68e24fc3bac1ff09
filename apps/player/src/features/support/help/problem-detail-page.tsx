import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { SkeletonList } from '@gamehall/ui/feedback/skeleton.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { NotFoundState } from '../../../shared/navigation/not-found-state.tsx'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { type Href, href } from '../../../shared/navigation/paths.ts'
import { useHelpArticle } from './api.ts'
import { ArticleBody } from './article-body.tsx'
import { ContactSupportLink } from './contact-support-link.tsx'
import { helpText } from './help-text.ts'

/** `/problem_detail?id=`: one help article (§2). */
export function ProblemDetailPage() {
  return <ArticlePage back={href('help')} backLabel={useText(helpText).help} />
}

/** `/about/dt?id=`: one about page (§2). */
export function AboutDetailPage() {
  return <ArticlePage back={href('about')} backLabel={useText(helpText).about} />
}

function ArticlePage({ back, backLabel }: { readonly back: Href; readonly backLabel: string }) {
  const text = useText(helpText)
  const article = useHelpArticle(usePage().query.get('id') ?? '')
  const isGone = article.error?.code === 404 || article.error?.code === 400
  return (
    <Page>
      <PageHeader title={article.data?.title ?? text.detail} onBack={() => goBack(back)} />
      <PageBody>
        {article.isPending ? <SkeletonList count={4} /> : null}
        {isGone ? (
          <NotFoundState title={text.gone} to={back} label={backLabel} />
        ) : article.isError ? (
          <ErrorState detail={article.error.message} onRetry={() => article.refetch()} />
        ) : null}
        {article.data ? <ArticleBody article={article.data} /> : null}
        <ContactSupportLink />
      </PageBody>
    </Page>
  )
}
