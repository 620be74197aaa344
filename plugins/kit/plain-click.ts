/** The button and the held keys of a click, of the browser's event or of React's. */
export type ClickKeys = Readonly<Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>>;

/** Whether a click only follows the link, and does not open a tab or a window or download. */
export function isPlainClick(event: ClickKeys): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
