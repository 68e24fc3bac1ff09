/**
 * What browsers say of a module or a file that the network lost: Chromium, Firefox, Safari. Anything else arrived and broke
 * while it ran.
 */
export const NETWORK_WORDS =
  /dynamically imported module|importing a module script failed|^unable to preload css|failed to fetch|networkerror|load failed/i
