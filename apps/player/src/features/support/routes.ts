import { headset } from '@gamehall/ui/icons/icon-set.ts'
import type { LoadedPage, PageRoutes } from '../../shared/navigation/page-route.ts'
import { supportTabText } from './support-tab-text.ts'

export const supportRoutes = {
  service: {
    path: '/service',
    index: 1,
    tab: { position: 4, shape: headset, title: supportTabText },
    isKept: true,
    load: async (): LoadedPage => (await import('./customer-service/service-page.tsx')).ServicePage,
  },
  serviceChat: {
    path: '/service/chat',
    index: 7,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./conversation/service-chat-page.tsx')).ServiceChatPage,
  },
  help: {
    path: '/help',
    index: 7,
    isKept: true,
    load: async (): LoadedPage => (await import('./help/help-page.tsx')).HelpPage,
  },
  commonProblem: {
    path: '/common_problem',
    index: 7.1,
    isKept: true,
    load: async (): LoadedPage => (await import('./help/common-problem-page.tsx')).CommonProblemPage,
  },
  problemDetail: {
    path: '/problem_detail',
    index: 7.2,
    requiredQuery: 'id',
    fallback: '/common_problem',
    load: async (): LoadedPage => (await import('./help/problem-detail-page.tsx')).ProblemDetailPage,
  },
  about: {
    path: '/about',
    index: 7,
    isKept: true,
    load: async (): LoadedPage => (await import('./help/about-page.tsx')).AboutPage,
  },
  aboutDetail: {
    path: '/about/dt',
    index: 7.1,
    requiredQuery: 'id',
    fallback: '/about',
    load: async (): LoadedPage => (await import('./help/problem-detail-page.tsx')).AboutDetailPage,
  },
} as const satisfies PageRoutes
