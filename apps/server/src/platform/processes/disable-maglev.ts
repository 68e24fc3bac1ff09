import { setFlagsFromString } from 'node:v8'

/**
 * The first import of each program of the server. While Node 24 ends, it waits for V8's threads; one that compiles with Maglev may
 * at that moment wait for a garbage collection of the main thread, and the process never ends (nodejs/node#54918). Functions that
 * are called often are compiled by TurboFan as before.
 */
setFlagsFromString('--no-maglev')
