export const loadAuthPage = async () => (await import('./components/auth-page.tsx')).AuthPage
export const loadForgotPasswordPage = async () =>
  (await import('./components/forgot-password-page.tsx')).ForgotPasswordPage
export const loadImproveInformationPage = async () =>
  (await import('./components/improve-information-page.tsx')).ImproveInformationPage
export const loadLoginPage = async () => (await import('./components/login-page.tsx')).LoginPage
export const loadMinePage = async () => (await import('./components/mine-page.tsx')).MinePage
export const loadRegisterPage = async () => (await import('./components/register-page.tsx')).RegisterPage
export const loadSettingPage = async () => (await import('./components/setting-page.tsx')).SettingPage
export const loadSmsLoginPage = async () => (await import('./components/sms-login-page.tsx')).SmsLoginPage
