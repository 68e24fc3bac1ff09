/**
 * The least confidence (0 to 1) at which a field may count as sure. Whatever contradicts a reading, or leaves a part of it unread, keeps
 * its confidence at 0.8 or less: no operator's setting makes such a field sure.
 */
export const MIN_SURE_CONFIDENCE = 0.85
