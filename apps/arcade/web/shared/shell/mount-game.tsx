import '../stage.css'
import '../play.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { GameFrontend } from '../frontend/game-frontend.ts'
import { ignoreAnimationEvents } from '../motion/ignore-animation-events.ts'
import { openPageSession } from '../session/open-page-session.ts'
import { prepareTableSocket } from '../table/table-connection.ts'
import { GameApp } from './game-app.tsx'
import { createPageServices } from './page-services.ts'

/** Loads a game's page and renders it into `#root`. Throws when the document has none. */
export async function mountGame(frontend: GameFrontend): Promise<void> {
  const root = document.querySelector('#root')
  if (root === null) throw new Error('the page has no #root')
  const services = createPageServices(frontend.id)
  const { language } = services.launch
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-Hant-TW'
  document.title = frontend.names[language]
  // Both take round trips, which pass while the game's page is loaded and evaluated.
  const opening = openPageSession(services)
  if (frontend.hasTable === true) prepareTableSocket()
  const { page } = await frontend.loadPage()
  // Portals are in the body.
  for (const element of [root, document.body]) ignoreAnimationEvents(element)
  createRoot(root).render(
    <StrictMode>
      <GameApp page={page} services={services} opening={opening} />
    </StrictMode>,
  )
}
