import type { LoadedPage, PageRoutes } from '../../shared/navigation/page-route.ts'

export const identityRoutes = {
  authentication: {
    path: '/authentication',
    index: 36,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./status/identity-status-page.tsx')).IdentityStatusPage,
  },
  idDiscriminate: {
    path: '/id_discriminate',
    index: 36.1,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./capture/document-photo-page.tsx')).DocumentPhotoPage,
  },
  certificate: {
    path: '/certificate',
    index: 36.2,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./reading/document-reading-page.tsx')).DocumentReadingPage,
  },
  realnameInfo: {
    path: '/realname_info',
    index: 36.3,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./confirm/confirm-identity-page.tsx')).ConfirmIdentityPage,
  },
  faceTips: {
    path: '/face_tips',
    index: 36.4,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./face-check/face-tips-page.tsx')).FaceTipsPage,
  },
  faceRecognition: {
    path: '/face_recognition',
    index: 36.5,
    isGuarded: true,
    load: async (): LoadedPage =>
      (await import('./face-check/face-recognition-page.tsx')).FaceRecognitionPage,
  },
  realnameSuccess: {
    path: '/realname_success',
    index: 36.6,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./status/identity-result-page.tsx')).IdentityResultPage,
  },
  identityAccess: {
    path: '/identity_access',
    index: 36.7,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./privacy/identity-access-page.tsx')).IdentityAccessPage,
  },
} as const satisfies PageRoutes
