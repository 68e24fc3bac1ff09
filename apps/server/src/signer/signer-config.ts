import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSecretFiles } from '@gamehall/encryption'
import { type Minor, parseMoney } from '@gamehall/money'
import { z } from 'zod'
import { ConfigError } from '../platform/config/config.ts'
import { isExtendedPublicKey } from '../providers/chain/index.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

const usdt = z.string().transform((text, context): Minor => {
  const parsed = parseMoney(text, 'USDT')
  if (parsed.ok && parsed.minor > 0n) return parsed.minor
  context.addIssue({ code: 'custom', message: 'must be an amount of USDT above zero' })
  return z.NEVER
})

const environment = z.object({
  SIGNER_PORT: z.coerce.number().int().min(0).max(65_535).default(3200),
  SIGNER_HOST: z.string().min(1).default('127.0.0.1'),
  SIGNER_TLS_CERT: z.string().optional(),
  SIGNER_TLS_KEY: z.string().optional(),
  SIGNER_DATA_DIR: z.string().min(1).default('.data/signer'),
  SIGNER_SECRET: z.string().min(32, 'must have at least 32 characters'),
  SIGNER_MAX_TRANSFER: usdt,
  SIGNER_MAX_DAY: usdt,
  SIGNER_HALL_ADDRESSES: z.coerce.number().int().min(0).max(1_000_000).default(2_000),
  TRON_SIGNER_KEY: z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits'),
  TRON_XPUB: z.string().refine(isExtendedPublicKey, 'must be an extended public key (xpub…)').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The signer's configuration: its own key and limits, apart from the server's. */
export type SignerConfig = Omit<
  z.infer<typeof environment>,
  'SIGNER_TLS_CERT' | 'SIGNER_TLS_KEY' | 'SIGNER_DATA_DIR'
> & {
  readonly dataFolder: string
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | null
}

/** Reads the environment and the files that it names. Throws ConfigError naming every variable that is wrong or missing. */
export function readSignerConfig(env: Readonly<Record<string, string | undefined>>): SignerConfig {
  const { env: present, problems } = readSecretFiles(env, ['SIGNER_SECRET', 'TRON_SIGNER_KEY'])
  const parsed = environment.safeParse(present)
  if (!parsed.success)
    throw new ConfigError([
      ...problems,
      ...parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    ])
  const { SIGNER_TLS_CERT: cert, SIGNER_TLS_KEY: key, SIGNER_DATA_DIR, ...rest } = parsed.data
  const hasTls = cert !== undefined && key !== undefined
  const all = [
    ...problems,
    ...(hasTls || (cert === undefined && key === undefined)
      ? []
      : ['SIGNER_TLS_CERT, SIGNER_TLS_KEY: one does nothing without the other']),
    ...(hasTls || LOOPBACK.has(rest.SIGNER_HOST)
      ? []
      : ['SIGNER_HOST: beyond this machine only with SIGNER_TLS_CERT and SIGNER_TLS_KEY']),
    ...(rest.SIGNER_MAX_DAY < rest.SIGNER_MAX_TRANSFER
      ? ['SIGNER_MAX_DAY: is less than SIGNER_MAX_TRANSFER']
      : []),
  ]
  if (all.length > 0) throw new ConfigError(all)
  return {
    ...rest,
    dataFolder: resolve(SIGNER_DATA_DIR),
    tls: hasTls ? { cert: readFileSync(cert), key: readFileSync(key) } : null,
  }
}
