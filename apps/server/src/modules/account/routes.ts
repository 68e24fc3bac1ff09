import * as calls from '@gamehall/contract/account'
import { handle } from '../../http/route.ts'
import { checkAccountUnique } from './check-account-unique.ts'
import { createAuthCode } from './create-auth-code.ts'
import { getUserInfo } from './get-user-info.ts'
import { improveInformation } from './improve-information.ts'
import { loginByAccount } from './login-by-account.ts'
import { loginByAuthCode } from './login-by-auth-code.ts'
import { loginByGoogle } from './login-by-google.ts'
import { loginByPhone } from './login-by-phone.ts'
import { loginByToken } from './login-by-token.ts'
import { logout } from './logout.ts'
import { registerByPhone } from './register-by-phone.ts'
import { resetPassword } from './reset-password.ts'
import { sendEmailCode } from './send-email-code.ts'
import { sendSmsCode } from './send-sms-code.ts'
import { setLoginPassword } from './set-login-password.ts'
import { setPayPassword } from './set-pay-password.ts'

export const routes = [
  handle(calls.checkAccountUnique, checkAccountUnique),
  handle(calls.registerByPhone, registerByPhone),
  handle(calls.loginByAccount, loginByAccount),
  handle(calls.loginByPhone, loginByPhone),
  handle(calls.loginByGoogle, loginByGoogle),
  handle(calls.loginByToken, loginByToken),
  handle(calls.createAuthCode, createAuthCode),
  handle(calls.loginByAuthCode, loginByAuthCode),
  handle(calls.logout, logout),
  handle(calls.sendSmsCode, sendSmsCode),
  handle(calls.sendEmailCode, sendEmailCode),
  handle(calls.resetPassword, resetPassword),
  handle(calls.setLoginPassword, setLoginPassword),
  handle(calls.setPayPassword, setPayPassword),
  handle(calls.improveInformation, improveInformation),
  handle(calls.getUserInfo, getUserInfo),
]
