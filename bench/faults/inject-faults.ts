import { setTimeout as delay } from 'node:timers/promises'
import type { KillableServer } from './killable-server.ts'
import type { ServerClient } from './server-client.ts'

const FAULT_KINDS = ['timeout', 'timeout_after_apply', 'fail', 'answer_twice', 'answer_late'] as const

export interface FaultPlan {
  readonly kills: number
  readonly faults: number
  /** The fault targets of the sandbox. */
  readonly targets: readonly string[]
}

export interface InjectedFaults {
  serverKills: number
  databaseKills: number
  faults: number
}

/**
 * Spreads kills and faults over a run by its progress (0 to 1): every kind of fault at every target in turn, and alternating
 * kills of the server and PostgreSQL. Resolves when all were made.
 */
export async function injectFaults(
  server: KillableServer,
  client: ServerClient,
  wanted: FaultPlan,
  progress: () => number,
): Promise<InjectedFaults> {
  const done: InjectedFaults = { serverKills: 0, databaseKills: 0, faults: 0 }
  const killCount = () => done.serverKills + done.databaseKills
  while (killCount() < wanted.kills || done.faults < wanted.faults) {
    const due = Math.min(progress() * 1.05, 1)
    if (done.faults < wanted.faults * due) {
      await plantFault(client, wanted.targets, done.faults)
      done.faults += 1
    } else if (killCount() < Math.floor(wanted.kills * due)) {
      await kill(server, done)
    } else {
      await delay(20)
    }
  }
  return done
}

async function plantFault(client: ServerClient, targets: readonly string[], index: number): Promise<void> {
  const target = targets[index % targets.length]
  const kind = FAULT_KINDS[Math.floor(index / targets.length) % FAULT_KINDS.length]
  await client.sandbox('faults', { target, kind, times: 1 })
}

async function kill(server: KillableServer, done: InjectedFaults): Promise<void> {
  if (done.serverKills <= done.databaseKills) {
    await server.killServer()
    done.serverKills += 1
    return
  }
  try {
    server.killDatabase()
    done.databaseKills += 1
  } catch {
    // PostgreSQL is restarting; the next turn kills it.
    await delay(50)
  }
}
