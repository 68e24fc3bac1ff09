import type { Rule } from '../rule.ts'
import { asvsRegister } from './asvs/asvs-register.ts'
import { casts } from './casts.ts'
import { colours } from './colours.ts'
import { cycles } from './cycles.ts'
import { envExample } from './env-example.ts'
import { fileNames } from './file-names.ts'
import { givenTime } from './given-time.ts'
import { honestTests } from './honest-tests.ts'
import { clientLayers } from './layers.ts'
import { lockfile } from './lockfile.ts'
import { libraryOwners, vendorDoors } from './owners.ts'
import { portable } from './portable.ts'
import { roomDoors } from './room-doors.ts'
import { roomNames } from './room-names.ts'
import { fileLength, functionLength } from './sizes.ts'
import { wording } from './wording.ts'
import { ledgerAlone, workspaces } from './workspaces.ts'

export const allRules: readonly Rule[] = [
  clientLayers,
  roomDoors,
  roomNames,
  workspaces,
  ledgerAlone,
  libraryOwners,
  vendorDoors,
  cycles,
  fileLength,
  functionLength,
  fileNames,
  casts,
  colours,
  wording,
  honestTests,
  givenTime,
  portable,
  envExample,
  lockfile,
  asvsRegister,
]
