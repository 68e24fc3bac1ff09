export const loadAuthenticationPage = async () =>
  (await import('./start/authentication-page.tsx')).AuthenticationPage
export const loadIdentityAccessPage = async () =>
  (await import('./access/identity-access-page.tsx')).IdentityAccessPage
export const loadDocumentPhotoPage = async () =>
  (await import('./capture/document-photo-page.tsx')).DocumentPhotoPage
export const loadCertificatePage = async () =>
  (await import('./certificate/certificate-page.tsx')).CertificatePage
export const loadRealNamePage = async () => (await import('./info/real-name-page.tsx')).RealNamePage
export const loadRealNameSuccessPage = async () =>
  (await import('./success/real-name-success-page.tsx')).RealNameSuccessPage
export const loadFaceTipsPage = async () => (await import('./face/face-tips-page.tsx')).FaceTipsPage
export const loadFaceRecognitionPage = async () =>
  (await import('./face/face-recognition-page.tsx')).FaceRecognitionPage
