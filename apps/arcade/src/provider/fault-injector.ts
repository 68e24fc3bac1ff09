/**
 * Faults that can be injected into a provider call, for tests.
 * `timeout`: not applied, no response. `timeout_after_apply`: applied, no response.
 * `fail`: refused with MAINTENANCE, not applied. `answer_twice`: delivered twice, the second response is sent.
 * `answer_late`: applied at once, the response is sent after the caller has timed out.
 */
export type FaultKind = 'timeout' | 'timeout_after_apply' | 'fail' | 'answer_twice' | 'answer_late'

/** Consulted once at the start of every provider call; `operation` is its path (`transfers/in`). */
export interface FaultInjector {
  take(operation: string): FaultKind | null | Promise<FaultKind | null>
}

export const noFaults: FaultInjector = { take: () => null }
