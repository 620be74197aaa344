import {useEffect, useLayoutEffect} from 'react';

let holders = 0;

/**
 * The page behind takes no focus and no clicks while a component is there that uses this. Its effect runs before those
 * that follow. When one such component takes the place of another, the page stays as it is: each change of `inert` has
 * the browser compute the styles of the whole page anew.
 */
export function useInertPage(): void {
  useLayoutEffect(() => {
    holders += 1;
    document.getElementById('__docusaurus')?.setAttribute('inert', '');
    return () => {
      holders -= 1;
    };
  }, []);
  // Runs once both have changed places, and before effects that give the focus back to the page.
  useEffect(
    () => () => {
      if (holders === 0) {
        document.getElementById('__docusaurus')?.removeAttribute('inert');
      }
    },
    [],
  );
}
