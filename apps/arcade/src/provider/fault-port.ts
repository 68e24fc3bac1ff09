/**
 * What may go wrong with a provider call, for rehearsals.
 * `timeout`: nothing is applied and no answer comes. `timeout_after_apply`: applied, and no answer comes.
 * `fail`: refused with MAINTENANCE, nothing applied. `answer_twice`: the call is delivered twice, the second answer is sent.
 * `answer_late`: applied at once, answered after the caller has given up.
 */
export type FaultKind = 'timeout' | 'timeout_after_apply' | 'fail' | 'answer_twice' | 'answer_late'

/** Asked once at the start of every provider call; `operation` is the path (`transfers/in`). */
export interface FaultPort {
  take(operation: string): FaultKind | null | Promise<FaultKind | null>
}

export const noFaults: FaultPort = { take: () => null }
