import { DatabaseAheadError } from '@gamehall/postgres'
import { type Config, ConfigError } from '../../platform/config/config.ts'

type Place = Pick<Config, 'PORT' | 'HOST' | 'dataFolder'>

const FOLDER_REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that file system is read-only',
  ENOTDIR: 'a file stands in its way',
  EEXIST: 'a file stands in its way',
  ENOENT: 'it cannot be made there',
  ENOSPC: 'the disk is full',
}

const DATABASE_REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host is unknown',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses this user and password',
  '28000': 'it refuses this user',
  '3D000': 'it has no such database',
  '42501': 'this user lacks a right there',
}

/** Explains a start failure and its remedy in one sentence; null for an unexpected error, whose stack is shown. */
export function explainStartError(error: unknown, place: Place | null): string | null {
  if (error instanceof ConfigError || isNamed(error, 'EmbeddedPostgresError')) return error.message
  if (error instanceof DatabaseAheadError)
    return (
      `this database was written by a newer version of gamehall (it knows ${error.step}, which this one does not). ` +
      'Start that version, or choose another database with DATA_DIR or DATABASE_URL.'
    )
  if (isConnectTimeout(error)) return explainDatabase('ETIMEDOUT')
  const { code, syscall } = systemErrorOf(error)
  if (code === undefined || place === null) return null
  return syscall === 'listen' || syscall === 'getaddrinfo listen'
    ? explainListen(code, place)
    : (explainFolder(error, code, place) ?? explainDatabase(code))
}

const isNamed = (error: unknown, name: string): error is Error =>
  error instanceof Error && error.name === name

/** What the driver throws when a database does not answer in time has no code. */
const isConnectTimeout = (error: unknown): boolean =>
  error instanceof Error && /timeout exceeded when trying to connect|connection timeout/.test(error.message)

function systemErrorOf(error: unknown): { readonly code?: string; readonly syscall?: string } {
  if (error instanceof AggregateError) return systemErrorOf(error.errors[0])
  if (!(error instanceof Error)) return {}
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  if (code === undefined && error.cause !== undefined) return systemErrorOf(error.cause)
  const syscall = 'syscall' in error && typeof error.syscall === 'string' ? error.syscall : undefined
  return { ...(code !== undefined && { code }), ...(syscall !== undefined && { syscall }) }
}

function explainListen(code: string, { PORT, HOST }: Place): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${PORT} is in use, perhaps by this hall already running. Stop what listens there, or choose another port: PORT=${PORT + 1} npm start`
    case 'EACCES':
      return `this user may not listen on port ${PORT}. Choose one above 1023: PORT=3000 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${HOST} is no address of this machine. Leave HOST out to listen on this machine only.`
    default:
      return null
  }
}

function explainFolder(error: unknown, code: string, { dataFolder }: Place): string | null {
  const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : ''
  const reason = FOLDER_REASONS[code]
  if (
    reason === undefined ||
    !(path === dataFolder || path.startsWith(`${dataFolder}/`) || dataFolder.startsWith(path))
  )
    return null
  return path === ''
    ? null
    : `the data folder ${dataFolder} cannot be written: ${reason}. Mend that, or choose another folder: DATA_DIR=/path/to/folder npm start`
}

function explainDatabase(code: string): string | null {
  const reason = DATABASE_REASONS[code]
  return reason === undefined
    ? null
    : `the database of DATABASE_URL cannot be used: ${reason}. Start it, or correct DATABASE_URL.`
}
