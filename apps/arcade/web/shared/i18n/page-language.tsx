import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import { LabelsProvider } from '@gamehall/ui/i18n/labels.tsx'
import { LanguageContext } from '@gamehall/web-client/i18n/text.ts'
import type { ReactNode } from 'react'

/** Sets the language of a page's texts and of the components' own. */
export function PageLanguage({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}) {
  return (
    <LanguageContext value={language}>
      <LabelsProvider language={language}>{children}</LabelsProvider>
    </LanguageContext>
  )
}
