/** With reduced motion what moves is drawn so often. */
const STEP_MS = 100

/** Milliseconds until the next step: all that is drawn in steps shows the same moment. */
export const untilNextStep = (): number => STEP_MS - (performance.now() % STEP_MS)
