import { expect, test } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { createMessagingProviders } from './create-messaging-providers.ts'

test('what is not configured refuses to send, and does not offer Google', async () => {
  const { sms, mail, google } = createMessagingProviders(readConfig({}))
  const refused = { status: 'refused', reason: 'not configured' }
  expect(await sms.send({ to: '+886912345678', text: 'x' })).toEqual(refused)
  expect(await mail.send({ to: 'a@example.com', subject: 'x', text: 'x' })).toEqual(refused)
  expect(await google.verify('x', new Date(0))).toMatchObject({ status: 'unavailable' })
})

test('what is configured goes out', async () => {
  const { sms, mail, google } = createMessagingProviders(
    readConfig({
      SMS_URL: 'http://127.0.0.1:4799/',
      SMS_ACCOUNT_ID: 'AC1',
      SMS_AUTH_TOKEN: 'token',
      SMS_FROM: 'AURORA',
      SMTP_URL: 'smtp://127.0.0.1:4799',
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_JWKS_URL: 'http://127.0.0.1:4799/certs',
    }),
  )
  const refused = { status: 'refused', reason: expect.stringMatching(/^(?!not configured)/) }
  expect(await sms.send({ to: '+886912345678', text: 'x' })).toEqual(refused)
  expect(await mail.send({ to: 'a@example.com', subject: 'x', text: 'x' })).toEqual(refused)
  expect(await google.verify('x', new Date(0))).toMatchObject({ status: 'refused' })
})
