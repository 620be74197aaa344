/** What of a click, of the browser's or of React's, says how it was made. */
export type ClickKeys = Readonly<Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>>;

/** Whether a click asks for nothing but to follow the link: no new tab, no window, no download. */
export function isPlainClick(event: ClickKeys): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
