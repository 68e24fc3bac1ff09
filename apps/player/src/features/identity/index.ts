export const loadIdentityStatusPage = async () =>
  (await import('./status/identity-status-page.tsx')).IdentityStatusPage
export const loadIdentityAccessPage = async () =>
  (await import('./privacy/identity-access-page.tsx')).IdentityAccessPage
export const loadDocumentPhotoPage = async () =>
  (await import('./capture/document-photo-page.tsx')).DocumentPhotoPage
export const loadDocumentReadingPage = async () =>
  (await import('./reading/document-reading-page.tsx')).DocumentReadingPage
export const loadConfirmIdentityPage = async () =>
  (await import('./confirm/confirm-identity-page.tsx')).ConfirmIdentityPage
export const loadIdentityResultPage = async () =>
  (await import('./status/identity-result-page.tsx')).IdentityResultPage
export const loadFaceTipsPage = async () => (await import('./face-check/face-tips-page.tsx')).FaceTipsPage
export const loadFaceRecognitionPage = async () =>
  (await import('./face-check/face-recognition-page.tsx')).FaceRecognitionPage
