import { createHall } from './app/create-hall.ts'
import { createLog } from './app/create-log.ts'
import { openHallClock } from './app/hall-clock.ts'
import { migrateDatabase } from './app/migrate-database.ts'
import { openDatabase, withRunningDatabase } from './app/open-database.ts'
import { actions } from './app/rooms.ts'
import { withSandboxDefaults } from './app/sandbox-defaults.ts'
import { readConfig } from './config/config.ts'
import { ensureFirstOperator, FIRST_OPERATOR, findOperator } from './operator/operators.ts'
import { readArguments } from './operator/read-arguments.ts'
import { ownCommands } from './operator/terminal/own-commands.ts'
import { openTerminal } from './operator/terminal/prompt.ts'
import { runCommand, SHELL } from './operator/terminal/run-command.ts'

const USAGE = 'npm run operator -- <action> --reason "why" [--as name] [--field value …]'

/** `npm run operator -- <action> --reason "why" [--as name] [--field value …]`; prompts for password and code. */
async function main(): Promise<number> {
  const command = readArguments(process.argv.slice(2))
  if (command.action === undefined) {
    listActions()
    return 0
  }
  const config = readConfig({ ...process.env, LOG_LEVEL: 'error' })
  // Standard output carries the action's output alone.
  const toStderr = { write: (line: string) => void process.stderr.write(line) }
  const log = createLog(config, toStderr)
  const securityLog = createLog({ LOG_LEVEL: 'warn' }, toStderr)
  const database = await openDatabase(await withRunningDatabase(config), log)
  const terminal = openTerminal()
  try {
    await migrateDatabase(config, database, log)
    const clock = await openHallClock(database.db, config.GAMEHALL_MODE === 'sandbox')
    const selfUrl = `http://127.0.0.1:${config.PORT}`
    const hall = createHall(
      withSandboxDefaults(config, selfUrl, undefined),
      securityLog,
      database,
      clock,
      selfUrl,
    )
    if (config.GAMEHALL_MODE === 'sandbox' && (await findOperator(hall.db, FIRST_OPERATOR)) === null)
      await ensureFirstOperator(hall.db, config.OPERATOR_PASSWORD, hall.clock.now())
    const print = (answer: string) => console.log(answer)
    return (await runCommand({ hall, actions, terminal, print, now: () => new Date() }, command)) ? 0 : 1
  } finally {
    terminal.close()
    await database.close()
  }
}

function listActions(): void {
  console.log(`${USAGE}\n`)
  for (const { name, summary } of actions) console.log(`  ${name.padEnd(28)} ${summary}`)
  console.log('\nFor your own account, with prompts (npm run operator -- <command> [--as name]):\n')
  for (const [name, { summary }] of Object.entries(ownCommands))
    console.log(`  ${name.padEnd(28)} ${summary}`)
  console.log(`  ${SHELL.padEnd(28)} Perform actions line by line under one login, until "exit"`)
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
