import { IconButton } from '@gamehall/ui/buttons/icon-button.tsx'
import { globe } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { ReactNode } from 'react'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { SiteLogo } from '../../../shared/site/site-logo.tsx'
import { setLanguage, useSettings } from '../../../shared/stores/settings-store.ts'
import styles from './entry-layout.module.css'
import { entryText } from './entry-text.ts'

const MARK_PX = 56

type EntryLayoutProps = {
  readonly page: string
  readonly title: string
  readonly hint: string
  readonly children: ReactNode
}

/** The layout of login and registration pages: site mark, title, hint, form, and a language switch. */
export function EntryLayout({ page, title, hint, children }: EntryLayoutProps) {
  return (
    <Page hasGlow>
      <PageHeader title={page} onBack={() => goBack(href('home'))} trailing={<LanguageSwitch />} />
      <PageBody className={styles.body}>
        <div className={styles.head}>
          <SiteLogo size={MARK_PX} />
          <div>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.hint}>{hint}</p>
          </div>
        </div>
        {children}
      </PageBody>
    </Page>
  )
}

/** Switches the language, for guests, who have no settings page. */
function LanguageSwitch() {
  const text = useText(entryText)
  const language = useSettings((settings) => settings.language)
  return (
    <IconButton
      shape={globe}
      label={text.switchLanguage}
      onClick={() => setLanguage(language === 'en' ? 'zh-TW' : 'en')}
    />
  )
}
