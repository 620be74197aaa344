import type {MouseEvent} from 'react';

/** Whether a click asks for nothing but to follow the link: no new tab, no window, no download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
