import type { SecurityEvent } from '../core/security-log.ts'
import type { Caller } from './route.ts'

/** Where the HTTP edge reports what it refused (`logSecurityEvent`, bound to a server). */
export type SecurityReport = (event: SecurityEvent, caller?: Pick<Caller, 'ip' | 'requestId'>) => void
