import type { LoadedPage, PageRoutes } from '../../shared/navigation/page-route.ts'
import { loadStartGamePage } from './load-start-game-page.tsx'

/** A game of the games room, with the cashier's deposit over it. */
export const playRoutes = {
  startGame: {
    path: '/startGame',
    index: 38,
    isBare: true,
    requiredQuery: 'gid',
    fallback: '/',
    load: (): LoadedPage => loadStartGamePage(),
  },
} as const satisfies PageRoutes
