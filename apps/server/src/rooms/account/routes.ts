import * as calls from '@gamehall/contract/account'
import { defineRoute } from '../../platform/http/route.ts'
import { bindEmail } from './contacts/bind-email.ts'
import { bindPhone } from './contacts/bind-phone.ts'
import { proveContact } from './contacts/prove-contact.ts'
import { createAuthCode } from './login/create-auth-code.ts'
import { loginByAccount } from './login/login-by-account.ts'
import { loginByAuthCode } from './login/login-by-auth-code.ts'
import { loginByGoogle } from './login/login-by-google.ts'
import { loginByPhone } from './login/login-by-phone.ts'
import { loginByToken } from './login/login-by-token.ts'
import { startGoogleLogin } from './login/start-google-login.ts'
import { viewAuthCode } from './login/view-auth-code.ts'
import { addPasskey } from './passkeys/add-passkey.ts'
import { listPasskeys } from './passkeys/list-passkeys.ts'
import { loginByPasskey } from './passkeys/login-by-passkey.ts'
import { removePasskey } from './passkeys/remove-passkey.ts'
import { renamePasskey } from './passkeys/rename-passkey.ts'
import { startPasskey } from './passkeys/start-passkey.ts'
import { startPasskeyLogin } from './passkeys/start-passkey-login.ts'
import { startPasskeyProof } from './passkeys/start-passkey-proof.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { setLoginPassword } from './passwords/set-login-password.ts'
import { setPayPassword } from './passwords/set-pay-password.ts'
import { getUserInfo } from './profile/get-user-info.ts'
import { improveInformation } from './profile/improve-information.ts'
import { checkAccountUnique } from './registration/check-account-unique.ts'
import { registerByPhone } from './registration/register-by-phone.ts'
import { endOtherSessions } from './sessions/end-other-sessions.ts'
import { listDevices } from './sessions/list-devices.ts'
import { listLogins } from './sessions/list-logins.ts'
import { logout } from './sessions/logout.ts'
import { switchAccount } from './test-account/switch-account.ts'
import { sendEmailCode } from './verification-codes/send-email-code.ts'
import { sendSmsCode } from './verification-codes/send-sms-code.ts'

export const routes = [
  defineRoute(calls.checkAccountUnique, checkAccountUnique),
  defineRoute(calls.registerByPhone, registerByPhone),
  defineRoute(calls.loginByAccount, loginByAccount),
  defineRoute(calls.loginByPhone, loginByPhone),
  defineRoute(calls.startGoogleLogin, startGoogleLogin),
  defineRoute(calls.loginByGoogle, loginByGoogle),
  defineRoute(calls.loginByToken, loginByToken),
  defineRoute(calls.createAuthCode, createAuthCode),
  defineRoute(calls.viewAuthCode, viewAuthCode),
  defineRoute(calls.loginByAuthCode, loginByAuthCode),
  defineRoute(calls.logout, logout),
  defineRoute(calls.sendSmsCode, sendSmsCode),
  defineRoute(calls.sendEmailCode, sendEmailCode),
  defineRoute(calls.resetPassword, resetPassword),
  defineRoute(calls.setLoginPassword, setLoginPassword),
  defineRoute(calls.setPayPassword, setPayPassword),
  defineRoute(calls.improveInformation, improveInformation),
  defineRoute(calls.getUserInfo, getUserInfo),
  defineRoute(calls.proveContact, proveContact),
  defineRoute(calls.bindPhone, bindPhone),
  defineRoute(calls.bindEmail, bindEmail),
  defineRoute(calls.listDevices, listDevices),
  defineRoute(calls.endOtherSessions, endOtherSessions),
  defineRoute(calls.listLogins, listLogins),
  defineRoute(calls.switchAccount, switchAccount),
  defineRoute(calls.listPasskeys, listPasskeys),
  defineRoute(calls.startPasskey, startPasskey),
  defineRoute(calls.addPasskey, addPasskey),
  defineRoute(calls.renamePasskey, renamePasskey),
  defineRoute(calls.removePasskey, removePasskey),
  defineRoute(calls.startPasskeyLogin, startPasskeyLogin),
  defineRoute(calls.startPasskeyProof, startPasskeyProof),
  defineRoute(calls.loginByPasskey, loginByPasskey),
]
