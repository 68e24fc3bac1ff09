/** Lets what waits for this thread have its turn: for tests that calculate for long. */
export const yieldThread = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
