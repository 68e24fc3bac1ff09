import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestContext, runJobs, type TestContext } from '../../../testing/index.ts'
import { createLogger } from '../../telemetry/create-log.ts'
import { logSecurityEvent } from '../../telemetry/security-log.ts'
import { createSecurityRelay, logTerminalEvent } from './security-relay.ts'

let ctx: TestContext
const lines: Record<string, unknown>[] = []
beforeAll(async () => {
  const log = createLogger({ LOG_LEVEL: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) })
  ctx = { ...(await createTestContext()), log }
})
afterAll(() => ctx.close())

it('writes the terminal’s security events, and nothing else, to the server’s log', async () => {
  const relay = createSecurityRelay(ctx)
  const terminalLog = createLogger({ LOG_LEVEL: 'warn' }, { write: (line) => relay.take(line) })
  const terminal = { ...ctx, log: terminalLog }
  terminalLog.warn('not about security')
  logSecurityEvent(terminal, { event: 'operator.login_failed', reason: 'code', operator: 'mei' })
  logSecurityEvent(terminal, { event: 'operator.locked', scope: 'operator', operator: 'mei' })
  await relay.settled()
  expect(lines).toEqual([])
  await runJobs(ctx, [logTerminalEvent])
  expect(lines).toMatchObject([
    {
      stream: 'security',
      source: 'terminal',
      event: 'operator.login_failed',
      reason: 'code',
      operator: 'mei',
      msg: 'operator.login_failed',
    },
    { stream: 'security', source: 'terminal', event: 'operator.locked', scope: 'operator', operator: 'mei' },
  ])
  expect(Number.isNaN(Date.parse(String(lines[0]?.happened_at)))).toBe(false)
  expect(lines).toHaveLength(2)
})
