import '../shared/stage.css'
import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import { LabelsProvider } from '@gamehall/ui/i18n/labels.tsx'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { readVerifyUrl } from '../../src/fairness/verify-url.ts'
import { toVerifyForm } from './verify-form.ts'
import { VerifyPage } from './verify-page.tsx'
import { verifyText } from './verify-text.ts'

function firstLanguage(): Language {
  const asked = new URL(window.location.href).searchParams.get('lang') ?? navigator.language
  return asked.toLowerCase().startsWith('zh') ? 'zh-TW' : 'en'
}

function setPageLanguage(language: Language) {
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-Hant-TW'
  document.title = verifyText[language].title
}

function VerifyApp() {
  const [language, setLanguage] = useState(firstLanguage)
  const [first] = useState(() => toVerifyForm(readVerifyUrl(window.location.href)))
  return (
    <LabelsProvider language={language}>
      <VerifyPage
        first={first}
        otherLanguage={language === 'en' ? 'zh-TW' : 'en'}
        onLanguage={(next) => {
          setPageLanguage(next)
          setLanguage(next)
        }}
      />
    </LabelsProvider>
  )
}

const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no #root')
setPageLanguage(firstLanguage())
createRoot(root).render(
  <StrictMode>
    <VerifyApp />
  </StrictMode>,
)
