import { parseDataKeys } from '@gamehall/encryption'
import { isLoopback } from './host-names.ts'
import { createSandboxSecrets } from './sandbox-secrets.ts'
import { findSecretWeakness, isRandomKey } from './secret-strength.ts'

/** Settings that live mode requires. */
const REQUIRED = [
  'PUBLIC_URL',
  'DATABASE_URL',
  'OPERATOR_PASSWORD',
  'ARCADE_SECRET',
  'DATA_KEY',
  'GATEWAY_URL',
  'GATEWAY_MERCHANT_ID',
  'GATEWAY_HASH_KEY',
  'GATEWAY_HASH_IV',
  'TRON_XPUB',
  'PAYOUT_URL',
  'PAYOUT_MERCHANT_ID',
  'PAYOUT_SECRET',
  'LICENCE_NUMBER',
  'LICENCE_JURISDICTION',
  'MINIMUM_AGE',
] as const

/** The settings that the usual vendor of a kind requires; another vendor reports missing settings when it is opened. */
const VENDORS = [
  { setting: 'GOOGLE_VENDOR', usual: 'id-token', needs: ['GOOGLE_CLIENT_ID'] },
  {
    setting: 'SMS_VENDOR',
    usual: 'http',
    needs: ['SMS_URL', 'SMS_ACCOUNT_ID', 'SMS_AUTH_TOKEN', 'SMS_FROM'],
  },
  { setting: 'MAIL_VENDOR', usual: 'smtp', needs: ['SMTP_URL'] },
  { setting: 'CHAIN_VENDOR', usual: 'trongrid', needs: ['CHAIN_URL'] },
  { setting: 'WEB_PUSH_VENDOR', usual: 'vapid', needs: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] },
] as const
type Vendor = (typeof VENDORS)[number]

/** URLs that receive secrets, codes or payments. */
const ENCRYPTED = [
  'PUBLIC_URL',
  'STORAGE_URL',
  'ARCADE_URL',
  'GOOGLE_ISSUER',
  'GOOGLE_JWKS_URL',
  'SMS_URL',
  'SMTP_URL',
  'GATEWAY_URL',
  'CHAIN_URL',
  'PAYOUT_URL',
  'BEACON_URL',
] as const
const PLAIN = /^(?:http|smtp):/i

const SECRETS = [
  'OPERATOR_PASSWORD',
  'ARCADE_SECRET',
  'SMS_AUTH_TOKEN',
  'GATEWAY_HASH_KEY',
  'GATEWAY_HASH_IV',
  'PAYOUT_SECRET',
  'SIGNER_SECRET',
] as const
const DATABASES = ['DATABASE_URL', 'DATABASE_MIGRATION_URL'] as const

type Given<Names extends string, Value = string> = { readonly [Name in Names]?: Value | undefined }
export type LiveSettings = Given<
  Exclude<(typeof REQUIRED)[number], 'MINIMUM_AGE'> | Vendor['setting'] | Vendor['needs'][number]
> &
  Given<(typeof ENCRYPTED)[number] | (typeof SECRETS)[number] | (typeof DATABASES)[number]> &
  Given<'TRON_SIGNER_KEY' | 'SIGNER_URL' | 'REDIS_URL' | 'BEACON_PUBLIC_KEY'> & {
    readonly MINIMUM_AGE?: number | undefined
    readonly SITE_ORIGINS: readonly string[]
    readonly TRUST_PROXY: number
    readonly RATE_LIMIT_SCALE?: number | undefined
    readonly FACE_CHECK_SECONDS?: number | undefined
  }

/** Every problem that forbids live mode under these settings; each sentence names its variable, never its value. */
export function findLiveModeProblems(settings: LiveSettings): string[] {
  return [
    ...[...REQUIRED, ...VENDORS.flatMap((vendor) => neededBy(vendor, settings))]
      .filter((name) => settings[name] === undefined)
      .map((name) => `${name}: live mode needs it`),
    ...VENDORS.filter(({ setting }) => settings[setting] === 'none').map(
      ({ setting }) => `${setting}: live mode needs a vendor`,
    ),
    ...walletKey(settings),
    ...beaconAddress(settings),
    ...plainAddresses(settings),
    ...plainStores(settings),
    ...knownSecrets(settings),
    ...weakSecrets(settings),
    ...sharedLimits(settings),
  ]
}

function neededBy(
  { setting, usual, needs }: Vendor,
  settings: LiveSettings,
): readonly Vendor['needs'][number][] {
  return (settings[setting] ?? usual) === usual ? needs : []
}

/** The wallet's key belongs in one place: here, or better in the signer's process. */
function walletKey({ TRON_SIGNER_KEY, SIGNER_URL }: LiveSettings): string[] {
  if (SIGNER_URL === undefined && TRON_SIGNER_KEY === undefined)
    return ['TRON_SIGNER_KEY: live mode needs it, or better SIGNER_URL: a signer in a process of its own']
  return SIGNER_URL !== undefined && TRON_SIGNER_KEY !== undefined
    ? ['TRON_SIGNER_KEY: with SIGNER_URL it belongs to the signer alone; take it out here']
    : []
}

/** An arcade of its own has its own beacon. */
const beaconAddress = ({ ARCADE_URL, BEACON_URL }: LiveSettings): string[] =>
  ARCADE_URL === undefined && BEACON_URL === undefined
    ? ['BEACON_URL: live mode needs it, for the salts of shared rounds (https://api.drand.sh)']
    : []

function plainAddresses(settings: LiveSettings): string[] {
  const plain = ENCRYPTED.filter((name) => PLAIN.test(settings[name] ?? '')).map(
    (name) =>
      `${name}: live mode sends nothing unencrypted; use ${name === 'SMTP_URL' ? 'smtps:' : 'https:'}`,
  )
  return settings.SITE_ORIGINS.some((origin) => PLAIN.test(origin))
    ? [...plain, 'SITE_ORIGINS: live mode trusts no page that came unencrypted; use https:']
    : plain
}

/** A database or Redis on another host needs TLS; one on this machine, or on a socket, does not. */
function plainStores(settings: LiveSettings): string[] {
  const databases = DATABASES.filter((name) => isPlainDatabase(settings[name])).map(
    (name) => `${name}: live mode reaches another host by TLS only; add sslmode=verify-full`,
  )
  const redis = settings.REDIS_URL
  return redis !== undefined && /^redis:/i.test(redis) && !isHere(new URL(redis).hostname)
    ? [...databases, 'REDIS_URL: live mode reaches another host by TLS only; use rediss:']
    : databases
}

function isPlainDatabase(url: string | undefined): boolean {
  if (url === undefined) return false
  const { hostname, searchParams } = new URL(url)
  const isEncrypted = ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '')
  return !isHere(hostname) && !isEncrypted
}

/** An empty host name is a socket of this machine. */
const isHere = (hostname: string): boolean => hostname === '' || isLoopback(hostname.replace(/^\[|\]$/g, ''))

function knownSecrets(settings: LiveSettings): string[] {
  return Object.entries(createSandboxSecrets())
    .filter(([name, secret]) =>
      name === 'DATA_KEY'
        ? dataKeysOf(settings).includes(secret)
        : settings[name as keyof ReturnType<typeof createSandboxSecrets>] === secret,
    )
    .map(([name]) => `${name}: this is the sandbox's own, which everybody knows; make one of your own`)
}

function weakSecrets(settings: LiveSettings): string[] {
  const secrets: readonly (readonly [string, string | undefined])[] = [
    ...SECRETS.map((name) => [name, settings[name]] as const),
    ...DATABASES.map((name) => [name, passwordIn(settings[name])] as const),
  ]
  return [
    ...secrets.flatMap(([name, secret]) => {
      const weakness = secret === undefined ? null : findSecretWeakness(secret)
      return weakness === null ? [] : [`${name}: too easy to guess: it ${weakness}`]
    }),
    ...randomKeys(settings)
      .filter(([, keys]) => !keys.every(isRandomKey))
      .map(([name]) => `${name}: not drawn at random; make one with "openssl rand -hex 32"`),
  ]
}

const randomKeys = (settings: LiveSettings): (readonly [string, readonly string[]])[] => [
  ['DATA_KEY', dataKeysOf(settings)],
  ['TRON_SIGNER_KEY', settings.TRON_SIGNER_KEY === undefined ? [] : [settings.TRON_SIGNER_KEY]],
]

/** Each key of the list, in hexadecimal. */
const dataKeysOf = ({ DATA_KEY }: LiveSettings): string[] =>
  (parseDataKeys(DATA_KEY ?? '') ?? []).map(({ key }) => Buffer.from(key).toString('hex'))

const passwordIn = (url: string | undefined): string | undefined =>
  url === undefined ? undefined : new URL(url).password || undefined

function sharedLimits({
  TRUST_PROXY,
  RATE_LIMIT_SCALE = 1,
  FACE_CHECK_SECONDS = 60,
}: LiveSettings): string[] {
  const problems: string[] = []
  if (FACE_CHECK_SECONDS !== 60)
    problems.push('FACE_CHECK_SECONDS: for tests on slow machines only; leave it out in live mode')
  if (RATE_LIMIT_SCALE !== 1)
    problems.push('RATE_LIMIT_SCALE: for load tests only; leave it out in live mode')
  if (TRUST_PROXY === 0)
    problems.push(
      'TRUST_PROXY: live mode stands behind a proxy that ends TLS; without it every player has that proxy’s address, ' +
        'and one locks out all. Set how many proxies of your own stand in a row (true is one)',
    )
  return problems
}
