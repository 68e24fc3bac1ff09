/** Changes the text node that is there: a new one would be attached to the layout in each frame. */
export function writeText(element: HTMLElement | null, text: string): void {
  if (element === null) return
  if (element.firstChild instanceof Text) {
    if (element.firstChild.data !== text) element.firstChild.data = text
  } else element.textContent = text
}
