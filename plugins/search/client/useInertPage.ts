import {useLayoutEffect} from 'react';

/** The page behind takes no focus and no clicks while the component is there. Its effect runs before those that follow. */
export function useInertPage(): void {
  useLayoutEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => {
      page?.removeAttribute('inert');
    };
  }, []);
}
