import { z } from 'zod'

const httpUrl = z.url({ protocol: /^https?$/ })

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  ARCADE_SECRET: z.string().min(32),
  /** Seals server seeds at rest: 64 hexadecimal digits. */
  DATA_KEY: z.string().regex(/^[0-9a-f]{64}$/i),
  /** Where players and halls reach it: the address that `/arcade` is served under, `/arcade` included. */
  ARCADE_URL: httpUrl,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HALL_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(httpUrl.refine((text) => new URL(text).origin === text, 'must be an origin')).min(1)),
})

/** How an arcade with an address of its own runs. */
export type ArcadeConfig = z.infer<typeof environment>

/** Reads the environment; throws naming every variable that is wrong or missing. */
export function readArcadeConfig(env: Readonly<Record<string, string | undefined>>): ArcadeConfig {
  const present = Object.entries(env).filter(([, value]) => value !== undefined && value !== '')
  const parsed = environment.safeParse(Object.fromEntries(present))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `  - ${path.join('.')}: ${message}`)
  throw new Error(`the arcade's configuration does not hold:\n${problems.join('\n')}`)
}
