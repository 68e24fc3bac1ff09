import type { Caller } from '../http/route.ts'
import type { SecurityEvent } from './security-log.ts'

/** Reports a refusal of the HTTP edge to the security log. */
export type SecurityReport = (event: SecurityEvent, caller?: Pick<Caller, 'ip' | 'requestId'>) => void
