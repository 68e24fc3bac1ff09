import { z } from 'zod'
import type { AppContext } from '../../context/app-context.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { defineJob } from '../../jobs/job.ts'

/** A line of the `security` stream without what the logger of each process adds itself. */
const securityLine = z
  .looseObject({ stream: z.literal('security'), event: z.string(), time: z.number() })
  .transform(({ level: _level, pid: _pid, hostname: _hostname, msg: _msg, ...line }) => line)

/** Writes a security event of the operators' terminal to the log of the server, which operators watch and keep. */
export const logTerminalEvent = defineJob({
  name: 'log-terminal-event',
  payload: z.looseObject({ stream: z.literal('security'), event: z.string(), happened_at: z.iso.datetime() }),
  async run({ log }, line) {
    log.warn({ ...line, source: 'terminal' }, line.event)
  },
})

export interface SecurityRelay {
  /** Takes a line of the terminal's log; lines of other streams are ignored. */
  take(line: string): void
  /** Resolves when every line taken so far is in the job queue. */
  settled(): Promise<void>
}

/**
 * Hands security events of the terminal, which runs in a process of its own, to the server's log through the job queue.
 * Each is enqueued in a transaction of its own, so that a refused action does not take its record with it, one after another,
 * so that the log has them in their order.
 */
export function createSecurityRelay({ db, jobs }: Pick<AppContext, 'db' | 'jobs'>): SecurityRelay {
  let last: Promise<void> = Promise.resolve()
  return {
    take(line) {
      const read = securityLine.safeParse(JSON.parse(line))
      if (!read.success) return
      const { time, ...event } = read.data
      const payload = { ...event, happened_at: new Date(time).toISOString() }
      last = last.then(() =>
        withPlatformTables(db)
          .transaction()
          .execute((trx) => jobs.enqueue(trx, logTerminalEvent, payload)),
      )
    },
    settled: () => last,
  }
}
