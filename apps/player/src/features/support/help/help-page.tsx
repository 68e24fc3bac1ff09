import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { SkeletonList } from '@gamehall/ui/feedback/skeleton.tsx'
import { SearchField } from '@gamehall/ui/forms/search-field.tsx'
import {
  bell,
  deposit,
  fair,
  gift,
  person,
  question,
  shieldCheck,
  wallet,
  withdraw,
} from '@gamehall/ui/icons/icon-set.ts'
import type { IconShape } from '@gamehall/ui/icons/icon-shape.ts'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { Menu } from '@gamehall/ui/navigation/menu.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useDeferredValue, useState } from 'react'
import { MenuLink } from '../../../shared/navigation/menu-link.tsx'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { ABOUT_CATEGORY } from './about-page.tsx'
import { useHelpArticles, useHelpCategories } from './api.ts'
import { ArticleList } from './article-list.tsx'
import { ContactSupportLink } from './contact-support-link.tsx'
import styles from './help.module.css'
import { helpText } from './help-text.ts'

const shapes: Readonly<Record<string, IconShape>> = {
  account: person,
  deposit,
  withdraw,
  wallet,
  games: fair,
  rewards: gift,
  hall: bell,
  safety: shieldCheck,
}

/** `/help`: the help categories, and a search over all articles (§2). */
export function HelpPage() {
  const text = useText(helpText)
  const [word, setWord] = useState('')
  const keyword = useDeferredValue(word.trim())
  return (
    <Page hasGlow>
      <PageHeader title={text.help} onBack={() => goBack(href('service'))} />
      <PageBody>
        <SearchField label={text.search} value={word} onChange={setWord} maxLength={60} />
        {keyword === '' ? <Categories /> : <Found keyword={keyword} />}
        <ContactSupportLink />
      </PageBody>
    </Page>
  )
}

function Categories() {
  const text = useText(helpText)
  const categories = useHelpCategories()
  if (categories.isPending) return <SkeletonList count={6} />
  if (!categories.data)
    return <ErrorState detail={categories.error.message} onRetry={() => categories.refetch()} />
  return (
    <Menu title={text.categories}>
      {categories.data.list
        .filter(({ category_id }) => category_id !== ABOUT_CATEGORY)
        .map(({ category_id, name, summary, article_count }) => (
          <MenuLink
            key={category_id}
            to={href('commonProblem', undefined, { category: category_id })}
            shape={shapes[category_id] ?? question}
            label={name}
            detail={summary}
            trailing={text.articles(article_count)}
          />
        ))}
    </Menu>
  )
}

function Found({ keyword }: { readonly keyword: string }) {
  const text = useText(helpText)
  const articles = useHelpArticles(undefined, keyword)
  const total = articles.data?.pages[0]?.total
  return (
    <>
      <p role="status" className={styles.count}>
        {total === undefined ? null : text.results(total)}
      </p>
      <ArticleList articles={articles} toArticle={(id) => href('problemDetail', undefined, { id })} />
    </>
  )
}
