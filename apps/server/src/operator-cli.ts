import { createHall } from './app/create-hall.ts'
import { createLog } from './app/create-log.ts'
import { openHallClock } from './app/hall-clock.ts'
import { migrateDatabase } from './app/migrate-database.ts'
import { openDatabase, withRunningDatabase } from './app/open-database.ts'
import { actions } from './app/rooms.ts'
import { withSandboxDefaults } from './app/sandbox-defaults.ts'
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

/** `npm run operator -- <action> --reason "why" [--as name] [--field value …]`; the password comes from OPERATOR_PASSWORD. */
async function main(): Promise<number> {
  const command = readArguments(process.argv.slice(2))
  if (command.action === undefined) {
    listActions()
    return 0
  }
  const config = readConfig({ ...process.env, LOG_LEVEL: 'error' })
  const log = createLog(config)
  const database = await openDatabase(await withRunningDatabase(config), log)
  try {
    await migrateDatabase(config, database, log)
    const clock = await openHallClock(database.db, config.GAMEHALL_MODE === 'sandbox')
    const selfUrl = `http://127.0.0.1:${config.PORT}`
    const hall = createHall(withSandboxDefaults(config, selfUrl, undefined), log, database, clock, selfUrl)
    return await perform(hall, config, command, command.action)
  } finally {
    await database.close()
  }
}

async function perform(
  hall: ReturnType<typeof createHall>,
  config: Config,
  command: OperatorCommand,
  actionName: string,
): Promise<number> {
  const isSandbox = config.GAMEHALL_MODE === 'sandbox'
  const password = config.OPERATOR_PASSWORD ?? (isSandbox ? SANDBOX_PASSWORD : '')
  if (isSandbox && (await findOperator(hall.db, FIRST_OPERATOR)) === null)
    await ensureFirstOperator(hall.db, config.OPERATOR_PASSWORD, hall.clock.now())
  const operator = await authenticateOperator(hall.db, command.operator, password)
  if (operator === null) {
    console.error(`"${command.operator}" with this OPERATOR_PASSWORD is no operator here`)
    return 1
  }
  const action = actions.find(({ name }) => name === actionName)
  const input = action === undefined ? command.typed : fitInput(action.input, command.typed)
  const outcome = await performAction(hall, actions, operator, {
    action: actionName,
    input,
    reason: command.reason,
  })
  console.log(JSON.stringify(outcome.ok ? outcome.data : refusalEnvelope(outcome, 'en'), null, 2))
  return outcome.ok ? 0 : 1
}

function listActions(): void {
  console.log('npm run operator -- <action> --reason "why" [--as name] [--field value …]\n')
  for (const { name, summary } of actions) console.log(`  ${name.padEnd(28)} ${summary}`)
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
