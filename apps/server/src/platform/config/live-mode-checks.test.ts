import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { createSandboxSecrets } from './sandbox-secrets.ts'
import { isRandomKey } from './secret-strength.ts'

const random = () => randomBytes(32).toString('hex')

/** Settings that live mode starts with. Its public key is an example of BIP32 itself. */
const good = {
  GAMEHALL_MODE: 'live',
  PUBLIC_URL: 'https://play.hall.tw',
  TRUST_PROXY: 'true',
  DATABASE_URL: `postgresql://hall:${random()}@db.hall.tw:5432/hall?sslmode=verify-full`,
  OPERATOR_PASSWORD: 'Kranich-7-Regen-Ufer',
  ARCADE_SECRET: random(),
  DATA_KEY: random(),
  GOOGLE_CLIENT_ID: '1.apps.googleusercontent.com',
  SMS_URL: 'https://sms.hall.tw',
  SMS_ACCOUNT_ID: 'A1',
  SMS_AUTH_TOKEN: random(),
  SMS_FROM: 'hall',
  SMTP_URL: 'smtps://mail.hall.tw',
  GATEWAY_URL: 'https://pay.hall.tw',
  GATEWAY_MERCHANT_ID: '77001',
  GATEWAY_HASH_KEY: 'p9Xw2LqT7vBn4RkE',
  GATEWAY_HASH_IV: 'u3Zs8MdY6cHg1JfA',
  CHAIN_URL: 'https://chain.hall.tw',
  TRON_XPUB:
    'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
  TRON_SIGNER_KEY: random(),
  PAYOUT_URL: 'https://payout.hall.tw',
  PAYOUT_MERCHANT_ID: '77002',
  PAYOUT_SECRET: random(),
  BEACON_URL: 'https://beacon.hall.tw',
  VAPID_PUBLIC_KEY: randomBytes(65).toString('base64url'),
  VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
  LICENCE_NUMBER: 'L-1',
  LICENCE_JURISDICTION: 'Isle',
  MINIMUM_AGE: '20',
}

const refusalOf = (changed: Readonly<Record<string, string>>): string => {
  try {
    readConfig({ ...good, ...changed })
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

describe('live-mode checks', () => {
  it('accepts real rails and random keys, with metrics and API docs closed', () => {
    expect(readConfig(good)).toMatchObject({
      GAMEHALL_MODE: 'live',
      TRUST_PROXY: 1,
      METRICS_OPEN: false,
      API_DOCS_OPEN: false,
    })
    expect(readConfig({ ...good, METRICS_OPEN: 'true', API_DOCS_OPEN: 'true' })).toMatchObject({
      METRICS_OPEN: true,
      API_DOCS_OPEN: true,
    })
  })

  it.each([
    ['SMTP_URL', 'smtp://mail.hall.tw'],
    ...[
      'PUBLIC_URL',
      'STORAGE_URL',
      'ARCADE_URL',
      'GOOGLE_ISSUER',
      'GOOGLE_JWKS_URL',
      'SMS_URL',
      'GATEWAY_URL',
      'CHAIN_URL',
      'PAYOUT_URL',
      'BEACON_URL',
      'SITE_ORIGINS',
    ].map((name): [string, string] => [name, 'http://somewhere.hall.tw']),
  ])('refuses %s=%s: nothing travels unencrypted', (name, value) => {
    expect(refusalOf({ [name]: value })).toMatch(new RegExp(`^  - ${name}: .*unencrypted`, 'm'))
  })

  it.each([
    ['DATABASE_URL', `postgresql://hall:${random()}@db.hall.tw:5432/hall`, true],
    ['DATABASE_URL', `postgresql://hall:${random()}@db.hall.tw:5432/hall?sslmode=prefer`, true],
    ['DATABASE_URL', `postgresql://hall:${random()}@127.0.0.1:5432/hall`, false],
    ['DATABASE_URL', `postgresql://hall:${random()}@[::1]:5432/hall`, false],
    ['REDIS_URL', 'redis://cache.hall.tw:6379', true],
    ['REDIS_URL', 'rediss://cache.hall.tw:6379', false],
    ['REDIS_URL', 'redis://localhost:6379', false],
  ])('a database or Redis on another host is reached by TLS: %s=%s', (name, url, isRefused) => {
    expect(refusalOf({ [name]: url }).includes(`${name}: live mode reaches another host by TLS only`)).toBe(
      isRefused,
    )
  })

  it.each(Object.entries(createSandboxSecrets()))('refuses the sandbox’s own %s', (name, value) => {
    expect(refusalOf({ [name]: value })).toMatch(new RegExp(`^  - ${name}: .*sandbox's own`, 'm'))
  })

  it.each([
    ['OPERATOR_PASSWORD', 'admin-sandbox'],
    ['OPERATOR_PASSWORD', 'Password-for-us'],
    ['ARCADE_SECRET', 'a'.repeat(32)],
    ['PAYOUT_SECRET', 'change-this-secret-before-going-live'],
    ['SMS_AUTH_TOKEN', '0000'],
    ['GATEWAY_HASH_KEY', '1234512345123451'],
    ['GATEWAY_HASH_IV', 'abababababababab'],
    ['DATABASE_URL', 'postgresql://hall:hall@db.hall.tw/hall'],
  ])('refuses the guessable %s=%s', (name, value) => {
    expect(refusalOf({ [name]: value })).toMatch(new RegExp(`^  - ${name}: too easy to guess`, 'm'))
    expect(refusalOf({ [name]: value })).not.toContain(value)
  })

  it('requires the settings of the vendors that serve, and a vendor of each kind', () => {
    expect(refusalOf({ SMS_URL: '' })).toContain('SMS_URL: live mode needs it')
    expect(refusalOf({ SMS_URL: '', SMS_VENDOR: 'http' })).toContain('SMS_URL: live mode needs it')
    expect(refusalOf({ SMS_URL: '', SMS_VENDOR: 'another' })).toBe('')
    expect(refusalOf({ SMS_URL: '', SMS_VENDOR: 'none' })).toContain('SMS_VENDOR: live mode needs a vendor')
  })

  const pattern = Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('hex')
  it.each([
    ['zeros', '0'.repeat(64)],
    ['a repeated word', 'deadbeef'.repeat(8)],
    ['two halves that are one', '0123456789abcdef'.repeat(4)],
    ['bytes that count up', pattern],
  ])('refuses keys of %s', (_what, key) => {
    for (const name of ['DATA_KEY', 'TRON_SIGNER_KEY'])
      expect(refusalOf({ [name]: key })).toMatch(new RegExp(`^  - ${name}: not drawn at random`, 'm'))
  })

  it('checks every data key', () => {
    expect(refusalOf({ DATA_KEY: `2:${random()},1:${random()}` })).toBe('')
    expect(refusalOf({ DATA_KEY: `2:${random()},1:${'0'.repeat(64)}` })).toMatch(/DATA_KEY: not drawn/)
    expect(refusalOf({ DATA_KEY: `2:${random()},1:${createSandboxSecrets().DATA_KEY}` })).toMatch(
      /DATA_KEY: this is the sandbox's own/,
    )
  })

  it('requires the wallet’s key in one place: here or in the signer’s process', () => {
    const signer = {
      SIGNER_URL: 'https://signer.hall.tw',
      SIGNER_SECRET: random(),
      SIGNER_ADDRESS: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    }
    expect(refusalOf({ TRON_SIGNER_KEY: '' })).toMatch(/TRON_SIGNER_KEY: live mode needs it/)
    expect(refusalOf({ ...signer, TRON_SIGNER_KEY: '' })).toBe('')
    expect(refusalOf(signer)).toMatch(/TRON_SIGNER_KEY: with SIGNER_URL it belongs to the signer alone/)
    expect(refusalOf({ ...signer, SIGNER_SECRET: '', TRON_SIGNER_KEY: '' })).toMatch(/SIGNER_SECRET: /)
    expect(refusalOf({ ...signer, SIGNER_URL: 'http://10.0.0.9:3200' })).toMatch(/SIGNER_URL: /)
  })

  it('requires the beacon of its own arcade, and the whole network of another than quicknet', () => {
    expect(refusalOf({ BEACON_URL: '' })).toMatch(/BEACON_URL: live mode needs it/)
    expect(refusalOf({ BEACON_URL: '', ARCADE_URL: 'https://games.hall.tw/arcade' })).toBe('')
    expect(refusalOf({ BEACON_CHAIN_HASH: 'ab'.repeat(32), BEACON_PERIOD: '3' })).toMatch(
      /BEACON_PUBLIC_KEY: needed[^\n]*\n {2}- BEACON_GENESIS_TIME: needed[^\n]*$/,
    )
  })

  it('accepts every random key', () => {
    for (let index = 0; index < 1_000; index += 1) expect(isRandomKey(random())).toBe(true)
  })

  it.each([
    ['RATE_LIMIT_SCALE', '2'],
    ['FACE_CHECK_SECONDS', '90'],
    ['RATE_LIMIT_SCALE', '0.5'],
    ['TRUST_PROXY', 'false'],
  ])('refuses %s=%s: limits would count wrongly', (name, value) => {
    expect(refusalOf({ [name]: value })).toMatch(new RegExp(`^  - ${name}: `, 'm'))
  })

  it('accepts RATE_LIMIT_SCALE=1', () => {
    expect(refusalOf({ RATE_LIMIT_SCALE: '1' })).toBe('')
  })
})

describe('sandbox mode', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', 'localhost'])('listens on %s', (host) => {
    expect(readConfig({ HOST: host }).HOST).toBe(host)
  })

  it.each(['0.0.0.0', '::', '192.168.1.5', 'hall.example.com'])(
    'refuses HOST=%s unless it is asked for by name',
    (host) => {
      expect(() => readConfig({ HOST: host })).toThrow('SANDBOX_ON_NETWORK')
      expect(readConfig({ HOST: host, SANDBOX_ON_NETWORK: 'true' }).HOST).toBe(host)
    },
  )
})
