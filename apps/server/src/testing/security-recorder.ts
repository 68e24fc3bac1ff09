import type { Logger } from 'pino'
import { createLogger } from '../platform/telemetry/create-log.ts'

export interface SecurityRecorder {
  /** The lines of the `security` stream so far, oldest first. */
  readonly events: Record<string, unknown>[]
  readonly log: Logger
}

/** A logger that records its `security` stream. */
export function createSecurityRecorder(): SecurityRecorder {
  const events: Record<string, unknown>[] = []
  const log = createLogger(
    { LOG_LEVEL: 'info' },
    {
      write(line) {
        const parsed: Record<string, unknown> = JSON.parse(line)
        if (parsed.stream === 'security') events.push(parsed)
      },
    },
  )
  return { events, log }
}
