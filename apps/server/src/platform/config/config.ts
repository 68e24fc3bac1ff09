import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FACE_STEP_TIMEOUT_MS } from '@gamehall/contract/constants'
import { parseDataKeys, readSecretFiles } from '@gamehall/encryption'
import { z } from 'zod'
import { isExtendedPublicKey, isTronAddress } from '../tron/tron-address.ts'
import { isLoopback } from './host-names.ts'
import { findLiveModeProblems } from './live-mode-checks.ts'

const ROLES = ['api', 'push', 'worker'] as const
export type Role = (typeof ROLES)[number]

const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be a URL with ${protocols.join(' or ')}`,
    )

/**
 * How many proxies of one's own stand in front: `true` is one. Only what those wrote into X-Forwarded-For is believed;
 * an address that the client itself put in front of it would escape every limit by address.
 */
const trustedProxies = z.union([
  z.stringbool().transform(Number),
  z
    .string()
    .regex(/^[2-9]$/)
    .transform(Number),
])

const vendorId = z.string().min(1).optional()

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_MIGRATION_URL: url(['postgres:', 'postgresql:']).optional(),
  REDIS_URL: url(['redis:', 'rediss:']).optional(),
  STORAGE_URL: url(['file:', 's3:', 'http:', 'https:']).optional(),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  SITE_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(
      z.array(url(['http:', 'https:']).refine((text) => new URL(text).origin === text, 'must be origins')),
    ),
  GAME_PROVIDERS: z
    .string()
    .default('arcade')
    .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '')),
  ARCADE_URL: url(['http:', 'https:']).optional(),
  GAME_AUTOPLAY: z.stringbool().default(true),
  GAME_TURBO: z.stringbool().default(true),
  GAME_MIN_CYCLE_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  GAME_MIN_CYCLE_SLOTS_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  GAME_BETTING_MS: z.coerce.number().int().min(1_000).max(60_000).optional(),
  GAME_TABLE_SPEED: z.coerce.number().min(1).max(10).default(1),
  GAME_CLOCK: z.stringbool().default(true),
  GAME_NET_POSITION: z.stringbool().default(true),
  GAME_FEATURE_BUY: z.stringbool().default(true),
  BEACON_URL: url(['http:', 'https:']).optional(),
  BEACON_CHAIN_HASH: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
    .optional(),
  BEACON_PUBLIC_KEY: z
    .string()
    .regex(/^[0-9a-f]{192}$/, 'must be 192 hexadecimal digits: a point of BLS12-381 on G2')
    .optional(),
  BEACON_GENESIS_TIME: z.coerce.number().int().positive().optional(),
  BEACON_PERIOD: z.coerce.number().int().min(1).max(3_600).optional(),
  GAMEHALL_MODE: z.enum(['sandbox', 'live']).default('sandbox'),
  ROLES: z
    .string()
    .default(ROLES.join(','))
    .transform((text) => [...new Set(text.split(',').map((role) => role.trim()))])
    .pipe(z.array(z.enum(ROLES)).min(1)),
  OPERATOR_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: trustedProxies.default(0),
  SANDBOX_ON_NETWORK: z.stringbool().default(false),
  METRICS_OPEN: z.stringbool().optional(),
  API_DOCS_OPEN: z.stringbool().optional(),
  SMS_BUDGET_PER_DAY: z.coerce.number().int().min(1).default(5_000),
  SMS_BLOCK_BUDGET_PER_DAY: z.coerce.number().int().min(1).default(100),
  FACE_CHECK_SECONDS: z.coerce
    .number()
    .int()
    .min(60)
    .max(600)
    .default(FACE_STEP_TIMEOUT_MS / 1_000),
  RATE_LIMIT_SCALE: z.coerce.number().positive().max(10_000).optional(),
  ARCADE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DATA_KEY: z
    .string()
    .refine(
      (text) => parseDataKeys(text) !== null,
      'must be 64 hexadecimal digits, or several such keys with their numbers, the newest first (2:…,1:…)',
    )
    .optional(),
  // Which vendor serves; the registries of `providers` know the ids.
  SMS_VENDOR: vendorId,
  MAIL_VENDOR: vendorId,
  GOOGLE_VENDOR: vendorId,
  CHAIN_VENDOR: vendorId,
  STORAGE_VENDOR: vendorId,
  OCR_VENDOR: vendorId,
  SCANNER_VENDOR: vendorId,
  FACE_VENDOR: vendorId,
  WEB_PUSH_VENDOR: vendorId,
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_ISSUER: url(['http:', 'https:']).default('https://accounts.google.com'),
  GOOGLE_JWKS_URL: url(['http:', 'https:']).default('https://www.googleapis.com/oauth2/v3/certs'),
  SMS_URL: url(['http:', 'https:']).optional(),
  SMS_ACCOUNT_ID: z.string().min(1).optional(),
  SMS_AUTH_TOKEN: z.string().min(1).optional(),
  SMS_FROM: z.string().min(1).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().min(3).default('no-reply@gamehall.invalid'),
  GATEWAY_URL: url(['http:', 'https:']).optional(),
  GATEWAY_MERCHANT_ID: z.string().min(1).optional(),
  GATEWAY_HASH_KEY: z.string().min(8).optional(),
  GATEWAY_HASH_IV: z.string().min(8).optional(),
  CHAIN_URL: url(['http:', 'https:']).optional(),
  CHAIN_API_KEY: z.string().min(1).optional(),
  TRON_XPUB: z
    .string()
    .refine(isExtendedPublicKey, 'must be an extended public key (xpub…), never a private one')
    .optional(),
  TRON_SIGNER_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')
    .optional(),
  SIGNER_URL: url(['http:', 'https:'])
    .refine(
      (text) =>
        new URL(text).protocol === 'https:' || isLoopback(new URL(text).hostname.replace(/^\[|\]$/g, '')),
      'must be https:, or on this machine',
    )
    .optional(),
  SIGNER_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SIGNER_ADDRESS: z.string().refine(isTronAddress, 'must be an address of TRON').optional(),
  PAYOUT_URL: url(['http:', 'https:']).optional(),
  PAYOUT_MERCHANT_ID: z.string().min(1).optional(),
  PAYOUT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a P-256 public key in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a P-256 private key in base64url')
    .optional(),
  SECURITY_HOLD_HOURS: z.coerce
    .number()
    .min(0)
    .max(30 * 24)
    .default(24),
  LICENCE_NUMBER: z.string().min(1).optional(),
  LICENCE_JURISDICTION: z.string().min(2).optional(),
  MINIMUM_AGE: z.coerce.number().int().min(18).max(30).optional(),
})

type Environment = z.infer<typeof environment>

/** What can come from a file instead (`DATA_KEY_FILE`): secrets, and addresses that carry one. */
const SECRET_NAMES = [
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'REDIS_URL',
  'STORAGE_URL',
  'OPERATOR_PASSWORD',
  'ARCADE_SECRET',
  'DATA_KEY',
  'SMS_AUTH_TOKEN',
  'SMTP_URL',
  'GATEWAY_HASH_KEY',
  'GATEWAY_HASH_IV',
  'CHAIN_API_KEY',
  'TRON_SIGNER_KEY',
  'SIGNER_SECRET',
  'PAYOUT_SECRET',
  'VAPID_PRIVATE_KEY',
] as const satisfies readonly (keyof Environment)[]

/** What describes a randomness beacon's network; all of it or nothing. */
const BEACON_NETWORK = [
  'BEACON_CHAIN_HASH',
  'BEACON_PUBLIC_KEY',
  'BEACON_GENESIS_TIME',
  'BEACON_PERIOD',
] as const satisfies readonly (keyof Environment)[]

/** The typed configuration; absent credentials are filled with the sandbox's own in sandbox mode. */
export type Config = Omit<Environment, 'ROLES' | 'DATA_DIR' | 'METRICS_OPEN' | 'API_DOCS_OPEN'> & {
  /** Whether `/metrics` is served. */
  readonly METRICS_OPEN: boolean
  /** Whether `/api/docs` and `/api/openapi.json` are served. */
  readonly API_DOCS_OPEN: boolean
  readonly roles: readonly Role[]
  readonly dataFolder: string
  readonly version: string
}

/** Thrown at start with every configuration problem, each naming its variable. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`the configuration does not hold:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/** Reads and checks the environment and the files of secrets that it names. Empty variables count as absent. Throws ConfigError naming all that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const { env: present, problems: fileProblems } = readSecretFiles(env, SECRET_NAMES)
  const parsed = environment.safeParse(present)
  if (!parsed.success || fileProblems.length > 0) {
    const issues = parsed.error?.issues ?? []
    throw new ConfigError([
      ...fileProblems,
      ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ])
  }
  const { ROLES: roles, DATA_DIR, ...rest } = parsed.data
  const problems: string[] = []
  if (rest.GAMEHALL_MODE === 'live') problems.push(...findLiveModeProblems(rest))
  else if (!rest.SANDBOX_ON_NETWORK && !isLoopback(rest.HOST)) {
    problems.push(
      'HOST: in sandbox mode whoever reaches this address is operator; SANDBOX_ON_NETWORK=true allows it by name',
    )
  }
  for (const name of ['SIGNER_SECRET', 'SIGNER_ADDRESS'] as const)
    if (rest.SIGNER_URL !== undefined && rest[name] === undefined)
      problems.push(`${name}: needed with SIGNER_URL`)
  const beacon = BEACON_NETWORK.filter((name) => rest[name] === undefined)
  if (beacon.length < BEACON_NETWORK.length)
    problems.push(...beacon.map((name) => `${name}: needed with the rest of another beacon's network`))
  if (roles.length < ROLES.length && rest.REDIS_URL === undefined) {
    problems.push(
      'REDIS_URL: needed when one process does not hold every role (ROLES), to count limits together',
    )
  }
  if (problems.length > 0) throw new ConfigError(problems)
  const isSandbox = rest.GAMEHALL_MODE === 'sandbox'
  return {
    ...rest,
    METRICS_OPEN: rest.METRICS_OPEN ?? isSandbox,
    API_DOCS_OPEN: rest.API_DOCS_OPEN ?? isSandbox,
    roles,
    dataFolder: resolve(DATA_DIR),
    version: readVersion(),
  }
}

function readVersion(): string {
  const file = join(import.meta.dirname, '../../../package.json')
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version
}
