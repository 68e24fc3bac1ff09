/** What is told of each animation and each transition. */
const EVENTS = /^(?:animation|transition)/

/**
 * Keeps React from listening to animations and transitions, which it does by itself and no component asks for. While anybody listens, a
 * browser makes an event of each, and draws about five frames around each iteration of those that its compositor runs alone (decision
 * 0257). To be called before React gets to know the element: as a root, or as what holds a portal.
 */
export function ignoreAnimationEvents(element: Element): void {
  const listen = element.addEventListener.bind(element)
  element.addEventListener = (
    type: string,
    ...rest: [EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?]
  ) => {
    if (!EVENTS.test(type)) listen(type, ...rest)
  }
}
