/** Ctrl+K or Cmd+K: by the letter, and on layouts without Latin letters by the place of the key. */
export function isCommandKey({key, code, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean {
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/\p{Script=Latin}/u.test(key));
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
