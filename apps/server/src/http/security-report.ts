import type { SecurityEvent } from '../core/security-log.ts'
import type { Caller } from './route.ts'

/** Reports a refusal of the HTTP edge to the security log. */
export type SecurityReport = (event: SecurityEvent, caller?: Pick<Caller, 'ip' | 'requestId'>) => void
