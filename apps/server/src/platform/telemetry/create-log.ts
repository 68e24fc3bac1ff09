import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config/config.ts'

/** Creates the structured logger, one JSON event a line. Personal data and credentials are redacted. */
export const createLogger = (
  config: Pick<Config, 'LOG_LEVEL'>,
  destination: DestinationStream = pino.destination(1),
) =>
  pino(
    {
      level: config.LOG_LEVEL,
      redact: {
        paths: [
          // PostgreSQL error fields that contain values of the refused row.
          'err.detail',
          'err.where',
          // The driver's connection object, with the key that cancels its statements.
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
