let read: () => string | undefined = () => undefined

/** Tells the calls where the app keeps its session; the app's session store calls it when it is loaded. */
export function provideSessionToken(tokenOf: () => string | undefined): void {
  read = tokenOf
}

/** The token of the current session; undefined without a login. */
export function currentToken(): string | undefined {
  return read()
}
