import { createHall } from './app/create-hall.ts'
import { createLog } from './app/create-log.ts'
import { openHallClock } from './app/hall-clock.ts'
import { migrateDatabase } from './app/migrate-database.ts'
import { openDatabase, withRunningDatabase } from './app/open-database.ts'
import { actions } from './app/rooms.ts'
import { withSandboxDefaults } from './app/sandbox-defaults.ts'
<<<<<<< HEAD
import { type Config, readConfig } from './config/config.ts'
import { refusalEnvelope } from './http/envelope.ts'
import { fitInput } from './operator/fit-input.ts'
import {
  authenticateOperator,
  ensureFirstOperator,
  FIRST_OPERATOR,
  findOperator,
  SANDBOX_PASSWORD,
} from './operator/operators.ts'
import { performAction } from './operator/perform-action.ts'
import { type OperatorCommand, readArguments } from './operator/read-arguments.ts'
=======
import { readConfig } from './config/config.ts'
import { migrateHall } from './db/migrate-hall.ts'
import { ensureFirstOperator, FIRST_OPERATOR, findOperator } from './operator/operators.ts'
import { readArguments } from './operator/read-arguments.ts'
import { ownCommands } from './operator/terminal/own-commands.ts'
import { openTerminal } from './operator/terminal/prompt.ts'
import { runCommand, SHELL } from './operator/terminal/run-command.ts'
>>>>>>> bf0e722 (Log operators in with a throttle, a second factor and passwords asked at the terminal; make the second of two in a stated way)

const USAGE = 'npm run operator -- <action> --reason "why" [--as name] [--field value …]'

/** `npm run operator -- <action> --reason "why" [--as name] [--field value …]`; password and code are asked for. */
async function main(): Promise<number> {
  const command = readArguments(process.argv.slice(2))
  if (command.action === undefined) {
    listActions()
    return 0
  }
<<<<<<< HEAD
  const config = readConfig({ ...process.env, LOG_LEVEL: 'error' })
  const log = createLog(config)
  const database = await openDatabase(await withRunningDatabase(config), log)
=======
  const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' })
  const running = await findEmbeddedPostgres(join(config.dataFolder, 'postgres'))
  // Standard output is the action's answer.
  const log = createLog(config, { write: (line) => void process.stderr.write(line) })
  const database = await openDatabase({ ...config, DATABASE_URL: config.DATABASE_URL ?? running?.url }, log)
  const terminal = openTerminal()
>>>>>>> bf0e722 (Log operators in with a throttle, a second factor and passwords asked at the terminal; make the second of two in a stated way)
  try {
    await migrateDatabase(config, database, log)
    const clock = await openHallClock(database.db, config.GAMEHALL_MODE === 'sandbox')
    const selfUrl = `http://127.0.0.1:${config.PORT}`
    const hall = createHall(withSandboxDefaults(config, selfUrl, undefined), log, database, clock, selfUrl)
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
  console.log('\nOf one’s own access, asked at the terminal (npm run operator -- <command> [--as name]):\n')
  for (const [name, { summary }] of Object.entries(ownCommands))
    console.log(`  ${name.padEnd(28)} ${summary}`)
  console.log(`  ${SHELL.padEnd(28)} Perform actions line by line under one login, until "exit"`)
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
