import type { LoadedPage, PageRoutes } from '../../shared/navigation/page-route.ts'

export const musicRoutes = {
  music: {
    path: '/music',
    index: 15,
    isKept: true,
    load: async (): LoadedPage => (await import('./library/music-page.tsx')).MusicPage,
  },
} as const satisfies PageRoutes
