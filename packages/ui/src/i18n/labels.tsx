import { createContext, type ReactNode, use } from 'react'
import { type Labels, type Language, labelText } from './label-text.ts'

const LabelsContext = createContext<{ language: Language; labels: Labels }>({
  language: 'zh-TW',
  labels: labelText['zh-TW'],
})

/** Sets the language of the texts inside components; without it they are in zh-TW. */
export function LabelsProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LabelsContext value={{ language, labels: labelText[language] }}>{children}</LabelsContext>
}

export function useLabels(): Labels {
  return use(LabelsContext).labels
}

/** The language of the components’ own texts. An application’s is `useLanguage` of `@gamehall/web-client`. */
export function useLabelLanguage(): Language {
  return use(LabelsContext).language
}
