/**
 * With which compilers of V8 the server's programs run (docs/decisions/0259). While Node 24 ends, it waits for V8's threads; one that
 * compiles with Maglev may at that moment wait for a garbage collection of the main thread, and the process never ends
 * (nodejs/node#54918). So may one that compiles with Sparkplug, which therefore compiles on the main thread. Functions that are
 * called often are compiled by TurboFan as ever.
 */
export const COMPILER_FLAGS = ['--no-maglev', '--no-concurrent-sparkplug']
