import { person } from '@gamehall/ui/icons/icon-set.ts'
import type { LoadedPage, PageRoutes } from '../../shared/navigation/page-route.ts'

export const accountRoutes = {
  mine: {
    path: '/mine',
    index: 1,
    tab: { position: 5, shape: person, title: { 'zh-TW': '我的', en: 'Me' } },
    isKept: true,
    load: async (): LoadedPage => (await import('./profile/mine-page.tsx')).MinePage,
  },
  login: {
    path: '/login',
    index: 8,
    load: async (): LoadedPage => (await import('./login/login-page.tsx')).LoginPage,
  },
  smsLogin: {
    path: '/smsLogin',
    index: 9,
    load: async (): LoadedPage => (await import('./login/sms-login-page.tsx')).SmsLoginPage,
  },
  register: {
    path: '/register',
    index: 10,
    load: async (): LoadedPage => (await import('./registration/register-page.tsx')).RegisterPage,
  },
  forgetPassword: {
    path: '/forgetPassWord',
    index: 11,
    load: async (): LoadedPage => (await import('./passwords/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  auth: {
    path: '/auth',
    index: 12,
    load: async (): LoadedPage => (await import('./login/auth-page.tsx')).AuthPage,
  },
  improveInformation: {
    path: '/improveInformation',
    index: 13,
    isGuarded: true,
    submits: 'improveInformation',
    load: async (): LoadedPage =>
      (await import('./profile/improve-information-page.tsx')).ImproveInformationPage,
  },
  setting: {
    path: '/setting',
    index: 26,
    isKept: true,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./settings/setting-page.tsx')).SettingPage,
  },
  updatePassword: {
    path: '/update_pwd',
    index: 27,
    isGuarded: true,
    submits: 'setLoginPassword',
    load: async (): LoadedPage => (await import('./passwords/update-password-page.tsx')).UpdatePasswordPage,
  },
  editNickname: {
    path: '/edit_nickname',
    index: 27,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./profile/edit-nickname-page.tsx')).EditNicknamePage,
  },
  bindPhone: {
    path: '/bind_phone',
    index: 27,
    isGuarded: true,
    submits: 'bindPhone',
    load: async (): LoadedPage => (await import('./contacts/bind-contact-page.tsx')).BindPhonePage,
  },
  verifyPhoneCode: {
    path: '/verification_phone_code',
    index: 28,
    isGuarded: true,
    submits: 'bindPhone',
    load: async (): LoadedPage => (await import('./contacts/verify-code-page.tsx')).VerifyPhoneCodePage,
  },
  bindPhoneSuccess: {
    path: '/bind_phone_success',
    index: 29,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./contacts/bind-success-page.tsx')).BindPhoneSuccessPage,
  },
  bindEmail: {
    path: '/bind_email',
    index: 27,
    isGuarded: true,
    submits: 'bindEmail',
    load: async (): LoadedPage => (await import('./contacts/bind-contact-page.tsx')).BindEmailPage,
  },
  verifyEmailCode: {
    path: '/verification_email_code',
    index: 28,
    isGuarded: true,
    submits: 'bindEmail',
    load: async (): LoadedPage => (await import('./contacts/verify-code-page.tsx')).VerifyEmailCodePage,
  },
  bindEmailSuccess: {
    path: '/bind_email_success',
    index: 29,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./contacts/bind-success-page.tsx')).BindEmailSuccessPage,
  },
  devices: {
    path: '/devices',
    index: 27,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./sessions/devices-page.tsx')).DevicesPage,
  },
  loginRecord: {
    path: '/login_record',
    index: 28,
    isGuarded: true,
    load: async (): LoadedPage => (await import('./sessions/login-record-page.tsx')).LoginRecordPage,
  },
  passkeys: {
    path: '/passkeys',
    index: 27,
    isGuarded: true,
    submits: 'addPasskey',
    load: async (): LoadedPage => (await import('./passkeys/passkeys-page.tsx')).PasskeysPage,
  },
} as const satisfies PageRoutes
