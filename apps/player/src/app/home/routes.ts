import { home } from '@gamehall/ui/icons/icon-set.ts'
import type { PageRoutes } from '../../shared/navigation/page-route.ts'

export const homeRoutes = {
  home: {
    path: '/',
    index: 1,
    tab: { position: 1, shape: home, title: { 'zh-TW': '首頁', en: 'Home' } },
    isKept: true,
  },
} as const satisfies PageRoutes
