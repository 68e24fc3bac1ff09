import { describe, expect, it, test } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { createTestVendorEnv } from '../testing/index.ts'
import { chainVendors } from './chain/index.ts'
import { googleVendors } from './google/index.ts'
import { mailVendors } from './mail/index.ts'
import { openSiteVendor, type SiteVendors } from './open-site-vendor.ts'
import { smsVendors } from './sms/index.ts'
import { storageVendors } from './storage/index.ts'

const envOf = (settings: Readonly<Record<string, string>>) => createTestVendorEnv(readConfig(settings))

const SMS = {
  SMS_URL: 'http://127.0.0.1:4799/',
  SMS_ACCOUNT_ID: 'AC1',
  SMS_AUTH_TOKEN: 'token',
  SMS_FROM: 'AURORA',
}

describe('the vendor that serves the whole site', () => {
  const lines: SiteVendors<{ readonly line: string }> = {
    kind: 'line',
    setting: 'SMS_VENDOR',
    usual: () => 'one',
    vendors: { one: { create: () => ({ line: 'one' }) }, two: { create: () => ({ line: 'two' }) } },
  }

  it('is the one that the configuration names, or the usual one', () => {
    expect(openSiteVendor(lines, envOf({}))).toEqual({ line: 'one' })
    expect(openSiteVendor(lines, envOf({ SMS_VENDOR: 'two' }))).toEqual({ line: 'two' })
  })

  it.each(['three', 'toString'])('names the unknown vendor %s, its setting and the known ones', (id) => {
    expect(() => openSiteVendor(lines, envOf({ SMS_VENDOR: id }))).toThrow(
      `SMS_VENDOR: no line is named "${id}"; there is one, two`,
    )
  })

  it('names a setting that its vendor lacks', () => {
    const { SMS_FROM: _left, ...half } = SMS
    expect(() => openSiteVendor(smsVendors, envOf(half))).toThrow(
      'SMS vendor "http": SMS_FROM is not configured',
    )
    expect(() => openSiteVendor(mailVendors, envOf({ MAIL_VENDOR: 'smtp' }))).toThrow(
      'mail vendor "smtp": SMTP_URL is not configured',
    )
    expect(() => openSiteVendor(chainVendors, envOf({}))).toThrow(
      'chain reader "trongrid": CHAIN_URL is not configured',
    )
    expect(() => openSiteVendor(storageVendors, envOf({ STORAGE_VENDOR: 's3' }))).toThrow(
      'file store "s3": STORAGE_URL is not configured',
    )
  })
})

test('without a vendor, SMS and mail refuse to send, and Google is not offered', async () => {
  const env = envOf({})
  const refused = { status: 'refused', reason: 'not configured' }
  expect(await openSiteVendor(smsVendors, env).send({ to: '+886912345678', text: 'x' })).toEqual(refused)
  const mail = { to: 'a@example.com', subject: 'x', text: 'x' }
  expect(await openSiteVendor(mailVendors, env).send(mail)).toEqual(refused)
  expect(await openSiteVendor(googleVendors, env).verify('x', new Date(0))).toMatchObject({
    status: 'unavailable',
  })
})

test('what is configured goes out', async () => {
  const env = envOf({
    ...SMS,
    SMTP_URL: 'smtp://127.0.0.1:4799',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_JWKS_URL: 'http://127.0.0.1:4799/certs',
  })
  const refused = { status: 'refused', reason: expect.stringMatching(/^(?!not configured)/) }
  expect(await openSiteVendor(smsVendors, env).send({ to: '+886912345678', text: 'x' })).toEqual(refused)
  const mail = { to: 'a@example.com', subject: 'x', text: 'x' }
  expect(await openSiteVendor(mailVendors, env).send(mail)).toEqual(refused)
  expect(await openSiteVendor(googleVendors, env).verify('x', new Date(0))).toMatchObject({
    status: 'refused',
  })
})
