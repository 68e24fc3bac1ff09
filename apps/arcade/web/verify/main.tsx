import '../shared/stage.css'
import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { readVerifyUrl } from '../../src/fairness/verify-url.ts'
import { PageLanguage } from '../shared/i18n/page-language.tsx'
import { type LoadedGame, loadGames } from './load-games.ts'
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

function VerifyApp({ games }: { readonly games: readonly [LoadedGame, ...LoadedGame[]] }) {
  const [language, setLanguage] = useState(firstLanguage)
  const [first] = useState(() => readVerifyUrl(window.location.href))
  return (
    <PageLanguage language={language}>
      <VerifyPage
        games={games}
        first={first}
        otherLanguage={language === 'en' ? 'zh-TW' : 'en'}
        onLanguage={(next) => {
          setPageLanguage(next)
          setLanguage(next)
        }}
      />
    </PageLanguage>
  )
}

const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no #root')
setPageLanguage(firstLanguage())
const games = await loadGames()
createRoot(root).render(
  <StrictMode>
    <VerifyApp games={games} />
  </StrictMode>,
)
