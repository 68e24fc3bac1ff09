import '../stage.css'
import '../play.css'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { GameId } from '../../../src/game-api/schema.ts'
import type { Text } from '../i18n/define-text.ts'
import { GameApp } from './game-app.tsx'
import { createPageServices } from './page-services.ts'

/** Renders a game page into `#root`. Throws when the page has none. */
export function mountGame(game: GameId, title: Text<{ title: string }>, content: ReactNode) {
  const root = document.querySelector('#root')
  if (root === null) throw new Error('the page has no #root')
  const tools = createPageServices(game)
  const { language } = tools.launch
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-Hant-TW'
  document.title = title[language].title
  createRoot(root).render(
    <StrictMode>
      <GameApp title={title[language].title} services={tools}>
        {content}
      </GameApp>
    </StrictMode>,
  )
}
