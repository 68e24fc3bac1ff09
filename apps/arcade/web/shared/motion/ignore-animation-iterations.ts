/** What is told of each iteration of each endless animation. */
const ITERATION = 'animationiteration'

/**
 * Keeps React from listening to the iterations of animations, which it does by itself and no component asks for. While anybody listens,
 * a browser draws about five frames around each of them, also of those that its compositor runs alone (decision 0257). To be called
 * before `createRoot(root)`.
 */
export function ignoreAnimationIterations(root: Element): void {
  const listen = root.addEventListener.bind(root)
  root.addEventListener = (
    type: string,
    ...rest: [EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?]
  ) => {
    if (type !== ITERATION) listen(type, ...rest)
  }
}
