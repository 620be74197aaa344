import {createStorageSlot} from '@docusaurus/theme-common';

/** Name under which the browser keeps `off` for readers who want no single key to open the search. */
export const SLASH_SETTING = 'tbia.search.slash';
const slash = createStorageSlot(SLASH_SETTING);

function isTextField(target: EventTarget | undefined): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Ctrl+K or Cmd+K: by the letter, and on layouts without Latin letters by the place of the key. */
export function isCommandKey({key, code, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean {
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/\p{Script=Latin}/u.test(key));
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** The single key `/`, outside of text fields, also those of other people's components, and unless it is switched off. */
export function isSlash(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey} = event;
  const isAlone = key === '/' && !ctrlKey && !metaKey && !altKey;
  return isAlone && !isTextField(event.composedPath()[0]) && slash.get() !== 'off';
}
