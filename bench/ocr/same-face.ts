/** From this similarity on two readings are of one face: the default threshold of a face match. */
export const SAME_FACE = 0.62
