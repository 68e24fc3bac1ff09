import type { Config } from '../platform/config/config.ts'
import { createIdTokenVerifier, googleNotConfigured } from './google/index.ts'
import type { Providers } from './index.ts'
import { createSmtpMailSender, type MailSender } from './mail/index.ts'
import { createHttpSmsSender, type SmsSender } from './sms/index.ts'

const refusing: SmsSender & MailSender = {
  send: async () => ({ status: 'refused', reason: 'not configured' }),
}

/** SMS, mail and Google as the configuration names them. What it does not name refuses to send, or to log in. */
export function createMessagingProviders(config: Config): Pick<Providers, 'sms' | 'mail' | 'google'> {
  const { SMS_URL: url, SMS_ACCOUNT_ID: accountId, SMS_AUTH_TOKEN: authToken, SMS_FROM: from } = config
  const isSmsConfigured =
    url !== undefined && accountId !== undefined && authToken !== undefined && from !== undefined
  return {
    sms: isSmsConfigured
      ? createHttpSmsSender({ url: url.replace(/\/+$/, ''), accountId, authToken, from })
      : refusing,
    mail:
      config.SMTP_URL === undefined
        ? refusing
        : createSmtpMailSender({ url: config.SMTP_URL, from: config.MAIL_FROM }),
    google:
      config.GOOGLE_CLIENT_ID === undefined
        ? googleNotConfigured
        : createIdTokenVerifier({
            clientId: config.GOOGLE_CLIENT_ID,
            issuer: config.GOOGLE_ISSUER,
            keysUrl: config.GOOGLE_JWKS_URL,
          }),
  }
}
