import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config/config.ts'

/** Structured logs, one event a line. What could identify or impersonate somebody is taken out wherever it appears. */
export const createLog = (
  config: Pick<Config, 'LOG_LEVEL'>,
  destination: DestinationStream = pino.destination(1),
) =>
  pino(
    {
      level: config.LOG_LEVEL,
      redact: {
        paths: [
          // PostgreSQL's, with the values of the row that it refuses.
          'err.detail',
          'err.where',
          // The driver's whole connection, with the key that cancels its statements.
          'err.client',
          'password',
          'token',
          'code',
          'phone',
          'email',
          '*.password',
          '*.token',
          '*.phone',
          '*.email',
          'req.headers.authorization',
        ],
        remove: true,
      },
    },
    destination,
  )
