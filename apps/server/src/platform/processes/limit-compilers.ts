import { setFlagsFromString } from 'node:v8'
import { COMPILER_FLAGS } from './compiler-flags.ts'

/** The first import of each program of the server: sets the flags of V8 before anything else is compiled. */
for (const flag of COMPILER_FLAGS) setFlagsFromString(flag)
