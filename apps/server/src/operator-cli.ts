import './platform/processes/limit-compilers.ts'
import { createAppContext } from './app/create-app-context.ts'
import { migrateDatabase } from './app/database/migrate-database.ts'
import { openDatabase, withRunningDatabase } from './app/database/open-database.ts'
import { actions } from './app/rooms.ts'
import { withSandboxDefaults } from './app/sandbox/sandbox-defaults.ts'
import { readConfig } from './platform/config/config.ts'
import { ensureFirstOperator, FIRST_OPERATOR, findOperator } from './platform/operator/operators.ts'
import { accountCommands } from './platform/operator/terminal/account-commands.ts'
import { describeHelp } from './platform/operator/terminal/describe-actions.ts'
import { openTerminal } from './platform/operator/terminal/open-terminal.ts'
import { parseArguments, parseHelpRequest } from './platform/operator/terminal/parse-arguments.ts'
import { runCommand, SHELL_COMMAND } from './platform/operator/terminal/run-command.ts'
import { createSecurityRelay, type SecurityRelay } from './platform/operator/terminal/security-relay.ts'
import { createLogger } from './platform/telemetry/create-log.ts'
import { openServerClock } from './platform/time/server-clock.ts'

/** `npm run operator -- <action> --reason "why" [--as name] [--field value …]`; prompts for password and code. */
async function main(): Promise<number> {
  const args = process.argv.slice(2)
  const topic = parseHelpRequest(args)
  if (topic !== undefined) return printHelp(topic)
  const command = parseArguments(args)
  const config = readConfig({ ...process.env, LOG_LEVEL: 'error' })
  // Standard output carries the action's output alone.
  const toStderr = { write: (line: string) => void process.stderr.write(line) }
  const log = createLogger(config, toStderr)
  let relay: SecurityRelay | undefined
  const securityLog = createLogger(
    { LOG_LEVEL: 'warn' },
    {
      write(line) {
        toStderr.write(line)
        relay?.take(line)
      },
    },
  )
  const database = await openDatabase(await withRunningDatabase(config), log)
  const terminal = openTerminal()
  try {
    await migrateDatabase(config, database, log)
    const clock = await openServerClock(database.db, config.GAMEHALL_MODE === 'sandbox')
    const selfUrl = `http://127.0.0.1:${config.PORT}`
    const ctx = createAppContext(
      withSandboxDefaults(config, selfUrl, undefined),
      securityLog,
      database,
      clock,
      selfUrl,
    )
    relay = createSecurityRelay(ctx)
    if (config.GAMEHALL_MODE === 'sandbox' && (await findOperator(ctx.db, FIRST_OPERATOR)) === null)
      await ensureFirstOperator(ctx.db, config.OPERATOR_PASSWORD, ctx.clock.now())
    const print = (answer: string) => console.log(answer)
    return (await runCommand({ ctx, actions, terminal, print, now: () => new Date() }, command)) ? 0 : 1
  } finally {
    terminal.close()
    await relay?.settled()
    await database.close()
  }
}

function printHelp(topic: string): number {
  const help = describeHelp(actions, topic)
  if (help === null) {
    console.error(`no such action: ${topic}`)
    return 1
  }
  console.log(topic === '' ? `npm run operator -- ${help}` : help)
  if (topic !== '') return 0
  console.log('\nAs another operator: --as name. For your own account, with prompts:\n')
  for (const [name, { summary }] of Object.entries(accountCommands))
    console.log(`  ${name.padEnd(28)} ${summary}`)
  console.log(`  ${SHELL_COMMAND.padEnd(28)} Perform actions line by line under one login, until "exit"`)
  return 0
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
