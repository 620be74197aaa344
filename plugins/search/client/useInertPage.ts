import {useLayoutEffect} from 'react';

/** The page behind takes no focus and no clicks while a component is there that uses this. */
export function useInertPage(): void {
  useLayoutEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
}
