export const loadAuthPage = async () => (await import('./login/auth-page.tsx')).AuthPage
export const loadForgotPasswordPage = async () =>
  (await import('./passwords/forgot-password-page.tsx')).ForgotPasswordPage
export const loadImproveInformationPage = async () =>
  (await import('./profile/improve-information-page.tsx')).ImproveInformationPage
export const loadLoginPage = async () => (await import('./login/login-page.tsx')).LoginPage
export const loadMinePage = async () => (await import('./profile/mine-page.tsx')).MinePage
export const loadRegisterPage = async () => (await import('./registration/register-page.tsx')).RegisterPage
export const loadSettingPage = async () => (await import('./settings/setting-page.tsx')).SettingPage
export const loadSmsLoginPage = async () => (await import('./login/sms-login-page.tsx')).SmsLoginPage
export const loadUpdatePasswordPage = async () =>
  (await import('./passwords/update-password-page.tsx')).UpdatePasswordPage
export const loadEditNicknamePage = async () =>
  (await import('./profile/edit-nickname-page.tsx')).EditNicknamePage
export const loadBindPhonePage = async () => (await import('./contacts/bind-contact-page.tsx')).BindPhonePage
export const loadBindEmailPage = async () => (await import('./contacts/bind-contact-page.tsx')).BindEmailPage
export const loadVerifyPhoneCodePage = async () =>
  (await import('./contacts/verify-code-page.tsx')).VerifyPhoneCodePage
export const loadVerifyEmailCodePage = async () =>
  (await import('./contacts/verify-code-page.tsx')).VerifyEmailCodePage
export const loadBindPhoneSuccessPage = async () =>
  (await import('./contacts/bind-success-page.tsx')).BindPhoneSuccessPage
export const loadBindEmailSuccessPage = async () =>
  (await import('./contacts/bind-success-page.tsx')).BindEmailSuccessPage
export const loadDevicesPage = async () => (await import('./sessions/devices-page.tsx')).DevicesPage
export const loadLoginRecordPage = async () =>
  (await import('./sessions/login-record-page.tsx')).LoginRecordPage
export const loadPasskeysPage = async () => (await import('./passkeys/passkeys-page.tsx')).PasskeysPage
