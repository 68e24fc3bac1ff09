/**
 * What a room asks of others without knowing who they are, or tells them. The asking room declares it in its `hooks.ts`; one
 * other room handles it in its `hook-handlers.ts`; `app/hook-handlers.ts` puts both together. What several rooms ask, the
 * platform declares (`vip-level-hook.ts`).
 */
export interface Hook<Handler> {
  readonly name: string
  handledBy(handler: Handler): HookHandler
  /** The handler in this server. Throws when no room handles the hook. */
  of(ctx: { readonly hooks: Hooks }): Handler
}

export interface HookHandler {
  readonly name: string
  enter(hooks: Hooks): void
}

/** The hooks of one server; each `Hook` knows its answer in it. */
export interface Hooks {
  readonly names: readonly string[]
}

export function defineHook<Handler>(name: string): Hook<Handler> {
  const handlers = new WeakMap<Hooks, Handler>()
  return {
    name,
    handledBy: (handler) => ({ name, enter: (hooks) => void handlers.set(hooks, handler) }),
    of({ hooks }) {
      const handler = handlers.get(hooks)
      if (handler === undefined) throw new Error(`no room handles ${name}`)
      return handler
    },
  }
}

/** Throws when two rooms handle the same hook. */
export function createHooks(handlers: readonly HookHandler[]): Hooks {
  const hooks: Hooks = { names: handlers.map(({ name }) => name) }
  const twice = hooks.names.find((name, at) => hooks.names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`${twice} is handled twice`)
  for (const handler of handlers) handler.enter(hooks)
  return hooks
}
