import * as calls from '@gamehall/contract/account'
import { handle } from '../../http/route.ts'
import { checkAccountUnique } from './check-account-unique.ts'
import { bindEmail } from './contacts/bind-email.ts'
import { bindPhone } from './contacts/bind-phone.ts'
import { proveContact } from './contacts/prove-contact.ts'
import { createAuthCode } from './create-auth-code.ts'
import { getUserInfo } from './get-user-info.ts'
import { improveInformation } from './improve-information.ts'
import { loginByAccount } from './login-by-account.ts'
import { loginByAuthCode } from './login-by-auth-code.ts'
import { loginByGoogle } from './login-by-google.ts'
import { loginByPhone } from './login-by-phone.ts'
import { loginByToken } from './login-by-token.ts'
import { endOtherSessions } from './logins/end-other-sessions.ts'
import { listDevices } from './logins/list-devices.ts'
import { listLogins } from './logins/list-logins.ts'
import { logout } from './logout.ts'
import { addPasskey } from './passkeys/add-passkey.ts'
import { listPasskeys } from './passkeys/list-passkeys.ts'
import { loginByPasskey } from './passkeys/login-by-passkey.ts'
import { removePasskey } from './passkeys/remove-passkey.ts'
import { renamePasskey } from './passkeys/rename-passkey.ts'
import { startPasskey } from './passkeys/start-passkey.ts'
import { startPasskeyLogin } from './passkeys/start-passkey-login.ts'
import { startPasskeyProof } from './passkeys/start-passkey-proof.ts'
import { registerByPhone } from './register-by-phone.ts'
import { resetPassword } from './reset-password.ts'
import { sendEmailCode } from './send-email-code.ts'
import { sendSmsCode } from './send-sms-code.ts'
import { setLoginPassword } from './set-login-password.ts'
import { setPayPassword } from './set-pay-password.ts'
import { startGoogleLogin } from './start-google-login.ts'
import { switchAccount } from './test-account/switch-account.ts'
import { viewAuthCode } from './view-auth-code.ts'

export const routes = [
  handle(calls.checkAccountUnique, checkAccountUnique),
  handle(calls.registerByPhone, registerByPhone),
  handle(calls.loginByAccount, loginByAccount),
  handle(calls.loginByPhone, loginByPhone),
  handle(calls.startGoogleLogin, startGoogleLogin),
  handle(calls.loginByGoogle, loginByGoogle),
  handle(calls.loginByToken, loginByToken),
  handle(calls.createAuthCode, createAuthCode),
  handle(calls.viewAuthCode, viewAuthCode),
  handle(calls.loginByAuthCode, loginByAuthCode),
  handle(calls.logout, logout),
  handle(calls.sendSmsCode, sendSmsCode),
  handle(calls.sendEmailCode, sendEmailCode),
  handle(calls.resetPassword, resetPassword),
  handle(calls.setLoginPassword, setLoginPassword),
  handle(calls.setPayPassword, setPayPassword),
  handle(calls.improveInformation, improveInformation),
  handle(calls.getUserInfo, getUserInfo),
  handle(calls.proveContact, proveContact),
  handle(calls.bindPhone, bindPhone),
  handle(calls.bindEmail, bindEmail),
  handle(calls.listDevices, listDevices),
  handle(calls.endOtherSessions, endOtherSessions),
  handle(calls.listLogins, listLogins),
  handle(calls.switchAccount, switchAccount),
  handle(calls.listPasskeys, listPasskeys),
  handle(calls.startPasskey, startPasskey),
  handle(calls.addPasskey, addPasskey),
  handle(calls.renamePasskey, renamePasskey),
  handle(calls.removePasskey, removePasskey),
  handle(calls.startPasskeyLogin, startPasskeyLogin),
  handle(calls.startPasskeyProof, startPasskeyProof),
  handle(calls.loginByPasskey, loginByPasskey),
]
