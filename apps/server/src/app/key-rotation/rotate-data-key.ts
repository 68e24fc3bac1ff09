import type { Pool } from '@gamehall/postgres'
import { sql } from 'kysely'
import type { Reencryption, ReencryptionContext } from '../../platform/encryption/reencryption.ts'
import { reencryptCardFingerprints } from '../../rooms/cashier/index.ts'
import {
  reencryptFilmParts,
  reencryptIdentityFingerprints,
  reencryptLikenessNumbers,
} from '../../rooms/identity/index.ts'
import { reencryptUploads } from '../../rooms/site/index.ts'
import { reencryptArcadeSeeds } from '../arcade/reencrypt-arcade-seeds.ts'
import { encryptedColumns } from './encrypted-columns.ts'
import { reencryptColumn } from './reencrypt-column.ts'

/** Jobs with an encrypted payload: they run within hours and then no longer need the older key. */
const JOBS_WITH_SEALED_PAYLOAD = ['notify-contact']

export interface RotationStep {
  readonly name: string
  readonly seen: number
  readonly changed: number
  readonly kept: number
}

export interface RotationReport {
  readonly keyVersion: number
  readonly steps: readonly RotationStep[]
  /** What still needs an older key, each in one sentence; empty when none does. */
  readonly remaining: readonly string[]
}

/**
 * Re-encrypts everything at rest with the first key of DATA_KEY, in small transactions while the server runs. It can be stopped
 * at any moment and run again: data that is already under that key is skipped.
 */
export async function rotateDataKey(
  context: ReencryptionContext & { readonly pool: Pool },
  onProgress: (step: RotationStep) => void,
): Promise<RotationReport> {
  const work: Reencryption[] = [
    ...encryptedColumns.map(reencryptColumn),
    reencryptCardFingerprints,
    reencryptIdentityFingerprints,
    reencryptLikenessNumbers,
    reencryptFilmParts,
    reencryptUploads,
    ...((await hasSeeds(context)) ? reencryptArcadeSeeds(context.pool) : []),
  ]
  const steps: RotationStep[] = []
  for (const one of work) steps.push(await runReencryption(one, context, onProgress))
  return { keyVersion: context.encryptor.keyVersion, steps, remaining: await findRemaining(context, steps) }
}

async function runReencryption(
  { name, batch }: Reencryption,
  context: ReencryptionContext,
  onProgress: (step: RotationStep) => void,
): Promise<RotationStep> {
  let step: RotationStep = { name, seen: 0, changed: 0, kept: 0 }
  let after: string | null = null
  do {
    const done = await batch(context, after)
    step = {
      name,
      seen: step.seen + done.seen,
      changed: step.changed + done.changed,
      kept: step.kept + done.kept,
    }
    after = done.next
    onProgress(step)
  } while (after !== null)
  return step
}

async function hasSeeds({ db }: ReencryptionContext): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('arcade.server_seeds') is not null as found`.execute(db)
  return rows[0]?.found ?? false
}

async function findRemaining({ db }: ReencryptionContext, steps: readonly RotationStep[]): Promise<string[]> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from graphile_worker.jobs
      where task_identifier = any (${JOBS_WITH_SEALED_PAYLOAD}::text[])`.execute(db)
  const waiting = rows[0]?.waiting ?? 0
  return [
    ...steps
      .filter(({ kept }) => kept > 0)
      .map(({ name, kept }) => `${name}: ${kept} can’t be re-encrypted and stay under an older key`),
    ...(waiting === 0
      ? []
      : [`${waiting} queued messages may be encrypted with an older key until they are sent`]),
  ]
}
