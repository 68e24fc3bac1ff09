import { parseDataKeys, readSecretFiles } from '@gamehall/encryption'
import { z } from 'zod'
import { missingOfNetwork } from '../beacon/open-beacon.ts'

const httpUrl = z.url({ protocol: /^https?$/ })

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Number of own reverse proxies in front; without it all players behind them share one address, and its limits. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  ARCADE_SECRET: z.string().min(32),
  /** Encrypts server seeds at rest; the same as the hall's when they share a database. */
  DATA_KEY: z.string().refine((text) => parseDataKeys(text) !== null, 'must be 64 hexadecimal digits'),
  /** The arcade's public address, `/arcade` included. */
  ARCADE_URL: httpUrl,
  /** Where the hall takes what seamless players bet (`https://hall.example/api/seamless/arcade-seamless`); unset: no such players. */
  HALL_WALLET_URL: httpUrl.optional(),
  /** A server of the randomness beacon's HTTP API (`https://api.drand.sh`): its rounds are the salts of shared rounds. */
  BEACON_URL: httpUrl,
  /** The beacon's network: all four, or none for drand's quicknet. */
  BEACON_CHAIN_HASH: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  BEACON_PUBLIC_KEY: z
    .string()
    .regex(/^[0-9a-f]{192}$/)
    .optional(),
  BEACON_GENESIS_TIME: z.coerce.number().int().positive().optional(),
  BEACON_PERIOD: z.coerce.number().int().min(1).max(3_600).optional(),
  /** How long every table takes bets; unset: what its game says. */
  BETTING_MS: z.coerce.number().int().min(1_000).max(60_000).optional(),
  /** How many times as fast as their games say tables show their rounds. */
  TABLE_SPEED: z.coerce.number().min(1).max(10).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HALL_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(httpUrl.refine((text) => new URL(text).origin === text, 'must be an origin')).min(1)),
})

/** Configuration of a standalone arcade. */
export type ArcadeConfig = z.infer<typeof environment>

const SECRET_NAMES = ['DATABASE_URL', 'ARCADE_SECRET', 'DATA_KEY'] as const

/** Reads the configuration from the environment and from secret files (`DATA_KEY_FILE`). Throws an error that lists every invalid or missing variable. */
export function readArcadeConfig(env: Readonly<Record<string, string | undefined>>): ArcadeConfig {
  const { env: present, problems: fileProblems } = readSecretFiles(env, SECRET_NAMES)
  const parsed = environment.safeParse(present)
  const missing = parsed.success ? missingOfNetwork(parsed.data) : []
  if (parsed.success && fileProblems.length + missing.length === 0) return parsed.data
  const issues = parsed.error?.issues ?? []
  const problems = [
    ...fileProblems,
    ...issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...missing.map((name) => `${name}: needed with the rest of another beacon's network`),
  ]
  const lines = problems.map((problem) => `  - ${problem}`)
  throw new Error(`invalid configuration of the arcade:\n${lines.join('\n')}`)
}
