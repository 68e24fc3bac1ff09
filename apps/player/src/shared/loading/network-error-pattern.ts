/**
 * Matches the messages of Chromium, Firefox and Safari for a module or file that failed to load over the network. Any other
 * error was thrown by loaded code.
 */
export const NETWORK_ERROR_PATTERN =
  /dynamically imported module|importing a module script failed|^unable to preload css|failed to fetch|networkerror|load failed/i
