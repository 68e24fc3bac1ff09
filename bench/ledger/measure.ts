export type Measured = { count: number; elapsedMs: number; latenciesMs: number[] }

/** Runs `work` over and over from that many callers at once, until the time is up and every started call is answered. */
export async function measure(
  callers: number,
  durationMs: number,
  work: () => Promise<void>,
): Promise<Measured> {
  const latenciesMs: number[] = []
  const startedAt = performance.now()
  async function call(): Promise<void> {
    for (let before = performance.now(); before - startedAt < durationMs; ) {
      await work()
      const after = performance.now()
      latenciesMs.push(after - before)
      before = after
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  return { count: latenciesMs.length, elapsedMs: performance.now() - startedAt, latenciesMs }
}
