import type { LoadedPage, PageRoutes } from '../../shared/navigation/page-route.ts'

export const inboxRoutes = {
  message: {
    path: '/message',
    index: 7,
    isKept: true,
    load: async (): LoadedPage => (await import('./messages/message-page.tsx')).MessagePage,
  },
  messageDetail: {
    path: '/message/:id',
    index: 7.5,
    load: async (): LoadedPage => (await import('./messages/message-detail-page.tsx')).MessageDetailPage,
  },
  pushSetting: {
    path: '/push_setting',
    index: 27,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./web-push/push-setting-page.tsx')).PushSettingPage,
  },
} as const satisfies PageRoutes
