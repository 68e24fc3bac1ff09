import type { Rule } from '../rule.ts'
import { asvsRegister } from './asvs/asvs-register.ts'
import { casts } from './casts.ts'
import { colours } from './colours.ts'
import { cycles } from './cycles.ts'
import { decisionIndex } from './decision-index.ts'
import { envExample } from './env-example.ts'
import { fileNames } from './file-names.ts'
import { gameNames } from './game-names.ts'
import { gameParts } from './game-parts.ts'
import { givenTime } from './given-time.ts'
import { honestTests } from './honest-tests.ts'
import { lockfile } from './lockfile.ts'
import { portable } from './portable.ts'
import { roomDoors } from './room-doors.ts'
import { roomNames } from './room-names.ts'
import { roomTables } from './room-tables.ts'
import { fileLength, functionLength } from './sizes.ts'
import { unusedNames } from './unused-names.ts'
import { vendorDoors } from './vendor-doors.ts'
import { wording } from './wording.ts'
import { workspaces } from './workspaces.ts'

/** What biome.json cannot say (decision 0120). */
export const allRules: readonly Rule[] = [
  roomDoors,
  roomNames,
  roomTables,
  workspaces,
  vendorDoors,
  gameNames,
  gameParts,
  cycles,
  fileLength,
  functionLength,
  fileNames,
  casts,
  unusedNames,
  colours,
  wording,
  honestTests,
  givenTime,
  portable,
  envExample,
  decisionIndex,
  lockfile,
  asvsRegister,
]
